import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Checkbox } from './checkbox.tsx';

export const docs: ComponentDocs = {
  name: 'Checkbox',
  summary:
    'Yes or no, sent with a form. What takes effect at once is a Switch; several that answer one question are a CheckboxGroup.',
  apg: 'checkbox',
  anatomy: [
    ['root', 'Line, hint and error.'],
    ['label', 'The line: the box and its words; all of it can be pressed.'],
    ['hint', 'Help under the line.'],
    ['error', 'What is wrong.'],
  ],
  keyboard: {
    specimen: () => <Checkbox label="I accept the terms" />,
    rows: [
      {
        keys: ['Space'],
        does: 'Checks it.',
        from: 'checkbox I accept the terms',
        expect: { checked: 'checkbox I accept the terms' },
      },
      {
        keys: ['Space'],
        does: 'Clears it when it is checked.',
        from: 'checkbox I accept the terms',
        given: { press: ['Space'], until: { checked: 'checkbox I accept the terms' } },
        expect: { unchecked: 'checkbox I accept the terms' },
      },
      {
        keys: ['Enter'],
        does: 'Nothing here; in a form it sends it.',
        from: 'checkbox I accept the terms',
        expect: { unchecked: 'checkbox I accept the terms' },
      },
    ],
  },
  screenReader: [
    'Checked, not checked, or partly checked with `indeterminate`.',
    'Hint and error are its description.',
  ],
  dos: ['Write what checking means: “Send me news”.', 'Use `indeterminate` only where it stands for several others.'],
  donts: ['Do not write it in the negative: “Do not send …”.', 'Do not check a consent beforehand.'],
};
