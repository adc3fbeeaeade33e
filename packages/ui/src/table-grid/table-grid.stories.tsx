import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Example as Sample } from '../../examples/table-grid.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { type ColumnWidths, resizableColumns } from '../resizable-columns/resizable-columns.tsx';
import { useTableSelection } from '../table-selection/use-table-selection.tsx';
import { Table } from '../table/table.tsx';
import { docs } from './table-grid.docs.tsx';
import { useTableGrid } from './use-table-grid.ts';

const rows = Array.from({ length: 30 }, (_, index) => index + 1);

function Servers() {
  return (
    <Table
      {...useTableGrid()}
      stickyHead
      stickyFirst
      style={{ blockSize: 240, inlineSize: 360 }}
      caption="Servers"
      captionHidden
      rows={rows}
      rowKey={(row) => row}
      columns={[
        { id: 'name', header: 'Name', rowHeader: true, cell: (row) => `server ${row}` },
        ...['Cores', 'Memory', 'Disk', 'Traffic', 'Location'].map((header) => ({
          id: header,
          header,
          cell: (row: number) => (header === 'Disk' ? <button>{`Disk ${row}`}</button> : `${header} ${row}`),
        })),
      ]}
    />
  );
}

const meta: Meta = { title: 'Tables and lists/useTableGrid' };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** The focused cell or button is never hidden by the sticky header or first column. */
export const InSight: StoryObj = {
  render: () => <Servers />,
  play: async ({ canvas, userEvent }) => {
    const seen = (): Element | null => {
      const { left, top } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      return document.elementFromPoint(left + 6, top + 6);
    };
    canvas.getByRole('columnheader', { name: 'Name' }).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByRole('gridcell', { name: 'Location 30' })).toHaveFocus();
    for (let step = 0; step < 4; step += 1) {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(seen()).toBe(document.activeElement);
    }
    await expect(canvas.getByRole('gridcell', { name: 'Cores 30' })).toHaveFocus();
    for (let step = 0; step < 12; step += 1) {
      await userEvent.keyboard('{ArrowUp}');
      await expect(seen()).toBe(document.activeElement);
    }
    await expect(canvas.getByRole('gridcell', { name: 'Cores 18' })).toHaveFocus();
  },
};

interface Place {
  name: string;
  memory: number;
}
const places: Place[] = [
  { name: 'web-01', memory: 4 },
  { name: 'db-02', memory: 128 },
];

function Worked() {
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set());
  const [widths, setWidths] = useState<ColumnWidths>({ name: 200, memory: 160 });
  const { column, ...selection } = useTableSelection({
    rows: places,
    rowKey: ({ name }) => name,
    selected,
    onSelectedChange: setSelected,
    label: 'Select',
    allLabel: 'Select all servers',
    rowLabel: ({ name }) => `Select ${name}`,
    countLabel: (count, all) => `${count} of ${all} selected`,
  });
  const columns = resizableColumns<Place>(
    [
      column,
      { id: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => name },
      {
        id: 'memory',
        header: 'Memory',
        align: 'end',
        mono: true,
        cell: ({ memory }) => `${memory} GB`,
        sort: { href: '#sort=memory' },
      },
    ],
    {
      widths,
      onWidthsChange: setWidths,
      handleLabel: (header) => `Width of ${header}`,
      widthLabel: (pixels) => `${pixels} pixels`,
    },
  );
  return (
    <Table
      {...useTableGrid()}
      {...selection}
      caption="Servers"
      columns={columns}
      rows={places}
      rowKey={({ name }) => name}
    />
  );
}

/** Checkboxes, resize handles from 768 px, and a single tab stop. */
export const AllParts: StoryObj = { render: () => <Worked /> };

/**
 * All features combined: arrow keys move between checkboxes, Space selects, and a handle uses the arrow keys after
 * Enter.
 */
export const WorkedTable: StoryObj = {
  render: () => <Worked />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('checkbox', { name: 'Select all servers' }).focus();
    await userEvent.keyboard('{ArrowDown}[Space]{ArrowDown}[Space]');
    await expect(canvas.getByRole('checkbox', { name: 'Select db-02' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 selected');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}{Enter}{ArrowRight}{ArrowRight}');
    const handle = canvas.getByRole('separator', { name: 'Width of Name' });
    await expect(handle).toHaveFocus();
    await expect(handle).toHaveAttribute('aria-valuenow', '232');
    await userEvent.keyboard('{Escape}{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('gridcell', { name: '4 GB' })).toHaveFocus();
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
