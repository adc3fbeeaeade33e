import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { EllipsisVertical } from '../icons/index.ts';
import { Inline } from '../inline/inline.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { Menu } from '../menu/menu.tsx';
import { Price } from '../price/price.tsx';
import { Stack } from '../stack/stack.tsx';
import { Status } from '../status/status.tsx';
import { useTableSelection } from '../table-selection/use-table-selection.tsx';
import { Text } from '../text/text.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { Table } from './table.tsx';

const meta: Meta<typeof Table> = { title: 'Tables and lists/Table', component: Table };
export default meta;

const invoices = [
  { id: '2231', date: '2026-11-01', cents: 4800, paid: false },
  { id: '2198', date: '2026-10-01', cents: 4800, paid: true },
  { id: '2164', date: '2026-09-01', cents: 1200, paid: true },
];

/** Sorted by the server: headers are links, so that each order has an address and works without JavaScript. */
export const SortByLinks: StoryObj = {
  render: () => (
    <Table
      caption="Invoices"
      rows={invoices}
      rowKey={({ id }) => id}
      announcement="Sorted by date, newest first"
      columns={[
        { id: 'id', header: 'Invoice', rowHeader: true, cell: ({ id }) => <TextLink href={`#${id}`}>{id}</TextLink> },
        {
          id: 'date',
          header: 'Date',
          nowrap: true,
          cell: ({ date }) => <time dateTime={date}>{date}</time>,
          sort: { href: '?sort=date', direction: 'descending' },
        },
        {
          id: 'amount',
          header: 'Amount',
          align: 'end',
          nowrap: true,
          cell: ({ cents }) => <Price amount={{ cents }} currency={{ short: 'EUR' }} locale="en" fixed />,
          sort: { href: '?sort=-amount' },
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('link', { name: 'Amount' })).toHaveAttribute('href', '?sort=-amount');
  },
};

/** Sorted in the browser: headers are buttons, and the new order is announced. */
export const SortInTheBrowser: StoryObj = {
  render: function Example() {
    const [ascending, setAscending] = useState(true);
    const sorted = invoices.toSorted((one, other) => (one.cents - other.cents) * (ascending ? 1 : -1));
    return (
      <Table
        caption="Invoices"
        rows={sorted}
        rowKey={({ id }) => id}
        announcement={`Sorted by amount, ${ascending ? 'lowest' : 'highest'} first`}
        columns={[
          { id: 'id', header: 'Invoice', rowHeader: true, cell: ({ id }) => id },
          {
            id: 'amount',
            header: 'Amount',
            align: 'end',
            cell: ({ cents }) => <Price amount={{ cents }} currency={{ short: 'EUR' }} locale="en" fixed />,
            sort: { direction: ascending ? 'ascending' : 'descending', onSort: () => setAscending(!ascending) },
          },
        ]}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by amount, highest first');
    await expect(canvas.getAllByRole('rowheader')[2]).toHaveTextContent('2164');
  },
};

/** Selected rows and the actions for them. The number of rows is announced, and the actions say what is missing. */
export const SelectionWithActions: StoryObj = {
  render: function Example() {
    const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set());
    const { column, ...selection } = useTableSelection({
      rows: invoices,
      rowKey: ({ id }) => id,
      selected,
      onSelectedChange: setSelected,
      label: 'Select',
      allLabel: 'Select all invoices',
      rowLabel: ({ id }) => `Select invoice ${id}`,
      countLabel: (count, all) => `${count} of ${all} selected`,
    });
    const reason = selected.size === 0 ? 'Select an invoice first' : undefined;
    return (
      <Stack gap={16}>
        <Inline gap={12}>
          <Button size="small" disabledReason={reason}>
            Download
          </Button>
          <Text tone="muted">{selected.size} selected</Text>
        </Inline>
        <Table
          {...selection}
          caption="Invoices"
          captionHidden
          rows={invoices}
          rowKey={({ id }) => id}
          columns={[
            column,
            { id: 'id', header: 'Invoice', rowHeader: true, cell: ({ id }) => id },
            { id: 'date', header: 'Date', cell: ({ date }) => <time dateTime={date}>{date}</time> },
          ]}
        />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select invoice 2198' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download' })).not.toHaveAttribute('aria-disabled');
  },
};

/** Cards on phones. Each has a menu of its own; `labelHidden` leaves out the column’s name there. */
export const RowsWithMenus: StoryObj = {
  render: () => (
    <Table
      caption="Servers"
      rows={['web-01', 'web-02', 'db-01']}
      rowKey={String}
      columns={[
        { id: 'name', header: 'Name', rowHeader: true, cell: (name) => <TextLink href={`#${name}`}>{name}</TextLink> },
        { id: 'state', header: 'State', cell: () => <Status tone="success">Running</Status> },
        {
          id: 'actions',
          header: 'Actions',
          align: 'end',
          labelHidden: true,
          cell: (name) => (
            <Menu
              align="end"
              trigger={(trigger) => (
                <IconButton
                  {...trigger}
                  size="small"
                  label={`Actions for ${name}`}
                  icon={<Icon icon={EllipsisVertical} size={18} />}
                />
              )}
              groups={[
                {
                  id: 'server',
                  items: [
                    { id: 'restart', label: 'Restart' },
                    { id: 'console', label: 'Open console', href: `#console-${name}` },
                  ],
                },
              ]}
            />
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for db-01' }));
    await expect(await within(document.body).findByRole('menuitem', { name: 'Restart' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** Without rows, say what will be here and offer the next step. */
export const NothingYet: StoryObj = {
  render: () => (
    <Table
      caption="Servers"
      captionHidden
      columns={[]}
      rows={[]}
      rowKey={String}
      empty={
        <EmptyState title="No servers yet" actions={<LinkButton href="#order">Order a server</LinkButton>}>
          Your servers will appear here with their address and price.
        </EmptyState>
      }
    />
  ),
};

/** While rows load, skeletons keep the layout, and the table is announced as busy. */
export const WhileLoading: StoryObj = {
  render: () => (
    <Table
      caption="Invoices"
      columns={[
        { id: 'id', header: 'Invoice', rowHeader: true, cell: ({ id }) => id },
        { id: 'date', header: 'Date', cell: ({ date }) => date },
      ]}
      rows={invoices}
      rowKey={({ id }) => id}
      loadingRows={3}
    />
  ),
};

/** Many figures to compare: without cards, it scrolls sideways, and the first column stays. */
export const WideComparison: StoryObj = {
  render: () => (
    <Table
      caption="Traffic in TB"
      cards={false}
      stickyFirst
      rows={[
        { name: 'web-01', traffic: [2.41, 2.38, 2.77, 3.05, 3.42, 3.9] },
        { name: 'web-02', traffic: [1.12, 1.2, 1.08, 1.31, 1.27, 1.4] },
        { name: 'db-01', traffic: [0.31, 0.3, 0.34, 0.29, 0.36, 0.38] },
      ]}
      rowKey={({ name }) => name}
      columns={[
        { id: 'name', header: 'Server', rowHeader: true, cell: ({ name }) => name },
        ...['June', 'July', 'August', 'September', 'October', 'November'].map((month, index) => ({
          id: month,
          header: month,
          align: 'end' as const,
          mono: true,
          cell: ({ traffic }: { traffic: readonly number[] }) => traffic[index]?.toFixed(2),
        })),
      ]}
    />
  ),
};
