import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Stat',
  summary: 'One large figure and what it counts. For several facts in rows take DataList.',

  anatomy: [
    ['root', 'The `<dl>`.'],
    ['label', 'What is counted.'],
    ['value', 'The figure with its unit.'],
  ],
  screenReader: ['Read as a term with its value.'],
  dos: ['Give figures that can be checked.', 'Set `ruled` over columns of figures.'],
  donts: ['Do not animate the figure.'],
};
