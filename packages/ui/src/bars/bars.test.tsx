import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Bars, type BarsProps } from './bars.tsx';

const chart = (props: Partial<BarsProps> = {}) => (
  <Bars
    label="Charges"
    categories={['Dec', 'Jan']}
    categoryLabel="Month"
    series={[
      { id: 'servers', label: 'Servers', values: [30, 10] },
      { id: 'domains', label: 'Domains', values: [10, 0] },
    ]}
    totalLabel="Total"
    formatValue={(value) => `€${value}`}
    tableLabel="Show as table"
    {...props}
  />
);
const slider = () => screen.getByRole('slider', { name: 'Charges' });
const barsOf = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('[data-part="bar"]'), (bar) => [
    bar.getAttribute('y'),
    bar.getAttribute('height'),
  ]);

test('stacks series, without bars of zero', () => {
  const { container } = render(chart());
  expect(barsOf(container)).toEqual([
    ['25%', '75%'],
    ['0%', '25%'],
    ['75%', '25%'],
  ]);
});

test('negative values go down from zero', () => {
  const { container } = render(chart({ series: [{ id: 'a', label: 'Balance', values: [20, -20] }] }));
  expect(barsOf(container)).toEqual([
    ['0%', '50%'],
    ['50%', '50%'],
  ]);
});

test('reads a bar with its parts and the total, by its full name', () => {
  render(chart({ categoryName: (index) => ['December', 'January'][index] ?? '' }));
  expect(slider()).toHaveAttribute('aria-valuetext', 'January: Servers €10, Domains €0, Total €10');
  fireEvent.keyDown(slider(), { key: 'ArrowLeft' });
  expect(slider()).toHaveAttribute('aria-valuetext', 'December: Servers €30, Domains €10, Total €40');
});

test('selects the bar under the pointer, also beyond the last one', () => {
  render(chart());
  slider().getBoundingClientRect = () => new DOMRect(0, 0, 400, 40);
  fireEvent.pointerMove(slider(), { clientX: 150 });
  expect(slider()).toHaveAttribute('aria-valuenow', '1');
  fireEvent.pointerMove(slider(), { clientX: 900 });
  expect(slider()).toHaveAttribute('aria-valuenow', '2');
});

test('has the same numbers as a table, with totals', () => {
  const { container } = render(chart({ unit: 'net' }));
  const rows = Array.from(container.querySelectorAll('tr'), (row) => Array.from(row.cells, (cell) => cell.textContent));
  expect(rows).toEqual([
    ['Month', 'Servers', 'Domains', 'Total'],
    ['Dec', '€30\u00A0net', '€10\u00A0net', '€40\u00A0net'],
    ['Jan', '€10\u00A0net', '€0\u00A0net', '€10\u00A0net'],
  ]);
});

test('renders without categories', () => {
  const { container } = render(chart({ categories: [], series: [] }));
  fireEvent.keyDown(slider(), { key: 'Home' });
  expect(container.querySelector('[data-part="cursor"]')).toBeNull();
});
