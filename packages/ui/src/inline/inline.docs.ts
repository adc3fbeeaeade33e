import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Inline',
  summary:
    'Places children side by side and wraps them, such as buttons or badges. For vertical layout, use Stack; for the two ends of a line, Spread.',

  anatomy: [['root', 'The line.']],
  screenReader: ['Not exposed to screen readers, except with an element such as `element="ul"`.'],
  dos: ['Let it wrap: texts are longer in other languages.'],
  donts: ['Do not put margins on the children.', 'Do not use it for a page’s columns.'],
};
