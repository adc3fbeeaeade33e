import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Bleed',
  summary:
    'Extends content over the margins of the surrounding Container, such as a table or picture from edge to edge.',

  anatomy: [['root', 'The extended content.']],
  screenReader: ['Not exposed to screen readers.'],
  dos: [
    'Set `padded` if only the background should reach the edge.',
    'Set `narrowOnly` to extend content on phones only.',
  ],
  donts: ['Do not use it outside a Container: it would make the page scroll horizontally.'],
};
