import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Container',
  summary: 'Centres the content of a page and keeps it off the edges of the window.',

  anatomy: [['root', 'The centred box.']],
  screenReader: ['Says nothing by itself; `element="main"` makes it the main part.'],
  dos: ['Use `narrow` for forms and long text: lines stay readable.', 'Use one in each band of the page.'],
  donts: ['Do not nest containers.'],
};
