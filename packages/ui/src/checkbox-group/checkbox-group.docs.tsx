import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { CheckboxGroup } from './checkbox-group.tsx';

export const docs: ComponentDocs = {
  name: 'CheckboxGroup',
  summary:
    'Lets users select any number of options, with an optional checkbox for all. To select one of several, use RadioGroup.',
  apg: 'checkbox',
  anatomy: [
    ['root', 'The `<fieldset>`.'],
    ['legend', 'The question.'],
    ['hint', 'Help under the question.'],
    ['control', 'The options, each a Checkbox.'],
    ['error', 'The error message.'],
  ],
  keyboard: {
    specimen: () => (
      <CheckboxGroup
        legend="Disks"
        allLabel="All kinds"
        options={[
          { value: 'nvme', label: 'NVMe' },
          { value: 'hdd', label: 'HDD' },
        ]}
      />
    ),
    rows: [
      {
        keys: ['Space'],
        does: 'Toggles the focused checkbox.',
        from: 'checkbox NVMe',
        expect: { checked: 'checkbox NVMe', unchecked: 'checkbox All kinds' },
      },
      {
        keys: ['Space'],
        does: 'On the checkbox for all, checks all, or clears all if all are checked.',
        from: 'checkbox All kinds',
        expect: { checked: 'checkbox NVMe' },
      },
      {
        keys: ['Tab'],
        does: 'Moves focus to the next checkbox.',
        from: 'checkbox NVMe',
        expect: { focused: 'checkbox HDD' },
      },
    ],
  },
  screenReader: [
    'A group labelled by its legend and described by the hint and error.',
    'The checkbox for all is announced as mixed if only some options are checked.',
  ],
  dos: ['Use the legend for the question.', 'Add `allLabel` for about five options or more.'],
  donts: ['Do not nest groups.', 'Do not use it if only one option can be selected.'],
};
