import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'ItemList',
  summary:
    'A list of things with what can be done to each, such as keys, addresses or saved cards. To compare values in columns, use Table; for terms and values, DataList.',

  anatomy: [
    ['root', 'The `<ul>`.'],
    ['[data-component="item"]', 'Item: one `<li>` with a line below it.'],
    ['content', 'The lines of the item: its name, and what is to know about it.'],
    ['actions', 'Buttons, links or the state.'],
  ],
  screenReader: ['A list; the number of items is announced. Actions are read after the item they belong to.'],
  dos: [
    'Name each action with its item if the visible words are the same: “Remove key laptop”.',
    'Use `layout="columns"` for actions that open below their button.',
  ],
  donts: ['Do not show an empty list: say in words that there is nothing yet.'],
};
