import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Select } from './select.tsx';

const options = [
  { value: 'de', label: 'Germany' },
  { value: 'nl', label: 'Netherlands' },
  { value: 'pl', label: 'Poland' },
];

export const docs: ComponentDocs = {
  name: 'Select',
  summary:
    'A styled native `<select>`. It works without JavaScript, and phones show their own picker. For long lists, use Combobox; for up to five options, RadioGroup.',
  anatomy: [
    ['root', 'Label, hint, box and error.'],
    ['label', 'The label; visually hidden with `labelHidden`.'],
    ['requirement', 'Text next to the label: “optional”.'],
    ['hint', 'Help text.'],
    ['control', 'The box around the control.'],
    ['error', 'The error message with an icon.'],
    ['box', 'The frame around the `<select>`.'],
  ],
  keyboard: {
    specimen: () => <Select label="Country" options={options} />,
    rows: [
      {
        keys: ['ArrowDown'],
        does: 'Selects the next option without opening the list (on macOS, opens the list).',
        from: 'combobox Country',
        native: true,
        expect: { value: ['combobox Country', 'nl'] },
      },
      {
        keys: ['End'],
        does: 'Selects the last option.',
        from: 'combobox Country',
        native: true,
        expect: { value: ['combobox Country', 'pl'] },
      },
      {
        keys: ['Printable character'],
        press: ['p'],
        does: 'Selects the next option that starts with it.',
        from: 'combobox Country',
        native: true,
        expect: { value: ['combobox Country', 'pl'] },
      },
    ],
  },
  screenReader: ['Announced like any native select, and described by the hint and error.'],
  dos: [
    'Use `placeholder` if no option is a likely default, so that nothing is selected by accident.',
    'Order options by frequency or alphabetically.',
  ],
  donts: [
    'Do not navigate when the selection changes: arrow keys step through all options.',
    'Do not use it for commands.',
  ],
};
