import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Sparkline',
  summary:
    'A line chart without axes with the last value highlighted, such as load or traffic. For counts by step, use Histogram.',

  anatomy: [['root', 'The SVG.']],
  screenReader: ['An image described by `label`, which should include the first and last values.'],
  dos: ['Show the last value next to it.', 'Set `min` and `max` to compare several charts.'],
  donts: ['Do not use it if exact values matter: use Table.'],
};
