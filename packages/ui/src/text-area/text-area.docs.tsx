import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { TextArea } from './text-area.tsx';

export const docs: ComponentDocs = {
  name: 'TextArea',
  summary: 'Several lines of text: a message, a key. With `maxLength` and `counterLabel` it says how many are left.',
  anatomy: [
    ['root', 'Label, hint, box, counter and error.'],
    ['label', 'The label; in the document also when `labelHidden`.'],
    ['requirement', 'Wording beside the label: “optional”.'],
    ['hint', 'Help that is needed before typing.'],
    ['control', 'What holds the control.'],
    ['error', 'What is wrong, with a sign.'],
    ['box', 'The frame around the `<textarea>`.'],
    ['counter', 'How many characters are left.'],
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
        does: 'Begins a new line.',
        from: 'textbox Message',
        native: true,
        expect: { value: ['textbox Message', 'One\nx'] },
      },
      {
        keys: ['Tab'],
        does: 'Goes to the next field; it types no tab.',
        from: 'textbox Message',
        expect: { focused: 'textbox Key', value: ['textbox Message', 'One'] },
      },
    ],
  },
  screenReader: [
    'Named and described as a TextField.',
    'What is left is announced at 20 %, at 10 % and at the end, not with every letter.',
  ],
  dos: ['Set `rows` to the length of a usual answer.', 'Use `mono` for keys and scripts.'],
  donts: ['Do not limit a message without need.', 'Do not use it for one line of text: that is a TextField.'],
};
