import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Example as Sample } from '../../examples/time-series.tsx';
import { Stack } from '../stack/stack.tsx';
import { docs } from './time-series.docs.tsx';
import { TimeSeries, type TimeSeriesProps } from './time-series.tsx';

const meta: Meta<typeof TimeSeries> = { title: 'Data pictures/TimeSeries', component: TimeSeries };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const hour = 3_600_000;
const start = Date.UTC(2026, 10, 30);
const day = Array.from({ length: 25 }, (_, at) => start + at * hour);
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
const wave = (middle: number, height: number, pace: number) =>
  day.map((_, at) => middle + height * Math.sin(at / pace));

const Chart = (props: Partial<TimeSeriesProps>) => (
  <TimeSeries
    label="Traffic of web-01, last 24 hours (UTC)"
    unit="Mbit/s"
    times={day}
    lines={[
      { id: 'in', label: 'Incoming', values: wave(20, 12, 4) },
      { id: 'out', label: 'Outgoing', values: wave(48, 30, 5) },
    ]}
    formatValue={(value) => value.toFixed(1)}
    formatTime={(time) => clock.format(time)}
    missingLabel="no data"
    timeLabel="Time"
    tableLabel="Show as table"
    summary="Average 68.0 Mbit/s"
    {...props}
  />
);

/** Four lines, gaps, one value, no values, negative ones, and long Russian texts. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={40}>
      <Chart
        label="Four lines"
        lines={[
          { id: '1', label: 'web-01', values: wave(20, 12, 4) },
          { id: '2', label: 'web-02', values: wave(48, 30, 5) },
          { id: '3', label: 'db-01', values: wave(60, 8, 2) },
          { id: '4', label: 'Резервное копирование базы данных', values: wave(90, 5, 7) },
        ]}
      />
      <Chart
        label="Пропуски в измерениях"
        summary="Измерения прерывались три раза"
        lines={[
          {
            id: '1',
            label: 'Загрузка процессора',
            values: wave(40, 20, 4).map((value, at) => (at === 5 || (at > 9 && at < 14) || at === 15 ? null : value)),
          },
        ]}
        max={100}
        unit="%"
      />
      <Chart label="Negative" unit="°C" lines={[{ id: '1', label: 'Outside', values: wave(0, 8, 4) }]} />
      <Chart label="One value" times={day.slice(0, 1)} lines={[{ id: '1', label: 'Load', values: [3] }]} />
      <Chart label="Nothing measured" times={[]} lines={[{ id: '1', label: 'Load', values: [] }]} summary={null} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('figure')).toHaveLength(5);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Focus the chart and use the arrow keys, or move over it, to read a time. */
export const MatrixReadout: StoryObj = {
  parameters: pictured(),
  name: 'Matrix readout',
  render: () => <Chart />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const plot = canvas.getByRole('slider');
    await expect(plot).toHaveAttribute('aria-valuetext', '00:00: Incoming 16.6\u00A0Mbit/s, Outgoing 18.1\u00A0Mbit/s');
    await userEvent.tab();
    await userEvent.keyboard('{Home}{PageUp}{PageUp}{ArrowRight}');
    await expect(plot).toHaveAttribute('aria-valuetext', '05:00: Incoming 31.4\u00A0Mbit/s, Outgoing 73.2\u00A0Mbit/s');
    await expect(canvas.getByText('73.2 Mbit/s', { selector: '[data-part="value"]' })).toBeVisible();
  },
};

/** The same numbers as a table, which opens without script. */
export const MatrixTable: StoryObj = {
  parameters: pictured(),
  name: 'Matrix table',
  render: () => <Chart />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(canvas.getByRole('table', { name: /Traffic of web-01/ })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(26);
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
