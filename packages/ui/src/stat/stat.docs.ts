import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Stat',
  summary: 'One large figure with a label. For several facts in rows, use DataList.',

  anatomy: [
    ['root', 'The `<dl>`.'],
    ['label', 'The label.'],
    ['value', 'The figure with its unit.'],
  ],
  screenReader: ['Read as a term with its value.'],
  dos: ['Use verifiable figures.', 'Set `ruled` over columns of figures.'],
  donts: ['Do not animate the figure.'],
};
