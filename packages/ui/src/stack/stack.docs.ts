import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Stack',
  summary: 'Children under one another; the space between them belongs to the stack, never to the children.',

  anatomy: [['root', 'The stack.']],
  screenReader: ['Says nothing by itself; `element="ul"` makes it a list.'],
  dos: ['Give larger gaps between groups than within them.', 'Change `gap` by width: `{ base: 16, md: 32 }`.'],
  donts: ['Do not put margins on the children.'],
};
