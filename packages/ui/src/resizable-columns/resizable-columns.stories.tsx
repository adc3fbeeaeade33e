import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/resizable-columns.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Button } from '../button/button.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Table } from '../table/table.tsx';
import { docs } from './resizable-columns.docs.tsx';
import { type ColumnWidths, resizableColumns } from './resizable-columns.tsx';

interface Server {
  name: string;
  memory: number;
  place: string;
}
const servers: Server[] = [
  { name: 'web-01', memory: 4, place: 'Frankfurt am Main' },
  { name: 'very-long-host-name-of-a-mail-relay', memory: 128, place: 'Frankfurt am Main' },
];

function Servers({ start = {}, caption = 'Servers' }: { start?: ColumnWidths; caption?: string }) {
  const [widths, setWidths] = useState(start);
  const columns = resizableColumns<Server>(
    [
      { id: 'sign', header: 'No.', width: 56, mono: true, cell: ({ memory }) => memory },
      { id: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => name, sort: { href: '#sort=name' } },
      { id: 'memory', header: 'Memory', align: 'end', mono: true, cell: ({ memory }) => `${memory} GB` },
      { id: 'place', header: 'Location', cell: ({ place }) => place },
    ],
    {
      widths,
      onWidthsChange: setWidths,
      handleLabel: (header) => `Width of ${header}`,
      widthLabel: (pixels) => `${pixels} pixels`,
    },
  );
  return (
    <Stack>
      <Table caption={caption} columns={columns} rows={servers} rowKey={({ name }) => name} />
      <Inline>
        <Button onClick={() => setWidths({})}>First widths</Button>
      </Inline>
    </Stack>
  );
}

const meta: Meta = { title: 'Tables and lists/resizableColumns' };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** With the browser's widths, and with a column resized so narrow that its name breaks. */
export const Matrix: StoryObj = {
  parameters: pictured('forced-colors', 'rtl'),
  render: () => (
    <Stack gap={40}>
      <Servers />
      <Servers caption="Drawn narrow" start={{ name: 160, memory: 96, place: 112 }} />
    </Stack>
  ),
};

/** Dragging resizes the column without changing its neighbours. */
export const Dragged: StoryObj = {
  render: () => <Servers />,
  play: async ({ canvas, userEvent }) => {
    if (!window.matchMedia('(min-width: 768px)').matches) return;
    // Widths follow the texts, which are drawn in another font until the library's own has loaded.
    await document.fonts.ready;
    const width = (name: string) =>
      Math.round(canvas.getByRole('columnheader', { name }).getBoundingClientRect().width);
    const before = { name: width('Name'), memory: width('Memory'), place: width('Location') };
    const handle = canvas.getByRole('separator', { name: 'Width of Name' });
    const { left, top } = handle.getBoundingClientRect();
    const at = (x: number) => ({ clientX: left + x, clientY: top + 4, pointerId: 1, button: 0, bubbles: true });
    await fireEvent.pointerDown(handle, at(0));
    await fireEvent.pointerMove(handle, at(-40));
    await fireEvent.pointerUp(handle, at(-40));
    await expect(handle).toHaveAttribute('aria-valuenow', String(before.name - 40));
    await expect(width('Name')).toBe(before.name - 40);
    await expect(Math.abs(width('Memory') - before.memory)).toBeLessThanOrEqual(1);
    await expect(Math.abs(width('Location') - before.place)).toBeLessThanOrEqual(1);
    await userEvent.click(canvas.getByRole('button', { name: 'First widths' }));
    await expect(width('Name')).toBe(before.name);
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
