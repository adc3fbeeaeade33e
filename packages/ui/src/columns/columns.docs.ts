import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Columns',
  summary:
    'The twelve columns of a page, for parts of different width: a text and its aside. Cards of equal width stand in a Grid.',

  anatomy: [
    ['root', 'The row of twelve.'],
    ['[data-component="column"]', 'Column: one part, `span` columns wide.'],
  ],
  screenReader: ['Says nothing by itself; parts are read in the order of the source.'],
  dos: [
    'Begin with `base: 12`: on phones parts stand under one another.',
    'Set `sticky` on the part that should stay in view, such as an order summary.',
  ],
  donts: ['Do not change the order by CSS: keyboard and screen readers follow the source.'],
};
