import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
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
          cell: (row: number) => `${header} ${row}`,
        })),
      ]}
    />
  );
}

const meta: Meta = { title: 'Components/useTableGrid' };
export default meta;

/** The cell in focus is never under the head or the first column, which stay. */
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

/** Every row of the keyboard table, played. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
