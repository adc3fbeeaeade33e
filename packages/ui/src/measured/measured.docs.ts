import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Measured',
  summary:
    'A container for responsive layouts that depend on its own width instead of the window’s. `@sm`, `@md` and `@lg` are 320, 480 and 720 px.',
  anatomy: [['root', 'The box, as wide as its parent.']],
  screenReader: ['Not exposed to screen readers, unless you set `element`.'],
  dos: ['Use it for content that appears in pages and in columns.'],
  donts: ['Do not use it if the content should set the width: it would collapse.'],
};
