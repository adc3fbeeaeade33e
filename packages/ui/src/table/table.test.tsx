import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Table, type TableColumn } from './table.tsx';

interface Plan {
  id: number;
  name: string;
  memory: number;
}

const plans: Plan[] = [
  { id: 1, name: 'NVMe 1', memory: 1 },
  { id: 2, name: 'NVMe 3', memory: 4 },
];

const columns = (onSort: () => void): TableColumn<Plan>[] => [
  { id: 'name', header: 'Plan', rowHeader: true, cell: (plan) => plan.name },
  {
    id: 'memory',
    header: 'Memory',
    align: 'end',
    cell: (plan) => `${plan.memory} GB`,
    sort: { onSort, direction: 'descending' },
  },
];

test('labels the table, columns, rows and, for phones, each cell', () => {
  render(<Table caption="Plans" columns={columns(vi.fn())} rows={plans} rowKey={(plan) => plan.id} />);
  const table = screen.getByRole('table', { name: 'Plans' });
  const row = within(table).getByRole('row', { name: /NVMe 3/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('NVMe 3');
  expect(within(row).getByRole('cell', { name: '4 GB' })).toHaveAttribute('data-label', 'Memory');
});

test('leaves out the label of a column whose buttons say it', () => {
  const order = { id: 'order', header: 'Order', labelHidden: true, cell: () => <button type="button">Order</button> };
  render(<Table caption="Plans" columns={[...columns(vi.fn()), order]} rows={plans} rowKey={(plan) => plan.id} />);
  const [cell] = screen.getAllByRole('cell', { name: 'Order' });
  expect(cell).not.toHaveAttribute('data-label');
  expect(screen.getByRole('columnheader', { name: 'Order' })).toBeInTheDocument();
});

test('labels loading cells on phones', () => {
  render(<Table caption="Plans" columns={columns(vi.fn())} rows={[]} rowKey={(plan) => plan.id} loadingRows={1} />);
  const [title, memory] = screen.getAllByRole('cell');
  expect(title).not.toHaveAttribute('data-label');
  expect(memory).toHaveAttribute('data-label', 'Memory');
});

test('has aria-sort and sorts', async () => {
  const onSort = vi.fn();
  render(<Table caption="Plans" columns={columns(onSort)} rows={plans} rowKey={(plan) => plan.id} />);
  expect(screen.getByRole('columnheader', { name: 'Memory' })).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(screen.getByRole('button', { name: 'Memory' }));
  expect(onSort).toHaveBeenCalledOnce();
});

test('announces changes of the sort order', () => {
  const props = { caption: 'Plans', columns: columns(vi.fn()), rows: plans, rowKey: (plan: Plan) => plan.id };
  const { rerender } = render(<Table {...props} announcement="Sorted by memory, the most first" />);
  const region = screen.getByRole('status');
  rerender(<Table {...props} announcement="Sorted by name" />);
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('Sorted by name');
});

test('is busy while loading, and shows the next step when empty', () => {
  const props = {
    caption: 'Plans',
    columns: columns(vi.fn()),
    rowKey: (plan: Plan) => plan.id,
    empty: 'Loosen a filter.',
  };
  const { rerender } = render(<Table {...props} rows={[]} loadingRows={3} />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('Loosen a filter.')).toBeNull();
  rerender(<Table {...props} rows={[]} />);
  expect(screen.getByText('Loosen a filter.')).toBeInTheDocument();
});

test('without columns, shows only the empty state', () => {
  const props = { caption: 'Plans', columns: [], rows: plans, rowKey: (plan: Plan) => plan.id };
  const { rerender } = render(<Table {...props} empty="Choose a column." />);
  for (const row of screen.getAllByRole('row')) expect(row).not.toBeEmptyDOMElement();
  expect(screen.getByRole('cell')).toHaveTextContent('Choose a column.');
  rerender(<Table {...props} loadingRows={2} />);
  for (const row of screen.getAllByRole('row')) expect(row).not.toBeEmptyDOMElement();
});

test('a cell of any column may hold blocks, such as a menu', () => {
  const all: TableColumn<Plan>[] = (['mono', 'end', 'start'] as const).map((kind) => ({
    id: kind,
    header: kind,
    mono: kind === 'mono',
    align: kind === 'end' ? 'end' : 'start',
    cell: () => <div data-testid="menu" />,
  }));
  render(<Table caption="Plans" columns={all} rows={plans.slice(0, 1)} rowKey={(plan) => plan.id} />);
  for (const menu of screen.getAllByTestId('menu')) expect(menu.closest('bdi, span, p')).toBeNull();
});

test('renders only rows again that have changed', () => {
  const cell = vi.fn((plan: Plan) => plan.name);
  const page = (rows: Plan[], selected: number) => (
    <Table
      caption="Plans"
      columns={[{ id: 'name', header: 'Plan', cell, head: <b>Plan</b> }]}
      rows={rows}
      rowKey={(plan) => plan.id}
      isSelected={(plan) => plan.id === selected}
    />
  );
  const { rerender } = render(page(plans, 0));
  const drawn = () => {
    const names = cell.mock.calls.map(([plan]) => plan.name);
    cell.mockClear();
    return names;
  };
  expect(drawn()).toEqual(['NVMe 1', 'NVMe 3']);
  rerender(page([...plans], 0));
  expect(drawn()).toEqual([]);
  rerender(page(plans, 2));
  expect(drawn()).toEqual(['NVMe 3']);
  rerender(page(plans.toReversed(), 2));
  expect(drawn()).toEqual([]);
  rerender(page([{ id: 1, name: 'NVMe 2', memory: 2 }], 2));
  expect(drawn()).toEqual(['NVMe 2']);
});
