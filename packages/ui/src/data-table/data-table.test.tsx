import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { columns, invoices, type Invoice, labels, selectionLabels } from '../../compositions/invoices.tsx';
import { type DataTableView, initialView } from './view.ts';

const start = initialView(columns);
const table = (props: Partial<DataTableProps<Invoice>>) => (
  <DataTable
    caption="Invoices"
    columns={columns}
    rows={invoices(3)}
    rowKey={(row) => row.number}
    view={start}
    labels={labels}
    {...props}
  />
);

afterEach(() => vi.useRealTimers());

test('without JavaScript, a form applies the filters and keeps the rest of the view', () => {
  const view: DataTableView = {
    ...start,
    sort: { by: 'total', direction: 'descending' },
    filters: { state: ['due'] },
    cursor: 'abc',
  };
  const page = document.createElement('div');
  page.innerHTML = renderToString(table({ view, base: '/invoices/?year=2026', prefix: 'i.' }));
  const form = page.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/invoices/');
  const hidden = page.querySelectorAll<HTMLInputElement>('form input[type="hidden"]');
  // The cursor isn't kept: it belongs to a page of another list.
  expect(Array.from(hidden, ({ name, value }) => [name, value])).toEqual([
    ['year', '2026'],
    ['i.sort', '-total'],
  ]);
  const state = page.querySelector('select[name="i.state"]');
  expect(state?.getAttribute('form')).toBe(form?.id);
  expect(state?.querySelector('option[selected]')?.getAttribute('value')).toBe('due');
  const total = within(page).getByRole('link', { name: 'Total', hidden: true });
  expect(total).toHaveAttribute('href', '/invoices/?year=2026&i.state=due&i.sort=total');
});

test('sorting and filtering lead to the first page; a change adds to the one before while the address is still that of neither', async () => {
  const onViewChange = vi.fn();
  render(table({ view: { ...start, cursor: 'abc' }, onViewChange }));
  await userEvent.click(screen.getByRole('link', { name: 'Total' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Due');
  expect(onViewChange.mock.calls.map(([view]) => view)).toEqual([
    { ...start, cursor: undefined, sort: { by: 'total', direction: 'descending' } },
    { ...start, cursor: undefined, sort: { by: 'total', direction: 'descending' }, filters: { state: ['due'] } },
  ]);
});

test('an address that changes late does not undo what is typed', async () => {
  vi.useFakeTimers();
  const onViewChange = vi.fn();
  const { rerender } = render(table({ onViewChange }));
  const field = screen.getByRole('searchbox');
  field.focus();
  fireEvent.change(field, { target: { value: 'a' } });
  act(() => vi.advanceTimersByTime(300));
  expect(onViewChange).toHaveBeenLastCalledWith({ ...start, cursor: undefined, filters: { number: ['a'] } }, 'typing');
  fireEvent.change(field, { target: { value: 'ab' } });
  rerender(table({ onViewChange, view: { ...start, filters: { number: ['a'] } } }));
  expect(field).toHaveValue('ab');
  act(() => vi.advanceTimersByTime(299));
  expect(onViewChange).toHaveBeenCalledOnce();
  act(() => vi.advanceTimersByTime(1));
  expect(onViewChange).toHaveBeenLastCalledWith({ ...start, cursor: undefined, filters: { number: ['ab'] } }, 'typing');
});

test('shows the text of an address that was opened by Back', () => {
  const { rerender } = render(table({ onViewChange: vi.fn(), view: { ...start, filters: { number: ['7'] } } }));
  expect(screen.getByRole('searchbox')).toHaveValue('7');
  rerender(table({ onViewChange: vi.fn() }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('hiding a column turns its filter and its order off', async () => {
  const onViewChange = vi.fn();
  const view: DataTableView = {
    ...start,
    sort: { by: 'total', direction: 'ascending' },
    filters: { state: ['due'] },
  };
  render(table({ view, onViewChange }));
  await userEvent.click(screen.getByRole('button', { name: 'View' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'State' }));
  expect(onViewChange).toHaveBeenLastCalledWith({ ...view, filters: {}, hidden: ['state', 'method'] }, 'columns');
  expect(onViewChange).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Total' }));
  expect(onViewChange.mock.lastCall?.[0]).toMatchObject({ sort: undefined, filters: {} });
});

test('the column that names the rows cannot be hidden', async () => {
  render(table({ onViewChange: vi.fn() }));
  await userEvent.click(screen.getByRole('button', { name: 'View' }));
  expect(screen.queryByRole('checkbox', { name: 'Number' })).toBeNull();
});

test('says how many rows are selected elsewhere', () => {
  const countLabel = (here: number, rows: number, elsewhere: number) => `${here} of ${rows}, ${elsewhere} elsewhere`;
  render(
    table({
      selection: {
        ...selectionLabels,
        countLabel,
        selected: new Set(['HST-2026-0001', 'HST-2025-0900']),
        onSelectedChange: vi.fn(),
        actions: <button type="button">Download</button>,
      },
    }),
  );
  const bar = screen.getByRole('group', { name: 'Actions for selected invoices' });
  expect(bar).toHaveTextContent('1 of 3, 1 elsewhere');
  expect(within(bar).getByRole('button', { name: 'Download' })).toBeInTheDocument();
});

test('a press on a row follows its link, but not on a control, in a popup, or while text is selected', async () => {
  const opened = vi.fn((event: Event) => event.preventDefault());
  render(
    <div>
      {table({
        rowHref: (row) => `/invoices/${row.number}/`,
        columns: [
          ...columns,
          {
            id: 'more',
            header: 'More',
            cell: () => (
              <>
                <button type="button">Menu</button>
                <div role="menu">Popup</div>
              </>
            ),
          },
        ],
        rows: invoices(1),
      })}
    </div>,
  );
  const link = screen.getByRole('link', { name: 'HST-2026-0001' });
  link.addEventListener('click', opened);
  await userEvent.click(screen.getByText('2026-01-14'));
  expect(opened).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await userEvent.click(screen.getByText('Popup'));
  expect(opened).toHaveBeenCalledTimes(1);
  getSelection()?.selectAllChildren(screen.getByText('2026-01-14'));
  fireEvent.click(screen.getByText('2026-01-14'));
  expect(opened).toHaveBeenCalledTimes(1);
  getSelection()?.removeAllRanges();
  await userEvent.click(link);
  expect(opened).toHaveBeenCalledTimes(2);
});

test('with Ctrl, a press on a row opens a new tab', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  render(table({ rowHref: (row) => `/invoices/${row.number}/`, rows: invoices(1) }));
  fireEvent.click(screen.getByText('2026-01-14'), { ctrlKey: true });
  expect(open).toHaveBeenCalledWith(expect.stringMatching(/\/invoices\/HST-2026-0001\/$/), '_blank', 'noopener');
});

test('clearing the filters discards what is typed, and moves focus to the first filter', async () => {
  const onViewChange = vi.fn();
  render(table({ onViewChange, view: { ...start, filters: { state: ['due'] } } }));
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onViewChange).toHaveBeenLastCalledWith({ ...start, cursor: undefined, filters: {} }, 'filter');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('the row whose record is shown is the current one', () => {
  const { rerender } = render(table({ rowHref: (row) => `/invoices/${row.number}/`, currentKey: 'HST-2026-0002' }));
  const current = () => screen.getAllByRole('link', { current: true }).map(({ textContent }) => textContent);
  expect(current()).toEqual(['HST-2026-0002']);
  rerender(table({ rowHref: (row) => `/invoices/${row.number}/`, currentKey: 'HST-2026-0003' }));
  expect(current()).toEqual(['HST-2026-0003']);
});
