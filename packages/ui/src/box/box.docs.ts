import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Box',
  summary:
    'Adds padding and a background to its children. For a bordered section, use Card; for space between children, Stack.',

  anatomy: [['root', 'The box.']],
  screenReader: ['Not exposed to screen readers, except with an element such as `element="section"`.'],
  dos: ['Change `padding` with the width: `{ base: 16, md: 32 }`.'],
  donts: ['Do not use it for the space between two elements: the layout around them sets it.'],
};
