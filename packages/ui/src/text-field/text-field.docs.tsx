import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { TextField } from './text-field.tsx';

export const docs: ComponentDocs = {
  name: 'TextField',
  summary:
    'One line of text with its label, hint and error. For several lines take TextArea, for numbers NumberField, for passwords PasswordField, for searching SearchField.',
  anatomy: [
    ['root', 'Label, hint, box and error; `data-invalid` with an error, `data-disabled` when disabled.'],
    ['label', 'The label; in the document also when `labelHidden`.'],
    ['requirement', 'Wording beside the label: “optional”.'],
    ['hint', 'Help that is needed before typing.'],
    ['control', 'What holds the control.'],
    ['error', 'What is wrong, with a sign.'],
    ['box', 'The frame around input, leading and trailing.'],
    ['leading', 'Slot before the text: an icon, “https://”.'],
    ['input', 'The `<input>`, which gets `ref` and all other props.'],
    ['trailing', 'Slot after the text: a unit, a button.'],
  ],
  keyboard: {
    specimen: () => (
      <>
        <TextField label="City" defaultValue="Berlin" />
        <TextField label="Street" />
      </>
    ),
    rows: [
      {
        keys: ['Any character'],
        press: ['End', '!'],
        does: 'Types it. Nothing is swallowed or changed while typing.',
        from: 'textbox City',
        expect: { value: ['textbox City', 'Berlin!'] },
      },
      { keys: ['Tab'], does: 'Goes to the next field.', from: 'textbox City', expect: { focused: 'textbox Street' } },
    ],
  },
  screenReader: [
    'Named by its label; hint and error are its description, in this order.',
    'With an error it is announced as invalid.',
    'A `requirement` is read as a part of the name.',
  ],
  dos: [
    'Give every field a label, also where a placeholder seems enough.',
    'Set `type`, `autoComplete` and `inputMode`: the browser fills in, and a phone shows the right keys.',
    'Say in the error how to put it right: “Enter the year with four digits”.',
    'Put a message that is no error into `below`, as a Status: “This name is free”.',
  ],
  donts: [
    'Do not use the placeholder as a label or hint: it goes away, and it is pale.',
    'Do not show an error before the visitor has left the field or sent the form.',
  ],
};
