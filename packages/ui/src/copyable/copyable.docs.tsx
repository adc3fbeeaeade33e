import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Copyable } from './copyable.tsx';

export const docs: ComponentDocs = {
  name: 'Copyable',
  summary: 'A value with a copy button, such as an address, key or number. For several lines, use CodeBlock.',
  anatomy: [
    ['root', 'Value and button.'],
    ['value', 'The displayed value, excluded from browser translation.'],
  ],
  keyboard: {
    specimen: () => <Copyable value="185.12.64.9" copyLabel="Copy the address" copiedLabel="Copied" />,
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Copies the value and keeps focus. If the clipboard isn’t available, selects the value for Ctrl+C.',
        from: 'button Copy the address',
        expect: { focused: 'button' },
      },
    ],
  },
  screenReader: ['“Copied” is announced and becomes the button’s name for two seconds.'],
  dos: ['Name the value in the label: “Copy the address”.', 'Show dots for secrets.'],
  donts: ['Do not use it for text that nobody pastes.'],
};
