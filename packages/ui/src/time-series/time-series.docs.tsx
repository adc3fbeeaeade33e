import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { TimeSeries } from './time-series.tsx';

const times = Array.from({ length: 21 }, (_, at) => at);

export const docs: ComponentDocs = {
  name: 'TimeSeries',
  summary:
    'Lines over time with axes, a legend, and the same numbers as a table: load, traffic, response times. For a trend beside a figure, use Sparkline; for amounts by category, Bars; for states by day, DayBars.',
  apg: 'slider',
  anatomy: [
    ['root', 'The `<figure>`.'],
    ['legend', 'The names of the lines, each with its dashes and mark.'],
    ['value', 'In the legend, the value at the selected time.'],
    ['place', 'The selected time, or `summary`.'],
    ['unit', 'The unit, above the axis.'],
    ['axis', 'The labels of the values.'],
    ['plot', 'The lines, `role="slider"`: the selected time is its value.'],
    ['line', 'One line.'],
    ['mark', 'The mark of a line, at the selected or the last time, and in the legend.'],
    ['cursor', 'The selected time.'],
    ['table', 'The `<details>` with the numbers.'],
    ['summary', 'Its button.'],
  ],
  keyboard: {
    specimen: () => (
      <TimeSeries
        label="Load"
        times={times}
        lines={[{ id: 'load', label: 'Load', values: times }]}
        formatValue={String}
        formatTime={(time) => `${time}:00`}
        missingLabel="no data"
        timeLabel="Time"
        tableLabel="Show as table"
      />
    ),
    rows: [
      {
        keys: ['ArrowLeft', 'ArrowDown'],
        does: 'Selects the time before. In right-to-left text, use ArrowRight.',
        from: 'slider Load',
        expect: { value: ['slider Load', '20'] },
      },
      {
        keys: ['Home'],
        does: 'Selects the first time.',
        from: 'slider Load',
        expect: { value: ['slider Load', '1'] },
      },
      {
        keys: ['ArrowRight', 'ArrowUp'],
        does: 'Selects the next time. In right-to-left text, use ArrowLeft.',
        from: 'slider Load',
        given: { press: ['Home'], until: { value: ['slider Load', '1'] } },
        expect: { value: ['slider Load', '2'] },
      },
      {
        keys: ['PageDown'],
        does: 'Selects the time a tenth of the chart before.',
        from: 'slider Load',
        expect: { value: ['slider Load', '19'] },
      },
      {
        keys: ['PageUp'],
        does: 'Selects the time a tenth of the chart later.',
        from: 'slider Load',
        given: { press: ['Home'], until: { value: ['slider Load', '1'] } },
        expect: { value: ['slider Load', '3'] },
      },
      {
        keys: ['End'],
        does: 'Selects the last time.',
        from: 'slider Load',
        given: { press: ['Home'], until: { value: ['slider Load', '1'] } },
        expect: { value: ['slider Load', '21'] },
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
    'A figure named by `label`. A read-only slider inside: the arrow keys move through the times, and time and values are announced.',
    'The drawing is hidden. The same numbers are a table.',
  ],
  dos: [
    'Load it where it is shown: `lazy(() => import(…))`, with a Skeleton of its height.',
    'Average many measurements to about 500 points before.',
    'State the time zone in `label`, unless it is the reader’s.',
  ],
  donts: ['Do not show more than four lines.', 'Do not set `min` above 0 to make small changes look large.'],
};
