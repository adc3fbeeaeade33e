import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Copyable } from './copyable.tsx';

export const docs: ComponentDocs = {
  name: 'Copyable',
  summary: 'An address, key or number with a button that copies it. Several lines are a CodeBlock.',
  anatomy: [
    ['root', 'Value and button.'],
    ['value', 'What is shown; browsers do not translate it.'],
  ],
  keyboard: {
    specimen: () => <Copyable value="185.12.64.9" copyLabel="Copy the address" copiedLabel="Copied" />,
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Copies the value; the focus stays. Where the clipboard is forbidden, selects it for Ctrl+C.',
        from: 'button Copy the address',
        expect: { focused: 'button' },
      },
    ],
  },
  screenReader: ['“Copied” is announced, and is the button’s name for two seconds.'],
  dos: ['Name what is copied: “Copy the address”.', 'Show dots for a secret and copy the secret.'],
  donts: ['Do not use it for words that nobody pastes.'],
};
