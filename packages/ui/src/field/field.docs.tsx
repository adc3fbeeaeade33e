import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Field } from './field.tsx';

export const docs: ComponentDocs = {
  name: 'Field',
  summary:
    'Label, hint and error for a control that the library does not have: a colour, a file, a widget of your own. Its own fields have all this built in.',
  anatomy: [
    ['root', 'All of it; `data-invalid` with an error, `data-disabled` when disabled.'],
    ['label', 'The label; in the document also when `labelHidden`.'],
    ['requirement', 'Wording beside the label: “optional”.'],
    ['hint', 'Help that is needed before typing.'],
    ['control', 'What holds the control.'],
    ['error', 'What is wrong, with a sign.'],
    ['counter', 'How many characters are left, where `maxLength` and `counterLabel` are given.'],
    ['legend', 'In groups of radios and checkboxes, the question instead of a label.'],
  ],
  keyboard: {
    specimen: () => <Field label="Start date">{(control) => <input type="text" {...control} />}</Field>,
    rows: [
      {
        keys: ['Any key'],
        press: ['a'],
        does: 'Belongs to your control: Field takes none.',
        from: 'textbox Start date',
        expect: { value: ['textbox Start date', 'a'] },
      },
    ],
  },
  screenReader: ['Ties label, hint and error to the control by id: spread the given attributes on it.'],
  dos: ['Spread `control` on the element that takes the focus.', 'Give the control the look of the other fields.'],
  donts: ['Do not wrap a field of the library in it.', 'Do not leave the label out: hide it by `labelHidden`.'],
};
