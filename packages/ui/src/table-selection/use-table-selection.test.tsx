import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Table } from '../table/table.tsx';
import { useTableSelection } from './use-table-selection.tsx';

const servers = ['web', 'db', 'mail', 'dns', 'old'];

function Servers({ start = [], rows = servers }: { start?: string[]; rows?: string[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set(start));
  const { column, ...selection } = useTableSelection({
    rows,
    rowKey: (row) => row,
    selected,
    onSelectedChange: setSelected,
    label: 'Select',
    allLabel: 'Select all servers',
    rowLabel: (row) => `Select ${row}`,
    countLabel: (count, all, elsewhere) =>
      `${count} of ${all} selected${elsewhere ? `, ${elsewhere} more elsewhere` : ''}`,
    isDisabled: (row) => row === 'old',
  });
  return (
    <Table
      caption="Servers"
      rows={rows}
      rowKey={(row) => row}
      columns={[column, { id: 'name', header: 'Name', rowHeader: true, cell: (row) => row }]}
      {...selection}
    />
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const ticked = () => servers.filter((row) => box(`Select ${row}`).matches(':checked'));

test('selects a row, marks it and announces the count, but not before the first change', async () => {
  render(<Servers start={['dns']} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(box('Select db'));
  expect(ticked()).toEqual(['db', 'dns']);
  expect(screen.getByRole('row', { name: /db/ })).toHaveAttribute('data-selected');
  expect(screen.getByRole('status')).toHaveTextContent('2 of 5 selected');
  await userEvent.click(box('Select db'));
  await userEvent.click(box('Select dns'));
  expect(screen.getByRole('status')).toHaveTextContent('0 of 5 selected');
});

test('with Shift, selects or clears the range from the last checkbox', async () => {
  const user = userEvent.setup();
  render(<Servers />);
  await user.click(box('Select dns'));
  await user.keyboard('{Shift>}');
  await user.click(box('Select db'));
  await user.keyboard('{/Shift}');
  expect(ticked()).toEqual(['db', 'mail', 'dns']);
  expect(box('Select db')).toHaveFocus();
  await user.keyboard('{Shift>}');
  await user.click(box('Select mail'));
  expect(ticked()).toEqual(['dns']);
});

test('detects Shift with Space if the click does not report it, as in Firefox', () => {
  render(<Servers />);
  fireEvent.click(box('Select web'));
  fireEvent.keyUp(box('Select mail'), { key: ' ', shiftKey: true });
  fireEvent.click(box('Select mail'));
  expect(ticked()).toEqual(['web', 'db', 'mail']);
  // The next press is independent.
  fireEvent.click(box('Select web'));
  expect(ticked()).toEqual(['db', 'mail']);
});

test('the checkbox in the header reflects all selectable rows: none, some, all', async () => {
  render(<Servers />);
  const all = box('Select all servers');
  expect(all).not.toBePartiallyChecked();
  await userEvent.click(box('Select web'));
  expect(all).toBePartiallyChecked();
  await userEvent.click(all);
  expect(ticked()).toEqual(['web', 'db', 'mail', 'dns']);
  expect(all).toBeChecked();
  expect(box('Select old')).toBeDisabled();
  await userEvent.click(all);
  expect(ticked()).toEqual([]);
});

test('keeps and announces selected rows of other pages and filtered rows', async () => {
  const { rerender } = render(<Servers start={['web']} />);
  rerender(<Servers rows={['mail', 'dns']} />);
  await userEvent.click(box('Select all servers'));
  expect(screen.getByRole('status')).toHaveTextContent(/^2 of 2 selected, 1 more elsewhere$/);
  await userEvent.click(box('Select dns'));
  expect(screen.getByRole('status')).toHaveTextContent(/^1 of 2 selected, 1 more elsewhere$/);
  await userEvent.click(box('Select dns'));
  rerender(<Servers />);
  expect(ticked()).toEqual(['web', 'mail', 'dns']);
});

test('the column has an accessible name, shown next to each checkbox on phones', () => {
  render(<Servers />);
  expect(screen.getByRole('columnheader', { name: 'Select' })).toContainElement(box('Select all servers'));
  const row = screen.getByRole('row', { name: /web/ });
  expect(within(row).getByRole('cell')).toHaveAttribute('data-label', 'Select');
});

test('toggling a row renders only this row again', async () => {
  const drawn: string[] = [];
  const name = { id: 'name', header: 'Name', cell: (row: string) => drawn.push(row) && row };
  function Counted() {
    const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set());
    const { column, ...selection } = useTableSelection({
      rows: servers,
      rowKey: (row) => row,
      selected,
      onSelectedChange: setSelected,
      label: 'Select',
      allLabel: 'Select all',
      rowLabel: (row) => `Select ${row}`,
      countLabel: (count) => `${count} selected`,
    });
    return <Table caption="Servers" rows={servers} rowKey={(row) => row} columns={[column, name]} {...selection} />;
  }
  render(<Counted />);
  drawn.length = 0;
  await userEvent.click(box('Select db'));
  expect(drawn).toEqual(['db']);
  expect(ticked()).toEqual(['db']);
});

test('a row that can no longer be selected is disabled', () => {
  const page = (off: string) => <Selectable off={off} />;
  function Selectable({ off }: { off: string }) {
    const { column, ...selection } = useTableSelection({
      rows: servers,
      rowKey: (row) => row,
      selected: new Set<string>(),
      onSelectedChange: () => undefined,
      label: 'Select',
      allLabel: 'Select all',
      rowLabel: (row) => `Select ${row}`,
      countLabel: String,
      isDisabled: (row) => row === off,
    });
    return <Table caption="Servers" rows={servers} rowKey={(row) => row} columns={[column]} {...selection} />;
  }
  const { rerender } = render(page('web'));
  expect(box('Select web')).toBeDisabled();
  rerender(page('db'));
  expect(box('Select web')).toBeEnabled();
  expect(box('Select db')).toBeDisabled();
});
