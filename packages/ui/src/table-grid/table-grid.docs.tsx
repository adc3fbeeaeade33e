import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Table } from '../table/table.tsx';
import { useTableGrid } from './use-table-grid.ts';

const rows = Array.from({ length: 12 }, (_, index) => index + 1);

function Specimen() {
  return (
    <Table
      {...useTableGrid()}
      caption="Servers"
      rows={rows}
      rowKey={(row) => row}
      columns={[
        { id: 'name', header: 'Name', rowHeader: true, cell: (row) => `server ${row}` },
        { id: 'memory', header: 'Memory', cell: (row) => `${row} GB` },
        {
          id: 'do',
          header: 'Do',
          cell: (row) => (
            <>
              <button type="button">Stop {row}</button> <button type="button">Start {row}</button>
            </>
          ),
        },
      ]}
    />
  );
}

export const docs: ComponentDocs = {
  name: 'useTableGrid',
  summary:
    'Makes a `Table` one stop for Tab: arrow keys go through its cells. For tables that people work in all day; leave it off those that are only read.',
  apg: 'grid',
  anatomy: [],
  unionProps: [
    ['ref', 'RefObject', 'Returned, like all of these: spread them on the table, before props of your own.'],
    ['grid', 'true', 'The roles of a grid.'],
    ['cards', 'false', 'A column of cards has one direction only.'],
    ['onKeyDown', '(event) => void', 'Moves the focus.'],
    ['onFocus', '(event) => void', 'Keeps one stop for Tab.'],
    ['onBlur', '(event) => void', 'Keeps that stop when the focus leaves.'],
  ],
  keyboard: {
    specimen: () => <Specimen />,
    rows: [
      {
        keys: ['ArrowDown'],
        does: 'Goes to the cell below.',
        from: 'rowheader server 1',
        expect: { focused: 'rowheader server 2' },
      },
      {
        keys: ['ArrowUp'],
        does: 'Goes to the cell above, at last the head of the column.',
        from: 'rowheader server 1',
        expect: { focused: 'columnheader Name' },
      },
      {
        keys: ['ArrowRight'],
        does: 'Goes to the next cell. From right to left the two arrows change places.',
        from: 'rowheader server 1',
        expect: { focused: 'gridcell 1 GB' },
      },
      {
        keys: ['ArrowLeft'],
        does: 'Goes to the cell before.',
        from: 'gridcell 1 GB',
        expect: { focused: 'rowheader server 1' },
      },
      {
        keys: ['Home'],
        does: 'Goes to the first cell of the row.',
        from: 'gridcell 3 GB',
        expect: { focused: 'rowheader server 3' },
      },
      {
        keys: ['End'],
        does: 'Goes to the last cell of the row.',
        from: 'rowheader server 1',
        expect: { focused: 'gridcell Stop 1 Start 1' },
      },
      {
        keys: ['Control+Home'],
        does: 'Goes to the first cell of the table.',
        from: 'gridcell 3 GB',
        expect: { focused: 'columnheader Name' },
      },
      {
        keys: ['Control+End'],
        does: 'Goes to the last cell of the table.',
        from: 'gridcell 3 GB',
        expect: { focused: 'gridcell Stop 12 Start 12' },
      },
      {
        keys: ['PageDown'],
        does: 'Goes ten rows down.',
        from: 'gridcell 1 GB',
        expect: { focused: 'gridcell 11 GB' },
      },
      { keys: ['PageUp'], does: 'Goes ten rows up.', from: 'gridcell 12 GB', expect: { focused: 'gridcell 2 GB' } },
      {
        keys: ['Enter', 'F2'],
        does: 'Goes into a cell with several buttons or a field; Tab then goes from one to the next. A single button or link has the focus of its cell at once.',
        from: 'gridcell Stop 1 Start 1',
        expect: { focused: 'button Stop 1' },
      },
      {
        keys: ['Escape'],
        does: 'Comes back to the cell.',
        from: 'button Stop 1',
        expect: { focused: 'gridcell Stop 1 Start 1' },
      },
    ],
  },
  screenReader: [
    'A grid: screen readers hand the arrow keys to the page, so reading by their own table commands needs a switch of mode. That is why it is opt-in.',
    'Before the script has come it is a table whose links and buttons are reached by Tab.',
  ],
  dos: [
    'Use it where every row has several commands.',
    'Give it as many rows as are wanted: an arrow key costs the same in all. Of 3,000 rows with 7 columns it takes Chromium about 25 ms on a slow machine, nearly all of them its own for moving the focus.',
    'Keep it wide: it scrolls sideways on phones, where cards would have one direction only.',
  ],
  donts: [
    'Do not use it for a table that is only read.',
    'Do not put `tabIndex` on what the cells hold: the grid decides it.',
  ],
};
