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
    'A function that adds resize handles to the columns of a `Table`, from 768 px. You store the widths. Until the first resize, the browser sets them.',
  apg: 'windowsplitter',
  anatomy: [['handle', 'The resize handle; has `data-moving` while dragging.']],
  unionProps: [
    ['columns', 'readonly TableColumn[]', 'The first argument. The others are options in the second argument.'],
    ['widths', 'Record<string, number>', 'Widths in CSS pixels by column id; initially empty.'],
    ['onWidthsChange', '(widths) => void', 'Called with all widths on every change.'],
    ['handleLabel', '(header) => string', 'Returns the name of a handle.'],
    ['widthLabel', '(pixels) => string', 'Returns the text for a width.'],
    ['min', 'number', 'Minimum width in CSS pixels; 64 by default.'],
    ['max', 'number', 'Maximum width in CSS pixels; 640 by default.'],
  ],
  keyboard: {
    specimen: () => <Specimen />,
    rows: [
      {
        keys: ['ArrowRight'],
        does: 'Widens the column by 16 px. In right-to-left text, the arrows are swapped.',
        from: 'separator Width of Name',
        expect: { value: ['separator Width of Name', '216'] },
      },
      {
        keys: ['ArrowLeft'],
        does: 'Narrows the column by 16 px.',
        from: 'separator Width of Name',
        expect: { value: ['separator Width of Name', '184'] },
      },
      {
        keys: ['Shift+ArrowRight'],
        does: 'Widens the column by 64 px. With ArrowLeft, narrows it.',
        from: 'separator Width of Name',
        expect: { value: ['separator Width of Name', '264'] },
      },
      {
        keys: ['Home'],
        does: 'Sets the minimum width.',
        from: 'separator Width of Name',
        expect: { value: ['separator Width of Name', '64'] },
      },
      {
        keys: ['End'],
        does: 'Sets the maximum width.',
        from: 'separator Width of Name',
        expect: { value: ['separator Width of Name', '640'] },
      },
    ],
  },
  screenReader: ['A handle is a splitter named by `handleLabel`, with the width from `widthLabel` as its value.'],
  dos: [
    'Let users reset the widths: set `widths` to an empty object.',
    'Set `width` on columns with checkboxes or icons: they get no handle.',
  ],
  donts: ['Do not rely on it to make a table fit: omit columns instead.'],
};
