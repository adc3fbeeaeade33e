import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Says } from '../../docs-page/says.tsx';
import { Table } from './table.tsx';

export const docs: ComponentDocs = {
  name: 'Table',
  summary:
    'Rows to compare: plans, invoices, servers. Below 768 px each row is a card, or the table scrolls sideways. For terms with one value each take DataList. `useTableSelection` lets rows be ticked, `resizableColumns` lets columns be drawn wider, `useTableGrid` takes arrow keys through the cells.',
  apg: 'table',
  anatomy: [
    ['root', 'The frame that scrolls.'],
    ['announcement', 'What has changed, for screen readers: how the rows are sorted, how many are ticked.'],
    ['caption', 'The name of the table.'],
    ['row', 'One row; `data-selected` when `isSelected`.'],
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
        does: 'Goes from the table to the heads by which it sorts.',
        from: 'region Plans',
        expect: { focused: 'button Price' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On such a head: sorts by it. With `href` it is a link.',
        from: 'button Price',
        expect: { shown: 'text Sorted' },
      },
    ],
  },
  screenReader: [
    'A table with its caption; rows are named by the column with `rowHeader`.',
    'Sorted columns say so (`aria-sort`).',
    'Roles are written out: browsers take them away from tables that are drawn as cards.',
  ],
  dos: [
    'Mark one column with `rowHeader`.',
    'Align figures by `align="end"` and set them in `mono`.',
    'Give `empty` what to do next.',
  ],
  donts: ['Do not use it for layout.', 'Do not sort by script alone what crawlers should find: use `href`.'],
};
