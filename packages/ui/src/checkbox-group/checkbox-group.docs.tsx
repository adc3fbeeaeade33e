import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { CheckboxGroup } from './checkbox-group.tsx';

export const docs: ComponentDocs = {
  name: 'CheckboxGroup',
  summary:
    'Any number of several that answer one question, with a line for all of them. One of several is a RadioGroup.',
  apg: 'checkbox',
  anatomy: [
    ['root', 'The `<fieldset>`.'],
    ['legend', 'The question.'],
    ['hint', 'Help under the question.'],
    ['control', 'The lines, each a Checkbox.'],
    ['error', 'What is wrong.'],
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
        does: 'Checks or clears the focused one.',
        from: 'checkbox NVMe',
        expect: { checked: 'checkbox NVMe', unchecked: 'checkbox All kinds' },
      },
      {
        keys: ['Space'],
        does: 'On the line for all: checks all, or clears all if all are checked.',
        from: 'checkbox All kinds',
        expect: { checked: 'checkbox NVMe' },
      },
      { keys: ['Tab'], does: 'Goes to the next one.', from: 'checkbox NVMe', expect: { focused: 'checkbox HDD' } },
    ],
  },
  screenReader: [
    'A group named by its legend; hint and error are its description.',
    'The line for all is partly checked while some are.',
  ],
  dos: ['Ask the question in the legend.', 'Give `allLabel` from about five options on.'],
  donts: ['Do not nest groups.', 'Do not use it where only one can be true.'],
};
