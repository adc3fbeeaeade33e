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
    'Rows of a `Table` to tick: returns a column with boxes, `isSelected` and an `announcement`, which go to the table as they are.',
  anatomy: [['select', 'A box with the area that takes the touch.']],
  unionProps: [
    ['rows', 'readonly Row[]', 'Those of the table, in its order.'],
    ['rowKey', '(row) => Key', 'As on the table.'],
    ['selected', 'ReadonlySet<Key>', 'Yours to keep; rows of other pages stay in it.'],
    ['onSelectedChange', '(selected) => void', 'Gets a new set.'],
    ['label', 'string', 'Name of the column; on phones it stands beside each box.'],
    ['allLabel', 'string', 'Name of the box in the head; on phones it is in sight too.'],
    ['rowLabel', '(row) => string', 'Name of the box of a row.'],
    [
      'countLabel',
      '(selected, rows, elsewhere) => string',
      'Spoken when it changes. Gets how many of the rows are selected, how many there are, and how many others are selected that are not among them now: on other pages, or filtered out.',
    ],
    ['isDisabled', '(row) => boolean', 'Rows that cannot be selected.'],
  ],
  keyboard: {
    specimen: () => <Specimen />,
    rows: [
      {
        keys: ['Space'],
        does: 'Ticks the row; the number of ticks is said.',
        from: 'checkbox Select db',
        expect: { checked: 'checkbox Select db', text: ['part announcement', '1 of 3 selected'] },
      },
      {
        keys: ['Space'],
        does: 'On the box in the head: ticks all, or none if all are ticked.',
        from: 'checkbox Select all servers',
        expect: { checked: 'checkbox Select mail', text: ['part announcement', '3 of 3 selected'] },
      },
      {
        keys: ['Shift+Space'],
        does: 'Ticks the rows from the last box to this one.',
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
    'Every box has the name of its row; the one in the head is mixed when some are ticked.',
    'The number of ticks is said politely after each change, never on arrival.',
  ],
  dos: ['Show what can be done with the ticked rows beside the table.', 'Name the thing: “Select web-01”.'],
  donts: [
    'Do not make a press on the row tick it: its links and words are there to be used.',
    'Do not use it to choose one of several: that is RadioCards.',
  ],
};
