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
    'Makes a `Table` a single tab stop with arrow key navigation between cells. For tables that people work in all day, not for tables that are only read.',
  apg: 'grid',
  anatomy: [],
  unionProps: [
    ['ref', 'RefObject', 'Returned, like all of these. Spread them on the table before your own props.'],
    ['grid', 'true', 'The roles of a grid.'],
    ['cards', 'false', 'Prevents cards on phones, which have only one direction.'],
    ['onKeyDown', '(event) => void', 'Moves the focus.'],
    ['onFocus', '(event) => void', 'Keeps a single tab stop.'],
    ['onBlur', '(event) => void', 'Keeps the tab stop when focus leaves.'],
  ],
  keyboard: {
    specimen: () => <Specimen />,
    rows: [
      {
        keys: ['ArrowDown'],
        does: 'Moves focus to the cell below.',
        from: 'rowheader server 1',
        expect: { focused: 'rowheader server 2' },
      },
      {
        keys: ['ArrowUp'],
        does: 'Moves focus to the cell above, up to the column header.',
        from: 'rowheader server 1',
        expect: { focused: 'columnheader Name' },
      },
      {
        keys: ['ArrowRight'],
        does: 'Moves focus to the next cell. In right-to-left text, the arrows are swapped.',
        from: 'rowheader server 1',
        expect: { focused: 'gridcell 1 GB' },
      },
      {
        keys: ['ArrowLeft'],
        does: 'Moves focus to the previous cell.',
        from: 'gridcell 1 GB',
        expect: { focused: 'rowheader server 1' },
      },
      {
        keys: ['Home'],
        does: 'Moves focus to the first cell of the row.',
        from: 'gridcell 3 GB',
        expect: { focused: 'rowheader server 3' },
      },
      {
        keys: ['End'],
        does: 'Moves focus to the last cell of the row.',
        from: 'rowheader server 1',
        expect: { focused: 'gridcell Stop 1 Start 1' },
      },
      {
        keys: ['Control+Home'],
        does: 'Moves focus to the first cell of the table.',
        from: 'gridcell 3 GB',
        expect: { focused: 'columnheader Name' },
      },
      {
        keys: ['Control+End'],
        does: 'Moves focus to the last cell of the table.',
        from: 'gridcell 3 GB',
        expect: { focused: 'gridcell Stop 12 Start 12' },
      },
      {
        keys: ['PageDown'],
        does: 'Moves focus down by ten rows.',
        from: 'gridcell 1 GB',
        expect: { focused: 'gridcell 11 GB' },
      },
      {
        keys: ['PageUp'],
        does: 'Moves focus up by ten rows.',
        from: 'gridcell 12 GB',
        expect: { focused: 'gridcell 2 GB' },
      },
      {
        keys: ['Enter', 'F2'],
        does: 'Enters a cell with several buttons or a field; Tab then moves between them. A single button or link is focused directly.',
        from: 'gridcell Stop 1 Start 1',
        expect: { focused: 'button Stop 1' },
      },
      {
        keys: ['Escape'],
        does: 'Returns focus to the cell.',
        from: 'button Stop 1',
        expect: { focused: 'gridcell Stop 1 Start 1' },
      },
    ],
  },
  screenReader: [
    'A grid: screen readers pass the arrow keys to the page, so their own table commands need a mode switch. That is why it is opt-in.',
    'Before hydration, it is a table whose links and buttons are tab stops.',
  ],
  dos: [
    'Use it if every row has several commands.',
    'Use any number of rows: arrow keys are equally fast. With 3,000 rows and 7 columns, moving focus takes Chromium about 25 ms on a slow machine.',
    'Let it scroll horizontally on phones, because cards have only one direction.',
  ],
  donts: [
    'Do not use it for tables that are only read.',
    'Do not set `tabIndex` on elements in cells: the grid manages it.',
  ],
};
