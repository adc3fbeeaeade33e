import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TimeSeries, type TimeSeriesProps } from './time-series.tsx';

const chart = (props: Partial<TimeSeriesProps> = {}) => (
  <TimeSeries
    label="Traffic"
    unit="Mbit/s"
    times={[0, 10, 20, 40]}
    lines={[
      { id: 'in', label: 'Incoming', values: [1, null, 3, 4] },
      { id: 'out', label: 'Outgoing', values: [10, 20, 30, 40] },
    ]}
    formatValue={String}
    formatTime={(time) => `${time} s`}
    missingLabel="no data"
    timeLabel="Time"
    tableLabel="Show as table"
    {...props}
  />
);
const slider = () => screen.getByRole('slider', { name: 'Traffic' });

test('reads a time with all its values, also missing ones', () => {
  render(chart());
  expect(slider()).toHaveAttribute('aria-valuetext', '40 s: Incoming 4\u00A0Mbit/s, Outgoing 40\u00A0Mbit/s');
  fireEvent.keyDown(slider(), { key: 'Home' });
  fireEvent.keyDown(slider(), { key: 'ArrowRight' });
  expect(slider()).toHaveAttribute('aria-valuetext', '10 s: Incoming no data, Outgoing 20\u00A0Mbit/s');
  expect(slider()).toHaveAttribute('aria-readonly', 'true');
});

test('selects the time next to the pointer, by time and not by number', () => {
  const { container } = render(chart({ summary: 'Average' }));
  const legend = () => Array.from(container.querySelectorAll('[data-part="value"]'), (one) => one.textContent);
  slider().getBoundingClientRect = () => new DOMRect(100, 0, 400, 40);
  fireEvent.pointerMove(slider(), { clientX: 280 });
  expect(legend()).toEqual(['3\u00A0Mbit/s', '30\u00A0Mbit/s']);
  fireEvent.pointerMove(slider(), { clientX: 490 });
  expect(legend()).toEqual(['4\u00A0Mbit/s', '40\u00A0Mbit/s']);
  fireEvent.pointerLeave(slider());
  expect(legend()).toEqual([]);
  expect(screen.getByText('Average')).toBeInTheDocument();
});

test('has the same numbers as a table, in what the server sends', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(chart());
  document.body.append(html);
  const table = within(html).getByRole('table', { name: 'Traffic', hidden: true });
  const rows = Array.from(table.querySelectorAll('tr'), (row) => Array.from(row.cells, (cell) => cell.textContent));
  expect(rows.slice(0, 3)).toEqual([
    ['Time', 'Incoming', 'Outgoing'],
    ['0 s', '1\u00A0Mbit/s', '10\u00A0Mbit/s'],
    ['10 s', 'no data', '20\u00A0Mbit/s'],
  ]);
  html.remove();
});

test('leaves gaps, and marks a value between two gaps', () => {
  const { container } = render(
    chart({ lines: [{ id: 'a', label: 'A', values: [4, null, 2, 0] }], min: 0, max: 4, summary: 'Average' }),
  );
  expect(container.querySelector('[data-part="line"]')).toHaveAttribute('d', 'M0 0M500 500L1000 1000');
  const marks = container.querySelectorAll('[data-part="plot"] [data-part="mark"]');
  expect(Array.from(marks, (mark) => [mark.getAttribute('x'), mark.getAttribute('y')])).toEqual([
    ['0%', '0%'],
    ['100%', '100%'],
  ]);
});

test('lines differ by dashes and marks, not by colour alone', () => {
  const values = [1, 2, 3, 4];
  const lines = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id, values }));
  const { container } = render(chart({ lines }));
  const legend = container.querySelectorAll('[data-part="legend"] [data-part="mark"] path');
  expect(new Set(Array.from(legend, (mark) => mark.getAttribute('d')))).toHaveProperty('size', 4);
  const drawn = container.querySelectorAll('[data-part="line"]');
  expect(new Set(Array.from(drawn, (line) => line.getAttribute('class')))).toHaveProperty('size', 4);
});

test('renders without times', () => {
  const { container } = render(chart({ times: [], lines: [{ id: 'a', label: 'A', values: [] }] }));
  expect(slider()).not.toHaveAttribute('aria-valuetext');
  fireEvent.keyDown(slider(), { key: 'ArrowLeft' });
  expect(container.querySelector('[data-part="cursor"]')).toBeNull();
});
