import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Checkbox } from './checkbox.tsx';

export const docs: ComponentDocs = {
  name: 'Checkbox',
  summary:
    'A yes/no option that is submitted with a form. For settings that apply immediately, use Switch; for several options of one question, CheckboxGroup.',
  apg: 'checkbox',
  anatomy: [
    ['root', 'Option, hint and error.'],
    ['label', 'The box and its label; all of it is clickable.'],
    ['hint', 'Help text below the option.'],
    ['error', 'The error message.'],
  ],
  keyboard: {
    specimen: () => <Checkbox label="I accept the terms" />,
    rows: [
      {
        keys: ['Space'],
        does: 'Checks the checkbox.',
        from: 'checkbox I accept the terms',
        expect: { checked: 'checkbox I accept the terms' },
      },
      {
        keys: ['Space'],
        does: 'Clears the checkbox if it is checked.',
        from: 'checkbox I accept the terms',
        given: { press: ['Space'], until: { checked: 'checkbox I accept the terms' } },
        expect: { unchecked: 'checkbox I accept the terms' },
      },
      {
        keys: ['Enter'],
        does: 'Submits the form, if there is one.',
        from: 'checkbox I accept the terms',
        expect: { unchecked: 'checkbox I accept the terms' },
      },
    ],
  },
  screenReader: [
    'Announced as checked, not checked, or mixed with `indeterminate`.',
    'Described by the hint and error.',
  ],
  dos: [
    'Describe what checking does: “Send me news”.',
    'Use `indeterminate` only if it represents several other checkboxes.',
  ],
  donts: ['Do not use negative labels: “Do not send …”.', 'Do not preselect consent.'],
};
