import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Status',
  summary:
    'Shows a state with an icon and text, such as active, payment due or failed. For labels that don’t change, use Badge.',

  anatomy: [
    ['root', 'Icon and text; `data-tone` is the tone.'],
    ['icon', 'The icon; spins while `pending`.'],
  ],
  screenReader: ['Read as text; the icon is hidden. Add `role="status"` if it changes while the page is open.'],
  dos: ['Use the same text for the same state everywhere.'],
  donts: ['Do not add tones for your own states: use the closest one.'],
};
