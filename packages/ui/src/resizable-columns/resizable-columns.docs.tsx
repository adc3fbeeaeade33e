import { useState } from 'react';
import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Table } from '../table/table.tsx';
import { type ColumnWidths, resizableColumns } from './resizable-columns.tsx';

function Specimen() {
  const [widths, setWidths] = useState<ColumnWidths>({ name: 200, memory: 120 });
  const columns = resizableColumns<string>(
    [
      { id: 'name', header: 'Name', rowHeader: true, cell: (name) => name },
      { id: 'memory', header: 'Memory', cell: () => '4 GB' },
    ],
    {
      widths,
      onWidthsChange: setWidths,
      handleLabel: (header) => `Width of ${header}`,
      widthLabel: (pixels) => `${pixels} pixels`,
    },
  );
  return <Table cards={false} caption="Servers" columns={columns} rows={['web']} rowKey={(name) => name} />;
}

export const docs: ComponentDocs = {
  name: 'resizableColumns',
  summary:
    'A function that takes the columns of a `Table` and gives each a handle, from 768 px on. The widths are yours to keep; until the first move the browser lays the columns out.',
  apg: 'windowsplitter',
  anatomy: [['handle', 'The edge of a column; `data-moving` while it follows the pointer.']],
  unionProps: [
    ['columns', 'readonly TableColumn[]', 'The first argument. All below are options, the second.'],
    ['widths', 'Record<string, number>', 'CSS pixels by the ids of the columns; empty at first.'],
    ['onWidthsChange', '(widths) => void', 'All widths, with every move.'],
    ['handleLabel', '(header) => string', 'Name of a handle.'],
    ['widthLabel', '(pixels) => string', 'A width in words.'],
    ['min', 'number', 'Least width in CSS pixels; 64 unless it is given.'],
    ['max', 'number', 'Greatest width in CSS pixels; 640 unless it is given.'],
  ],
  keyboard: {
    specimen: () => <Specimen />,
    rows: [
      {
        keys: ['ArrowRight'],
        does: 'Makes the column 16 px wider. From right to left the two arrows change places.',
        from: 'separator Width of Name',
        expect: { value: ['separator Width of Name', '216'] },
      },
      {
        keys: ['ArrowLeft'],
        does: 'Makes it 16 px narrower.',
        from: 'separator Width of Name',
        expect: { value: ['separator Width of Name', '184'] },
      },
      {
        keys: ['Shift+ArrowRight'],
        does: 'Makes it 64 px wider, with ArrowLeft narrower.',
        from: 'separator Width of Name',
        expect: { value: ['separator Width of Name', '264'] },
      },
      {
        keys: ['Home'],
        does: 'Makes it as narrow as it may be.',
        from: 'separator Width of Name',
        expect: { value: ['separator Width of Name', '64'] },
      },
      {
        keys: ['End'],
        does: 'Makes it as wide as it may be.',
        from: 'separator Width of Name',
        expect: { value: ['separator Width of Name', '640'] },
      },
    ],
  },
  screenReader: ['A handle is a splitter with the name of `handleLabel` and the width of `widthLabel`.'],
  dos: [
    'Offer a way back to the first widths: an empty `widths`.',
    'Give a column of boxes or icons a `width` of its own: it gets no handle.',
  ],
  donts: ['Do not rely on it to make a table fit: leave columns out instead.'],
};
