import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'PageBody',
  summary:
    'The content of a page between header and footer: a Container with space above and below, and a Stack of the parts. For a page with one short form, use FormPage.',

  anatomy: [['root', 'The Container, with a Stack inside.']],
  screenReader: ['Not exposed to screen readers, except with an element such as `element="main"`.'],
  dos: [
    'Use one for each page, so that pages begin at the same height.',
    'Use Section for the parts of a page with several topics.',
  ],
  donts: ['Do not put margins on the parts: use `gap`.', 'Do not nest it.'],
};
