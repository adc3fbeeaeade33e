import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { RadioGroup } from './radio-group.tsx';

export const docs: ComponentDocs = {
  name: 'RadioGroup',
  summary:
    'One choice of a few, all in sight, each a line of text. With prices and descriptions to compare take RadioCards, with more than about seven Select.',
  apg: 'radio',
  anatomy: [
    ['root', 'The `<fieldset>`.'],
    ['legend', 'The question.'],
    ['hint', 'Help under the question.'],
    ['control', 'All lines.'],
    ['option', 'One line: the radio and its words.'],
    ['error', 'What is wrong.'],
  ],
  keyboard: {
    specimen: () => (
      <RadioGroup
        legend="Pay"
        name="docs-pay"
        defaultValue="month"
        options={[
          { value: 'month', label: 'Monthly' },
          { value: 'year', label: 'Yearly' },
          { value: 'two', label: 'Every two years' },
        ]}
      />
    ),
    rows: [
      {
        keys: ['ArrowDown', 'ArrowRight'],
        does: 'Chooses the next one.',
        from: 'radio Monthly',
        expect: { checked: 'radio Yearly', focused: 'radio Yearly' },
      },
      {
        keys: ['ArrowUp', 'ArrowLeft'],
        does: 'Chooses the one before; from the first the last, except in WebKitGTK.',
        from: 'radio Monthly',
        expect: { checked: 'radio Every two years', focused: 'radio Every two years' },
      },
      {
        keys: ['Tab'],
        does: 'Leaves the group: all of it is one stop.',
        from: 'radio Monthly',
        native: true,
        expect: { checked: 'radio Monthly' },
      },
    ],
  },
  screenReader: [
    'A group named by its legend; each radio with its place: “Monthly, 1 of 3”. Keys are the browser’s own.',
  ],
  dos: ['Choose the most common one beforehand, if there is one.', 'Give every group in a page its own `name`.'],
  donts: ['Do not use it for yes or no: that is a Checkbox.', 'Do not start something when the choice changes.'],
};
