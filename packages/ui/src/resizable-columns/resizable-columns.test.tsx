import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Table, type TableColumn } from '../table/table.tsx';
import { type ColumnWidths, resizableColumns } from './resizable-columns.tsx';

const onWidths = vi.fn<(widths: ColumnWidths) => void>();
const onPress = vi.fn();

function Servers({ start = {}, before = [] }: { start?: ColumnWidths; before?: TableColumn<string>[] }) {
  const [widths, setWidths] = useState(start);
  const columns = resizableColumns<string>(
    [
      { id: 'mark', header: 'Mark', width: 40, cell: () => '*' },
      { id: 'name', header: 'Name', rowHeader: true, cell: (row) => row, sort: { onSort: () => {} } },
      { id: 'do', header: 'Do', cell: () => <button onClick={onPress}>Stop</button> },
    ],
    {
      widths,
      onWidthsChange: (next) => {
        onWidths(next);
        setWidths(next);
      },
      handleLabel: (header) => `Width of ${header}`,
      widthLabel: (pixels) => `${pixels} pixels`,
      max: 400,
    },
  );
  return <Table caption="Servers" rows={['web']} rowKey={String} columns={[...before, ...columns]} />;
}

const handle = (name: string) => screen.getByRole('separator', { name });
const last = () => onWidths.mock.lastCall?.[0];

beforeEach(() => {
  onWidths.mockClear();
  onPress.mockClear();
  // Without layout, columns have their set width, initially 100 px.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const column = this instanceof HTMLTableCellElement ? this.cellIndex : 0;
    const told = this.closest('table')?.querySelectorAll('col')[column]?.getAttribute('width');
    return new DOMRect(0, 0, Number(told ?? 100), 20);
  });
});
afterEach(() => void vi.restoreAllMocks());

test('the first resize keeps the width of other columns; a column with its own width has no handle', async () => {
  render(<Servers />);
  expect(screen.getAllByRole('separator')).toHaveLength(2);
  handle('Width of Name').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(last()).toEqual({ name: 116, do: 100 });
  expect([...document.querySelectorAll('col')].map((col) => col.getAttribute('width'))).toEqual(['40', '116', '100']);
});

test('keeps the widths of preceding columns', async () => {
  render(<Servers before={[{ id: 'select', header: 'Select', width: 30, cell: () => '' }]} />);
  handle('Width of Name').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(last()).toEqual({ name: 116, do: 100 });
  expect([...document.querySelectorAll('col')].map((col) => col.getAttribute('width'))).toEqual([
    '30',
    '40',
    '116',
    '100',
  ]);
});

test('ignores NaN widths', async () => {
  render(<Servers start={{ name: Number.NaN }} />);
  handle('Width of Do').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(last()).toEqual({ name: 100, do: 116 });
});

test('resizes with arrow keys, Shift, Home and End, and has a text value', async () => {
  render(<Servers />);
  handle('Width of Do').focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowLeft}');
  expect(handle('Width of Do')).toHaveAttribute('aria-valuenow', '148');
  expect(handle('Width of Do')).toHaveAttribute('aria-valuetext', '148 pixels');
  await userEvent.keyboard('{End}');
  expect(last()?.['do']).toBe(400);
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(last()?.['do']).toBe(64);
});

test('resizes by dragging until release', () => {
  render(<Servers />);
  fireEvent.pointerDown(handle('Width of Name'), { clientX: 100, pointerId: 1, button: 0 });
  fireEvent.pointerMove(window, { clientX: 150, pointerId: 1 });
  expect(last()).toEqual({ name: 150, do: 100 });
  fireEvent.pointerUp(window, { clientX: 150, pointerId: 1 });
  fireEvent.pointerMove(window, { clientX: 300, pointerId: 1 });
  expect(last()?.['name']).toBe(150);
});

test('a click on a handle drags nothing, and a press outside of the header does what it always does', () => {
  render(<Servers />);
  fireEvent.pointerDown(handle('Width of Name'), { clientX: 100, pointerId: 1, button: 0 });
  fireEvent.pointerUp(window, { clientX: 100, pointerId: 1 });
  fireEvent.pointerMove(window, { clientX: 160, pointerId: 1 });
  expect(onWidths).not.toHaveBeenCalled();
  const stop = screen.getByRole('button', { name: 'Stop' });
  fireEvent.pointerDown(stop, { clientX: 180, pointerId: 2 });
  fireEvent.click(stop);
  expect(onPress).toHaveBeenCalledOnce();
  expect(onWidths).not.toHaveBeenCalled();
});

test('resizes without dragging: a click on the handle, then on a place in the header, which activates nothing else', () => {
  render(<Servers />);
  fireEvent.pointerDown(handle('Width of Name'), { clientX: 100, pointerId: 1, button: 0 });
  fireEvent.pointerUp(window, { clientX: 101, pointerId: 1 });
  expect(onWidths).not.toHaveBeenCalled();
  const sort = screen.getByRole('button', { name: 'Name' });
  const sorted = vi.fn();
  sort.addEventListener('click', sorted);
  const press = () => {
    fireEvent.pointerDown(sort, { clientX: 180, pointerId: 2 });
    fireEvent.pointerUp(sort, { clientX: 180, pointerId: 2 });
    fireEvent.click(sort);
  };
  press();
  expect(last()).toEqual({ name: 180, do: 100 });
  expect(sorted).not.toHaveBeenCalled();
  press();
  expect(sorted).toHaveBeenCalledOnce();
  expect(onWidths).toHaveBeenCalledOnce();
});

test('Escape restores the width', async () => {
  render(<Servers />);
  fireEvent.pointerDown(handle('Width of Name'), { clientX: 100, pointerId: 1, button: 0 });
  fireEvent.pointerMove(window, { clientX: 190, pointerId: 1 });
  await userEvent.keyboard('{Escape}');
  expect(last()?.['name']).toBe(100);
  fireEvent.pointerMove(window, { clientX: 250, pointerId: 1 });
  expect(last()?.['name']).toBe(100);
});

test('the header is named by the column alone and still sorts', () => {
  render(<Servers />);
  expect(screen.getByRole('columnheader', { name: 'Name' })).toContainElement(
    screen.getByRole('button', { name: 'Name' }),
  );
});
