import { useState } from 'react';
import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Table } from '../table/table.tsx';
import { useTableSelection } from './use-table-selection.tsx';

const names = ['web', 'db', 'mail'];

function Specimen() {
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set());
  const { column, ...selection } = useTableSelection({
    rows: names,
    rowKey: (name) => name,
    selected,
    onSelectedChange: setSelected,
    label: 'Select',
    allLabel: 'Select all servers',
    rowLabel: (name) => `Select ${name}`,
    countLabel: (count, all) => `${count} of ${all} selected`,
  });
  const columns = [column, { id: 'name', header: 'Name', rowHeader: true, cell: (name: string) => name }];
  return <Table caption="Servers" columns={columns} rows={names} rowKey={(name) => name} {...selection} />;
}

export const docs: ComponentDocs = {
  name: 'useTableSelection',
  summary:
    'Adds row selection to a `Table`. Returns a column with checkboxes, `isSelected` and an `announcement` to pass to the table.',
  anatomy: [['select', 'A checkbox with its touch area.']],
  unionProps: [
    ['rows', 'readonly Row[]', 'The rows of the table, in its order.'],
    ['rowKey', '(row) => Key', 'As in Table.'],
    ['selected', 'ReadonlySet<Key>', 'Selected keys (controlled). Rows of other pages remain in it.'],
    ['onSelectedChange', '(selected) => void', 'Called with a new set.'],
    ['label', 'string', 'Name of the column; on phones, shown next to each checkbox.'],
    ['allLabel', 'string', 'Name of the checkbox in the header; visible on phones.'],
    ['rowLabel', '(row) => string', 'Name of the checkbox of a row.'],
    [
      'countLabel',
      '(selected, rows, elsewhere) => string',
      'Announced when the selection changes. Receives the number of selected rows, of all rows, and of selected rows that aren’t shown (on other pages or filtered out).',
    ],
    ['isDisabled', '(row) => boolean', 'Rows that cannot be selected.'],
  ],
  keyboard: {
    specimen: () => <Specimen />,
    rows: [
      {
        keys: ['Space'],
        does: 'Toggles the row and announces the number of selected rows.',
        from: 'checkbox Select db',
        expect: { checked: 'checkbox Select db', text: ['part announcement', '1 of 3 selected'] },
      },
      {
        keys: ['Space'],
        does: 'On the checkbox in the header, selects all rows, or none if all are selected.',
        from: 'checkbox Select all servers',
        expect: { checked: 'checkbox Select mail', text: ['part announcement', '3 of 3 selected'] },
      },
      {
        keys: ['Shift+Space'],
        does: 'Selects the rows from the last checkbox to this one.',
        from: 'checkbox Select web',
        given: {
          press: ['Space', 'Tab', 'Tab'],
          until: { checked: 'checkbox Select web', focused: 'checkbox Select mail' },
        },
        expect: { checked: 'checkbox Select db', text: ['part announcement', '3 of 3 selected'] },
      },
    ],
  },
  screenReader: [
    'Every checkbox is named after its row. The one in the header is mixed if some rows are selected.',
    'The number of selected rows is announced politely after each change, never on load.',
  ],
  dos: ['Show actions for the selected rows next to the table.', 'Name the row: “Select web-01”.'],
  donts: [
    'Do not select a row when it is clicked: users need its links and text.',
    'Do not use it to select a single option: use RadioCards.',
  ],
};
