import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { TextArea } from './text-area.tsx';

export const docs: ComponentDocs = {
  name: 'TextArea',
  summary:
    'A multi-line text input, for example for a message or key. With `maxLength` and `counterLabel`, it counts the characters left, and longer text isn’t cut.',
  anatomy: [
    ['root', 'Label, hint, box, counter and error.'],
    ['label', 'The label; visually hidden with `labelHidden`.'],
    ['requirement', 'Text next to the label: “optional”.'],
    ['hint', 'Help text.'],
    ['control', 'The box around the control.'],
    ['error', 'The error message with an icon.'],
    ['box', 'The frame around the `<textarea>`.'],
    ['counter', 'The number of characters left.'],
  ],
  keyboard: {
    specimen: () => (
      <>
        <TextArea label="Message" defaultValue="One" />
        <TextArea label="Key" />
      </>
    ),
    rows: [
      {
        keys: ['Enter'],
        press: ['Control+End', 'Enter', 'x'],
        does: 'Starts a new line.',
        from: 'textbox Message',
        native: true,
        expect: { value: ['textbox Message', 'One\nx'] },
      },
      {
        keys: ['Tab'],
        does: 'Moves focus to the next field; doesn’t insert a tab.',
        from: 'textbox Message',
        expect: { focused: 'textbox Key', value: ['textbox Message', 'One'] },
      },
    ],
  },
  screenReader: [
    'Labelled and described like a TextField.',
    'The number of characters left is announced at 20 %, 10 % and 0, not with every character.',
  ],
  dos: ['Set `rows` to the usual length of the text.', 'Use `mono` for keys and scripts.'],
  donts: ['Do not limit the length without need.', 'Do not use it for one line of text: use TextField.'],
};
