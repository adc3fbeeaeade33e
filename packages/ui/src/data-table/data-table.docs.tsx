import { useState } from 'react';
import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { arrangeRows } from './arrange-rows.ts';
import { DataTable } from './data-table.tsx';
import { columns, invoices, type Invoice, labels, selectionLabels } from '../../compositions/invoices.tsx';
import { initialView } from './view.ts';

function Specimen() {
  const [view, setView] = useState(initialView(columns));
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set());
  const rows = arrangeRows(invoices(3), columns, view, 'en');
  return (
    <DataTable<Invoice>
      caption="Invoices"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.number}
      view={view}
      onViewChange={setView}
      result={`${rows.length} of 3 invoices`}
      selection={{ ...selectionLabels, selected, onSelectedChange: setSelected, actions: null }}
      labels={labels}
    />
  );
}

export const docs: ComponentDocs = {
  name: 'DataTable',
  summary:
    'A table that people work with: they sort and filter it, choose columns and density, select rows and act on them, and go from page to page. The view is in the address. For a table that’s only read, use Table, of which this one is made; for plans side by side, use ComparisonTable. You load the data: on a server for the view that `readTableView` finds in the address, or with `arrangeRows` for a list that is loaded as a whole. Sorting, filters and pages are links and a form, so they work without JavaScript. For more than 500 rows, pass a virtualizer’s `window` and `frameRef`.',
  anatomy: [
    ['root', 'Toolbar, table, bar and pages. `data-filters="open"` while a phone shows the filters.'],
    ['toolbar', 'The line above the table.'],
    ['result', 'Number of rows; announced when it changes.'],
    ['filters', 'The second row of the header; on phones, it’s above the cards.'],
    ['leading', 'The icon of a text filter, on phones.'],
    ['select', 'A checkbox with its touch area.'],
    ['bulk-bar', 'What can be done with the selected rows; at the lower edge of the window.'],
    ['selected', 'How much is selected.'],
    ['pages', 'Links to the first, previous and next page.'],
  ],
  keyboard: {
    specimen: () => <Specimen />,
    rows: [
      {
        keys: ['Enter'],
        does: 'On the head of a column, sorts by it, or turns the order round.',
        from: 'link Total',
        expect: { text: ['part announcement', 'Sorted by Total, descending'], focused: 'link Total' },
        native: true,
      },
      {
        keys: ['Enter'],
        does: 'In a text filter, applies it without the pause.',
        from: 'searchbox Filter by number',
        press: ['0', '0', '0', '2', 'Enter'],
        expect: { text: ['part result', '1 of 3 invoices'], focused: 'searchbox Filter by number' },
        native: true,
      },
      {
        keys: ['Space'],
        does: 'Selects the row, and shows the bar with actions.',
        from: 'checkbox Select HST-2026-0001',
        expect: { checked: 'checkbox Select HST-2026-0001', text: ['part selected', '1 of 3 selected'] },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On “Clear selection”, removes the bar and moves focus to the box that selects all rows.',
        from: 'checkbox Select HST-2026-0003',
        given: {
          press: ['Space', 'Tab'],
          until: { focused: 'button Clear selection' },
        },
        expect: { focused: 'checkbox Select all invoices', gone: 'group Actions for selected invoices' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On “View”, opens the choice of columns and density.',
        from: 'button View',
        expect: { shown: 'checkbox Date' },
      },
    ],
  },
  screenReader: [
    'A group with the name of the table, and in it the toolbar, the table and the links to other pages.',
    'The order, the number of selected rows and the number of rows that match are announced when they change.',
    'Filters are cells below the names of the columns, each with a name of its own.',
    'The row header is the link of a row: pressing elsewhere in the row is a shortcut for the mouse.',
  ],
  dos: [
    'Say in `result` how many rows there are, and in `noMatches` that a filter hides the others.',
    'Hide columns at first that few people need.',
    'Ask before an action for several rows that can’t be undone.',
  ],
  donts: [
    'Do not use it for ten rows without filters: use Table.',
    'Do not put a column’s only action into the press on a row: put it into a menu in the last column.',
  ],
};
