import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/table.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Button } from '../button/button.tsx';
import { docs } from './table.docs.tsx';
import { Price } from '../price/price.tsx';
import { Stack } from '../stack/stack.tsx';
import { Status } from '../status/status.tsx';
import { Table, type TableColumn } from './table.tsx';

interface Row {
  id: number;
  name: string;
  cores: number;
  memory: number;
  state: 'success' | 'warning' | 'danger';
  word: string;
  cents: number;
}

const rows: Row[] = [
  { id: 1, name: 'web-01', cores: 2, memory: 4, state: 'success', word: 'Active', cents: 1200 },
  { id: 2, name: 'db-02', cores: 16, memory: 128, state: 'warning', word: 'Awaiting payment', cents: 108490 },
  {
    id: 3,
    name: 'very-long-host-name-of-a-mail-relay',
    cores: 1,
    memory: 1,
    state: 'danger',
    word: 'Setup failed',
    cents: 450,
  },
];

const onSort = fn();
const columns: TableColumn<Row>[] = [
  { id: 'name', header: 'Name', rowHeader: true, cell: (row) => row.name, sort: { href: '#sort=name' } },
  {
    id: 'cores',
    header: 'Cores',
    align: 'end',
    mono: true,
    cell: (row) => row.cores,
    sort: { onSort, direction: 'descending' },
  },
  { id: 'memory', header: 'Memory', align: 'end', mono: true, cell: (row) => `${row.memory} GB` },
  { id: 'state', header: 'State', cell: (row) => <Status tone={row.state}>{row.word}</Status> },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    mono: true,
    cell: (row) => <Price fixed amount={{ cents: row.cents }} currency={{ short: 'EUR' }} locale="en" />,
  },
];

const meta: Meta = { title: 'Tables and lists/Table', component: Table };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Sortable headers are buttons that show the sort order. */
export const Sorts: StoryObj = {
  render: () => <Table caption="Services" columns={columns} rows={rows} rowKey={(row) => row.id} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: 'Cores' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Cores' }));
    await expect(onSort).toHaveBeenCalled();
  },
};

/** Variants and states for the visual tests. */
export const Matrix: StoryObj = {
  parameters: pictured('forced-colors'),
  render: () => (
    <Stack gap={40}>
      <Table
        caption="Services"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        isSelected={(row) => row.id === 2}
      />
      <Table
        caption="Compared, sideways on a phone"
        cards={false}
        stickyFirst
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
      />
      <Table caption="Loading" columns={columns} rows={[]} loadingRows={2} rowKey={(row) => row.id} />
      <Table
        caption="Nothing found"
        columns={columns}
        rows={[]}
        rowKey={(row) => row.id}
        empty="Loosen a filter to see more."
      />
    </Stack>
  ),
};

/** The header and the first column are sticky in both directions. */
export const Sticky: StoryObj = {
  render: () => (
    <Table
      caption="Services"
      captionHidden
      cards={false}
      stickyHead
      stickyFirst
      style={{ inlineSize: 320, blockSize: 120 }}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
    />
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Services' });
    const at = (element: Element) => element.getBoundingClientRect();
    const [head, name] = [canvas.getByRole('columnheader', { name: 'Cores' }), canvas.getByText('db-02')];
    const before = { top: at(head).top, left: at(name).left };
    frame.scrollTo({ top: 60, left: 120, behavior: 'instant' });
    await expect(frame.scrollTop).toBeGreaterThan(0);
    await expect(frame.scrollLeft).toBeGreaterThan(0);
    await expect(at(head).top).toBe(before.top);
    await expect(at(name).left).toBe(before.left);
    // Scrolling content doesn't cover the corner or its bottom border.
    const corner = canvas.getByRole('columnheader', { name: 'Name' });
    const { left, width, bottom, height } = at(corner);
    const seen = (y: number) => document.elementFromPoint(left + width / 2, y)?.closest('th, td');
    for (const place of [
      { top: 20, left: 0 },
      { top: 0, left: 120 },
      { top: 40, left: 120 },
    ]) {
      frame.scrollTo({ ...place, behavior: 'instant' });
      await expect(seen(bottom - height / 2)).toBe(corner);
      await expect(seen(bottom - 0.5)).toBe(corner);
    }
  },
};

/** The last column, such as one of menus, stays in view. */
export const StickyLast: StoryObj = {
  render: () => (
    <Table
      caption="Services"
      captionHidden
      cards={false}
      stickyLast
      style={{ inlineSize: 320 }}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
    />
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Services' });
    const edge = frame.getBoundingClientRect().right;
    const last = canvas.getByRole('columnheader', { name: 'Price' });
    for (const left of [0, 60]) {
      frame.scrollTo({ left, behavior: 'instant' });
      await expect(frame.scrollLeft).toBe(left);
      await expect(Math.abs(last.getBoundingClientRect().right - edge)).toBeLessThanOrEqual(2);
    }
  },
};

/** Prices and addresses stay on one line; names wrap where there is no room. */
export const Nowrap: StoryObj = {
  render: () => (
    <Table
      caption="Servers"
      captionHidden
      style={{ inlineSize: 320 }}
      columns={[
        { id: 'name', header: 'Name', rowHeader: true, cell: () => 'A mail relay with a long name' },
        { id: 'address', header: 'Public network', nowrap: true, cell: () => '203.0.113.128 – 203.0.113.255' },
        { id: 'note', header: 'Note', cell: () => 'Moved here from another data centre' },
      ]}
      rows={[1]}
      rowKey={String}
    />
  ),
  play: async ({ canvas }) => {
    const lines = (text: string) => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(text));
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
    };
    await expect(lines('203.0.113.128 – 203.0.113.255')).toBe(1);
    await expect(lines('Moved here from another data centre')).toBeGreaterThan(1);
  },
};

/** On phones, each server of a long list takes a few lines. */
export const CompactCards: StoryObj = {
  render: () => (
    <Table
      cards="compact"
      caption="Servers"
      captionHidden
      columns={[
        { id: 'name', header: 'Server', rowHeader: true, cell: () => 'Ryzen 9 5950X' },
        { id: 'memory', header: 'RAM', cell: () => '128 GB DDR4 ECC' },
        { id: 'drives', header: 'Drives', cell: () => '2 × 3.84 TB NVMe' },
        { id: 'port', header: 'Port', cell: () => '1 Gbps' },
        { id: 'price', header: 'Price per month', align: 'end', cell: () => '€129.00' },
        {
          id: 'order',
          header: 'Order',
          labelHidden: true,
          align: 'end',
          cell: () => <Button size="small">Order</Button>,
        },
      ]}
      rows={[1, 2]}
      rowKey={String}
    />
  ),
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);

/** Empty, with the next step. */
export const Empty: StoryObj = {
  render: () => (
    <Table caption="Services" columns={columns} rows={[]} rowKey={String} empty="Order your first server" />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('cell')).toHaveTextContent('Order your first server');
  },
};

/** Busy while rows are loading. */
export const LoadingRows: StoryObj = {
  render: () => <Table caption="Services" columns={columns} rows={[]} rowKey={String} loadingRows={3} />,
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
  },
};

/** Part of a list of 10,000 rows. A virtualizer gives the heights of the rows above and below. */
export const Window: StoryObj = {
  render: () => (
    <Table
      caption="Services"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      window={{ count: 10_000, first: 2, before: 90, after: 45 }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    // The header is row 1.
    await expect(canvas.getByRole('row', { name: /web-01/ })).toHaveAttribute('aria-rowindex', '4');
    const top = canvas.getByRole('table').querySelector('tbody')?.getBoundingClientRect().top ?? 0;
    await expect(canvas.getByRole('row', { name: /web-01/ }).getBoundingClientRect().top - top).toBe(90);
  },
};
