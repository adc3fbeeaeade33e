import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Stack',
  summary: 'Stacks children vertically. The stack sets the space between them.',

  anatomy: [['root', 'The stack.']],
  screenReader: ['Not exposed to screen readers, except with an element such as `element="ul"`.'],
  dos: [
    'Use larger gaps between groups than within them.',
    'Set `align="start"` to keep children at their own width. Buttons keep it anyway, unless `stretched`.',
    'Change `gap` with the width: `{ base: 16, md: 32 }`.',
  ],
  donts: ['Do not put margins on the children.'],
};
