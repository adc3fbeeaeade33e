import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Columns',
  summary:
    'A twelve-column layout for content of different widths, such as text and a sidebar. For cards of equal width, use Grid.',

  anatomy: [
    ['root', 'The row of twelve.'],
    ['[data-component="column"]', 'Column: spans `span` of the twelve columns.'],
  ],
  screenReader: ['Not exposed to screen readers. Content is read in source order.'],
  dos: [
    'Start with `base: 12` to stack columns on phones.',
    'Set `sticky` on a column that should stay in view, such as an order summary.',
  ],
  donts: ['Do not change the order with CSS: keyboard and screen readers follow the source order.'],
};
