import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'KeyHint',
  summary: 'Keys to press, beside the command that they stand for. It shows them only: the page handles the keys.',
  anatomy: [
    ['root', 'The `<kbd>`.'],
    ['key', 'One key.'],
  ],
  screenReader: ['`label` is read instead of the keys, because symbols such as ⌘ are read differently or not at all.'],
  dos: [
    'Give `apple` for shortcuts with Ctrl, and handle ⌘ there.',
    'Announce a shortcut on its button with `aria-keyshortcuts`.',
  ],
  donts: [
    'Do not make a shortcut the only way to a command.',
    'Do not use single letters without a way to turn them off.',
  ],
};
