import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { CodeBlock } from './code-block.tsx';

export const docs: ComponentDocs = {
  name: 'CodeBlock',
  summary:
    'A block of code with a caption and a copy button, and by request line numbers, highlighted lines, wrapping and a download. Long lines scroll. It has no syntax highlighter: give highlighted nodes as `lines`. For a single value in text, use Copyable; for changes, DiffView.',
  anatomy: [
    ['root', 'The `<figure>`.'],
    ['caption', 'The caption with the copy button.'],
    ['note', 'The language, after the caption.'],
    ['tools', 'The buttons.'],
    ['download', 'The link to the file.'],
    ['line', 'A line, with line numbers, highlights or `lines`. A highlighted one is a `<mark>`.'],
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
  screenReader: [
    'The code is a region named by the caption, so that it can be scrolled with the keyboard.',
    'Line numbers aren’t copied. Highlighted lines are marks, which some screen readers announce.',
  ],
  dos: [
    'Describe the purpose of the code in the caption.',
    'Use complete commands that can be pasted.',
    'Highlight on the server, with a library such as Shiki, and give one node per line as `lines`.',
  ],
  donts: [
    'Do not put a prompt sign (`$`) before commands: it would be copied.',
    'Do not highlight lines that the text doesn’t explain.',
  ],
};
