import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Inline',
  summary:
    'Children side by side, on as many lines as they need: buttons, badges. For children under one another take Stack, for the two ends of a line Spread.',

  anatomy: [['root', 'The line.']],
  screenReader: ['Says nothing by itself; `element="ul"` makes it a list.'],
  dos: ['Let it wrap: words are longer in other languages.'],
  donts: ['Do not put margins on the children.', 'Do not use it for a page’s columns.'],
};
