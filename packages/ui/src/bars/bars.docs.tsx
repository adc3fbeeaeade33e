import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Bars } from './bars.tsx';

const categories = ['Dec', 'Jan', 'Feb', 'Mar'];

export const docs: ComponentDocs = {
  name: 'Bars',
  summary:
    'Bars for categories with axes, a legend, and the same numbers as a table: charges by month, tickets by day. Several series are stacked. For measurements over time, use TimeSeries; for a distribution without axes, Histogram.',
  apg: 'slider',
  anatomy: [
    ['root', 'The `<figure>`.'],
    ['legend', 'The names of the series, each with its fill.'],
    ['value', 'In the legend, the value of the selected category.'],
    ['place', 'The selected category with its total, or `summary`.'],
    ['unit', 'The unit, above the axis.'],
    ['axis', 'The labels of the values.'],
    ['plot', 'The bars, `role="slider"`: the selected category is its value.'],
    ['bar', 'One bar.'],
    ['cursor', 'The selected category.'],
    ['table', 'The `<details>` with the numbers.'],
    ['summary', 'Its button.'],
  ],
  keyboard: {
    specimen: () => (
      <Bars
        label="Charges"
        categories={categories}
        categoryLabel="Month"
        series={[{ id: 'charges', label: 'Charges', values: [24, 12, 36, 24] }]}
        formatValue={(value) => `€${value}`}
        tableLabel="Show as table"
      />
    ),
    rows: [
      {
        keys: ['ArrowLeft', 'ArrowDown', 'PageDown'],
        does: 'Selects the bar before; PageDown, one a tenth of the chart before. In right-to-left text, use ArrowRight.',
        from: 'slider Charges',
        expect: { value: ['slider Charges', '3'] },
      },
      {
        keys: ['Home'],
        does: 'Selects the first bar.',
        from: 'slider Charges',
        expect: { value: ['slider Charges', '1'] },
      },
      {
        keys: ['ArrowRight', 'ArrowUp', 'PageUp'],
        does: 'Selects the next bar; PageUp, one a tenth of the chart later. In right-to-left text, use ArrowLeft.',
        from: 'slider Charges',
        given: { press: ['Home'], until: { value: ['slider Charges', '1'] } },
        expect: { value: ['slider Charges', '2'] },
      },
      {
        keys: ['End'],
        does: 'Selects the last bar.',
        from: 'slider Charges',
        given: { press: ['Home'], until: { value: ['slider Charges', '1'] } },
        expect: { value: ['slider Charges', '4'] },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On the button below, opens or closes the table.',
        from: 'part summary',
        native: true,
        expect: { shown: 'table', focused: 'part summary' },
      },
    ],
  },
  screenReader: [
    'A figure named by `label`. A read-only slider inside: the arrow keys move through the bars, and name and values are announced.',
    'The drawing is hidden. The same numbers are a table.',
  ],
  dos: [
    'Give `totalLabel` with several series.',
    'Load it where it is shown: `lazy(() => import(…))`, with a Skeleton of its height.',
  ],
  donts: ['Do not stack more than four series.', 'Do not use it for shares of a whole: use Meter or a Table.'],
};
