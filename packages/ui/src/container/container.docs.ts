import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Container',
  summary: 'Centres the content of a page with margins at the edges of the window.',

  anatomy: [['root', 'The centred box.']],
  screenReader: ['Not exposed to screen readers, except with an element such as `element="main"`.'],
  dos: [
    'Use `narrow` for forms and long text, to keep lines readable.',
    'Use one in each section of the page.',
    'Set `paddingBlock` for the space between sections.',
  ],
  donts: ['Do not nest containers.'],
};
