import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Grid',
  summary: 'Equal columns: cards, figures, choices. Parts of different width stand in Columns.',

  anatomy: [['root', 'The grid.']],
  screenReader: ['Says nothing by itself; `element="ul"` makes it a list.'],
  dos: [
    'Take `fit` where the number of columns does not matter.',
    'Give `columns` from narrow to wide: `{ base: 1, md: 3 }`.',
  ],
  donts: ['Do not put margins on the children: `gap` is the space.'],
};
