import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Callout',
  summary:
    'A remark within a page: why two choices do not go together, what happens next. What concerns the whole page is a Banner, what has just happened a toast, a part that failed an ErrorState.',

  anatomy: [
    ['root', 'The box; `data-tone` is its kind.'],
    ['body', 'Title, text and actions.'],
    ['actions', 'Buttons that put right what the text says.'],
  ],
  screenReader: [
    'Read in its place. Give `role="status"` to one that appears later, so that it is announced.',
    'The sign is silent: the words must say what kind it is.',
  ],
  dos: ['Offer the nearest way out in `actions`: “Choose NVMe 3”.', 'Keep it beside what it is about.'],
  donts: ['Do not stack several: the second is not read.', 'Do not use `danger` for advice.'],
};
