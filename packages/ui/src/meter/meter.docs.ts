import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Meter',
  summary:
    'Shows how much of a limit is used, such as disk space or traffic. For the progress of a task, use ProgressBar.',
  apg: 'meter',
  anatomy: [
    ['root', 'The root; `data-tone` is the tone of the current level. Has `data-over` above the limit.'],
    ['head', 'Name and value.'],
    ['value', 'The value as text.'],
    ['bar', 'The bar, `role="meter"`.'],
    ['limit', 'Marks the limit if it is exceeded.'],
    ['level', 'The text of the level with its icon.'],
    ['legend', 'The segments and their values.'],
  ],
  unionProps: [
    ['value', 'number', 'How much is used.'],
    ['segments', 'readonly MeterSegment[]', 'The parts of the value, instead of a single one.'],
  ],
  screenReader: ['Announced as a meter with its name, `valueLabel` and level: “48 of 64 GB, nearly full”.'],
  dos: ['Include value and limit: “48 of 64 GB”.', 'Give `levels` a text, not only a tone.'],
  donts: ['Do not use it for values without a limit.', 'Do not use more than about five segments.'],
};
