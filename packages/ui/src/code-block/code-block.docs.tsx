import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { CodeBlock } from './code-block.tsx';

export const docs: ComponentDocs = {
  name: 'CodeBlock',
  summary:
    'A block of code with a caption and a copy button. Long lines scroll. For a single value in text, use Copyable.',
  anatomy: [
    ['root', 'The `<figure>`.'],
    ['caption', 'The caption with the copy button.'],
    ['note', 'The language, after the caption.'],
  ],
  keyboard: {
    specimen: () => <CodeBlock caption="Connect" code="ssh root@185.12.64.9" copyLabel="Copy" copiedLabel="Copied" />,
    rows: [
      {
        keys: ['Tab'],
        does: 'From the button, moves focus to the code, which scrolls with the arrow keys.',
        from: 'button Copy',
        expect: { focused: 'region Connect' },
      },
    ],
  },
  screenReader: ['The code is a region named by the caption, so that it can be scrolled with the keyboard.'],
  dos: ['Describe the purpose of the code in the caption.', 'Use complete commands that can be pasted.'],
  donts: ['Do not put a prompt sign (`$`) before commands: it would be copied.'],
};
