import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'List',
  summary:
    'A list with bullets or numbers, for short sentences and links. For things with actions, use ItemList; for instructions with titles, Steps; within long text, Prose.',

  anatomy: [['root', 'The `<ul>` or `<ol>`.']],
  screenReader: ['A list; the number of items is announced.'],
  dos: ['Begin all items in the same way.', 'Use `ordered` only if the order matters.'],
  donts: ['Do not use it for layout: use Stack with `element="ul"`.'],
};
