import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { RadioGroup } from './radio-group.tsx';

export const docs: ComponentDocs = {
  name: 'RadioGroup',
  summary:
    'Lets users select one of a few visible options. For options with prices and descriptions, use RadioCards; for more than about seven, Select.',
  apg: 'radio',
  anatomy: [
    ['root', 'The `<fieldset>`.'],
    ['legend', 'The question.'],
    ['hint', 'Help text below the question.'],
    ['control', 'All options.'],
    ['option', 'One option: the radio and its label.'],
    ['error', 'The error message.'],
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
        does: 'Selects the next option.',
        from: 'radio Monthly',
        expect: { checked: 'radio Yearly', focused: 'radio Yearly' },
      },
      {
        keys: ['ArrowUp', 'ArrowLeft'],
        does: 'Selects the previous option, from the first to the last, except in WebKitGTK.',
        from: 'radio Monthly',
        expect: { checked: 'radio Every two years', focused: 'radio Every two years' },
      },
      {
        keys: ['Tab'],
        does: 'Leaves the group, which is a single tab stop.',
        from: 'radio Monthly',
        native: true,
        expect: { checked: 'radio Monthly' },
      },
    ],
  },
  screenReader: [
    'A group labelled by its legend. Radios are announced with their position: “Monthly, 1 of 3”. Keys are native.',
  ],
  dos: ['Preselect the most common option, if there is one.', 'Give every group on a page its own `name`.'],
  donts: ['Do not use it for yes or no: use Checkbox.', 'Do not trigger actions when the selection changes.'],
};
