import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Callout',
  summary:
    'A message within a page, such as why two options can’t be combined or what happens next. For the whole page, use Banner; for feedback on an action, a toast; for content that failed to load, ErrorState.',

  anatomy: [
    ['root', 'The box; `data-tone` is its tone.'],
    ['body', 'Title, text and actions.'],
    ['actions', 'Buttons that resolve the problem.'],
  ],
  screenReader: [
    'Read in document order. Add `role="status"` if it appears later, so that it is announced.',
    'The icon is hidden, so the text must convey the tone.',
  ],
  dos: ['Offer a solution in `actions`: “Choose NVMe 3”.', 'Place it next to the content it refers to.'],
  donts: ['Do not stack several callouts.', 'Do not use `danger` for advice.'],
};
