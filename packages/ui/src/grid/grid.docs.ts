import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Grid',
  summary: 'A grid of equal columns for cards, figures or options. For different widths, use Columns.',

  anatomy: [['root', 'The grid.']],
  screenReader: ['Not exposed to screen readers, except with an element such as `element="ul"`.'],
  dos: [
    'Use `fit` if the number of columns doesn’t matter.',
    'List `columns` from narrow to wide: `{ base: 1, md: 3 }`.',
  ],
  donts: ['Do not put margins on the children: use `gap`.'],
};
