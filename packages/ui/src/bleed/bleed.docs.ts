import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Bleed',
  summary: 'Reaches over the margins of the Container around it: a table or a picture from edge to edge.',

  anatomy: [['root', 'What reaches over the margins.']],
  screenReader: ['Says nothing by itself.'],
  dos: [
    'Set `padded` when only the ground should reach the edge.',
    'Set `narrowOnly` for what should be wide on phones alone.',
  ],
  donts: ['Do not use it outside a Container: it would make the page scroll sideways.'],
};
