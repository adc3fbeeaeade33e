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
    'One of a list of known values: the native `<select>`, dressed. It works without script, and a phone shows its own list. For long lists that want searching take Combobox; up to five choices are quicker as RadioGroup.',
  anatomy: [
    ['root', 'Label, hint, box and error.'],
    ['label', 'The label; in the document also when `labelHidden`.'],
    ['requirement', 'Wording beside the label: “optional”.'],
    ['hint', 'Help that is needed before choosing.'],
    ['control', 'What holds the control.'],
    ['error', 'What is wrong, with a sign.'],
    ['box', 'The frame around the `<select>`.'],
  ],
  keyboard: {
    specimen: () => <Select label="Country" options={options} />,
    rows: [
      {
        keys: ['ArrowDown'],
        does: 'Chooses the next one, without opening the list (on macOS it opens the list).',
        from: 'combobox Country',
        native: true,
        expect: { value: ['combobox Country', 'nl'] },
      },
      {
        keys: ['End'],
        does: 'Chooses the last one.',
        from: 'combobox Country',
        native: true,
        expect: { value: ['combobox Country', 'pl'] },
      },
      {
        keys: ['A letter'],
        press: ['p'],
        does: 'Chooses the next one that begins with it.',
        from: 'combobox Country',
        native: true,
        expect: { value: ['combobox Country', 'pl'] },
      },
    ],
  },
  screenReader: ['Announced by the system as it announces all its lists; hint and error are its description.'],
  dos: [
    'Use `placeholder` where no choice is the likely one: nothing is chosen by accident.',
    'Order by what visitors look for: by frequency, or by alphabet.',
  ],
  donts: [
    'Do not load another page when the choice changes: arrows pass through all of them.',
    'Do not use it for commands.',
  ],
};
