import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Prose',
  summary: 'Long text: help, news, legal texts. Give elements as children, or HTML that the server has sanitised.',

  anatomy: [['root', 'The text.']],
  unionProps: [
    ['children', 'ReactNode', 'The text as elements.'],
    ['html', 'string', 'The text as HTML that the server has sanitised, instead of children.'],
  ],
  screenReader: [
    'Headings, lists and tables are read as what they are. Cells of tables get the names of their columns on phones.',
  ],
  dos: ['Sanitise on the server: `html` is put in as it is.', 'Begin its headings one level below the page’s own.'],
  donts: ['Do not use it for interface text.', 'Do not style its elements one by one.'],
};
