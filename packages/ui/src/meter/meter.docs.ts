import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Meter',
  summary: 'How much of a limit is used: disk, traffic. For how far a task has come take ProgressBar.',
  apg: 'meter',
  anatomy: [
    ['root', 'All of it; `data-tone` is that of the level reached, `data-over` when it is above the limit.'],
    ['head', 'Name and value.'],
    ['value', 'The value in words.'],
    ['bar', 'The bar, `role="meter"`.'],
    ['limit', 'Where the limit is, when more is used.'],
    ['level', 'What the level means, with its sign.'],
    ['legend', 'The segments and their values.'],
  ],
  unionProps: [
    ['value', 'number', 'How much is used.'],
    ['segments', 'readonly MeterSegment[]', 'What it is made of, instead of one value.'],
  ],
  screenReader: ['Announced as a meter with its name, then by `valueLabel` and the level: “48 of 64 GB, nearly full”.'],
  dos: ['Say value and limit: “48 of 64 GB”.', 'Give `levels` words, not only a tone.'],
  donts: ['Do not use it for what has no limit.', 'Do not draw more than about five segments.'],
};
