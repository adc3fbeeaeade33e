import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Sparkline',
  summary: 'A line of values without axes, the last one lit: load, traffic. Counts by step are a Histogram.',

  anatomy: [['root', 'The drawing.']],
  screenReader: ['An image described by `label`, which should say where the line began and where it ended.'],
  dos: ['Write the last value beside it.', 'Fix `min` and `max` where several are compared.'],
  donts: ['Do not use it where exact values matter: that is a Table.'],
};
