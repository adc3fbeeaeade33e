import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { TextField } from './text-field.tsx';

export const docs: ComponentDocs = {
  name: 'TextField',
  summary:
    'A single-line text input with label, hint and error. For several lines, use TextArea; for numbers, NumberField; for passwords, PasswordField; for searching, SearchField.',
  anatomy: [
    ['root', 'Label, hint, box and error; `data-invalid` with an error, `data-disabled` when disabled.'],
    ['label', 'The label; visually hidden with `labelHidden`.'],
    ['requirement', 'Text next to the label: “optional”.'],
    ['hint', 'Help text.'],
    ['control', 'The box around the control.'],
    ['error', 'The error message with an icon.'],
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
        does: 'Types the character. Input is never changed while typing.',
        from: 'textbox City',
        expect: { value: ['textbox City', 'Berlin!'] },
      },
      {
        keys: ['Tab'],
        does: 'Moves focus to the next field.',
        from: 'textbox City',
        expect: { focused: 'textbox Street' },
      },
    ],
  },
  screenReader: [
    'Labelled by its label, and described by hint and error, in this order.',
    'With an error, it is announced as invalid.',
    '`requirement` is read as part of the name.',
  ],
  dos: [
    'Always set a label, even if a placeholder seems enough.',
    'Set `type`, `autoComplete` and `inputMode` for autofill and the right on-screen keyboard.',
    'Say how to fix the error: “Enter the year with four digits”.',
    'Show messages that aren’t errors in `below`, as a Status: “This name is available”.',
  ],
  donts: [
    'Do not use the placeholder as a label or hint: it disappears and has low contrast.',
    'Do not show an error before the user leaves the field or submits the form.',
  ],
};
