import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { CodeBlock } from './code-block.tsx';

export const docs: ComponentDocs = {
  name: 'CodeBlock',
  summary:
    'Lines of code to copy, with a name and a button. Long lines scroll. For one value within a text take Copyable.',
  anatomy: [
    ['root', 'The `<figure>`.'],
    ['caption', 'What it is, with the button.'],
    ['note', 'After it: the language.'],
  ],
  keyboard: {
    specimen: () => <CodeBlock caption="Connect" code="ssh root@185.12.64.9" copyLabel="Copy" copiedLabel="Copied" />,
    rows: [
      {
        keys: ['Tab'],
        does: 'From the button: goes to the lines, which then scroll by arrows.',
        from: 'button Copy',
        expect: { focused: 'region Connect' },
      },
    ],
  },
  screenReader: ['The lines are a region with the name of the caption, so that they can be scrolled by keyboard.'],
  dos: ['Say in the caption what the lines are for.', 'Give whole commands that work when pasted.'],
  donts: ['Do not put a prompt sign (`$`) before commands: it would be copied.'],
};
