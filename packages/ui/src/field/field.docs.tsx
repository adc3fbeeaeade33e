import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Field } from './field.tsx';

export const docs: ComponentDocs = {
  name: 'Field',
  summary:
    'Adds a label, hint and error to a custom control, such as a colour or file input. The library’s own fields have these built in.',
  anatomy: [
    ['root', 'The root; has `data-invalid` with an error and `data-disabled` when disabled.'],
    ['label', 'The label; visually hidden with `labelHidden`.'],
    ['requirement', 'Text next to the label: “optional”.'],
    ['hint', 'Help text.'],
    ['control', 'The box around the control.'],
    ['error', 'The error message with an icon.'],
    ['counter', 'The number of characters left or too many, with `maxLength` and `counterLabel`.'],
    ['legend', 'In groups of radios and checkboxes, the legend instead of a label.'],
  ],
  keyboard: {
    specimen: () => <Field label="Start date">{(control) => <input type="text" {...control} />}</Field>,
    rows: [
      {
        keys: ['Any key'],
        press: ['a'],
        does: 'Handled by your control. Field handles no keys.',
        from: 'textbox Start date',
        expect: { value: ['textbox Start date', 'a'] },
      },
    ],
  },
  screenReader: ['Links label, hint and error to the control by id, if you spread the given attributes on it.'],
  dos: ['Spread `control` on the focusable element.', 'Style the control like the other fields.'],
  donts: ['Do not wrap the library’s own fields.', 'Do not omit the label: hide it with `labelHidden`.'],
};
