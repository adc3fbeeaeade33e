import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Says } from '../../docs-page/says.tsx';
import { Table } from './table.tsx';

export const docs: ComponentDocs = {
  name: 'Table',
  summary:
    'A table of rows to compare, such as plans, invoices or servers. Below 768 px, each row is a card, or the table scrolls horizontally. For terms with a single value, use DataList. `useTableSelection` adds row selection, `resizableColumns` column resizing, and `useTableGrid` arrow key navigation. From 500 rows on, render those in view with a virtualizer and set `window`: browsers need seconds for ten thousand. Only rows whose item, selection or `cell` functions change are rendered again, so define columns outside your component or with `useMemo`.',
  apg: 'table',
  anatomy: [
    ['root', 'The scrollable frame.'],
    ['announcement', 'Announces changes to screen readers: the sort order and the number of selected rows.'],
    ['caption', 'The name of the table.'],
    ['filters', 'The second row of the header, with the `filter` of each column.'],
    ['row', 'One row; `data-selected` when `isSelected`.'],
    ['row-link', 'With `rowHref`: the link in the row header.'],
  ],
  keyboard: {
    specimen: () => (
      <Says>
        {(say) => (
          <Table
            caption="Plans"
            rows={[{ name: 'NVMe 3', price: 12 }]}
            rowKey={(row) => row.name}
            columns={[
              { id: 'name', header: 'Name', rowHeader: true, cell: (row) => row.name },
              { id: 'price', header: 'Price', cell: (row) => row.price, sort: { onSort: () => say('Sorted') } },
            ]}
          />
        )}
      </Says>
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus from the table to the sortable headers.',
        from: 'region Plans',
        expect: { focused: 'button Price' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On a sortable header, sorts by it. With `href`, it is a link.',
        from: 'button Price',
        expect: { shown: 'text Sorted' },
      },
    ],
  },
  screenReader: [
    'A table with its caption. Rows are named by the column with `rowHeader`.',
    'Sorted columns are announced as such (`aria-sort`).',
    'With `window`, positions are those in the whole list (`aria-rowcount`, `aria-rowindex`).',
    'A table shown as cards is still announced as a table, with its rows and column headers.',
  ],
  dos: [
    'Mark one column with `rowHeader`.',
    'Use `align="end"` and `mono` for figures.',
    'Use `nowrap` for values that are hard to read in two lines, such as dates and IP addresses.',
    'Offer the next step in `empty`.',
  ],
  donts: ['Do not use it for layout.', 'Do not sort with JavaScript only if crawlers should find it: use `href`.'],
};
