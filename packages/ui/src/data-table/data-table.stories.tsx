import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/data-table.tsx';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Stack } from '../stack/stack.tsx';
import { arrangeRows } from './arrange-rows.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { docs } from './data-table.docs.tsx';
import { columns, invoices, type Invoice, labels, selectionLabels } from '../../compositions/invoices.tsx';
import { type DataTableView, initialView, readTableView, tableViewHref } from './view.ts';

const meta: Meta = { title: 'Tables and lists/DataTable', component: DataTable };
export default meta;

type Own = Partial<Omit<DataTableProps<Invoice>, 'view' | 'onViewChange'>>;

/** Invoices that are sorted and filtered here, with the view as a state. */
function Invoices({ start, count = 6, ...props }: Own & { start?: Partial<DataTableView>; count?: number }) {
  const [view, setView] = useState<DataTableView>({ ...initialView(columns), ...start });
  const all = invoices(count);
  const rows = arrangeRows(all, columns, view, 'en');
  return (
    <DataTable
      caption="Invoices"
      captionHidden
      columns={columns}
      rows={rows}
      rowKey={(row) => row.number}
      empty="No invoices yet."
      noMatches="No invoice matches."
      result={`${rows.length} of ${all.length} invoices`}
      labels={labels}
      {...props}
      view={view}
      onViewChange={setView}
    />
  );
}

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Filters apply while you type or choose. The button clears them all. */
export const Filters: StoryObj = {
  render: () => <Invoices />,
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Due');
    await expect(names()).toEqual(['HST-2026-0002', 'HST-2026-0005']);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter by number' }), '05');
    await waitFor(() => expect(names()).toEqual(['HST-2026-0005']));
    await expect(canvas.getByText('1 of 6 invoices')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(names()).toHaveLength(6);
    await expect(canvas.getByRole('searchbox', { name: 'Filter by number' })).toHaveValue('');
  },
};

/** A list that nothing matches says so, and how to see more. */
export const NothingMatches: StoryObj = {
  render: () => <Invoices start={{ filters: { number: ['HST-1999'] } }} />,
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('cell', { name: /No invoice matches/ });
    await userEvent.click(within(cell).getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(6);
  },
};

/** A head sorts by its column; the second press turns the order round. */
export const Sorting: StoryObj = {
  render: () => <Invoices />,
  play: async ({ canvas }) => {
    const first = () => canvas.getAllByRole('rowheader')[0]?.textContent;
    await userEvent.click(canvas.getByRole('link', { name: 'Total' }));
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending');
    await expect(first()).toBe('HST-2026-0006');
    await expect(canvas.getByText('Sorted by Total, descending')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Total' }));
    await expect(first()).toBe('HST-2026-0001');
  },
};

/** Columns and density are chosen in a popover. A hidden column neither filters nor sorts. */
export const ColumnChoice: StoryObj = {
  render: () => <Invoices start={{ filters: { state: ['due'] } }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'State' }));
    await expect(canvas.queryByRole('columnheader', { name: 'State' })).toBeNull();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Paid by' }));
    await expect(canvas.getByRole('columnheader', { name: 'Paid by' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset view' }));
    await expect(canvas.getByRole('columnheader', { name: 'State' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Comfortable' })).toBeChecked();
  },
};

function Deletable() {
  const [gone, setGone] = useState<ReadonlySet<string | number>>(new Set());
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set());
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Invoices
        rows={invoices(6).filter((row) => !gone.has(row.number))}
        selection={{
          ...selectionLabels,
          selected,
          onSelectedChange: setSelected,
          actions: (
            <>
              <Button size="small">Download</Button>
              <Button size="small" variant="danger" onClick={() => setAsking(true)}>
                Delete
              </Button>
            </>
          ),
        }}
      />
      <ConfirmDialog
        open={asking}
        title="Delete the selected invoices?"
        description="Their files are deleted, too."
        confirmLabel="Delete"
        cancelLabel="Keep"
        tone="danger"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          setGone(new Set([...gone, ...selected]));
          setSelected(new Set());
        }}
      />
    </>
  );
}

/** Actions for selected rows stay in view. When the bar is gone, focus is on the box that selects all rows. */
export const BulkActions: StoryObj = {
  render: () => <Deletable />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select HST-2026-0002' }));
    const bar = canvas.getByRole('group', { name: 'Actions for selected invoices' });
    await expect(within(bar).getByText('1 of 6 selected')).toBeVisible();
    await userEvent.click(within(bar).getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select all invoices' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select HST-2026-0003' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByText('HST-2026-0003')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Invoices' })).toHaveFocus());
  },
};

/** A row leads to its record: its header is the link, and a press elsewhere in the row follows it. */
export const RowsAsLinks: StoryObj = {
  render: () => <Invoices rowHref={(row) => `#${row.number}`} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'HST-2026-0001' })).toHaveAttribute('href', '#HST-2026-0001');
    await userEvent.click(canvas.getByText('2026-01-14'));
    await expect(location.hash).toBe('#HST-2026-0001');
    history.replaceState(null, '', location.pathname + location.search);
  },
};

/** Pages with cursors. The end of the list keeps the focus. */
export const Pages: StoryObj = {
  render: function Render() {
    const [view, setView] = useState(initialView(columns));
    const at = Number(view.cursor ?? 0);
    return (
      <DataTable
        caption="Invoices"
        captionHidden
        columns={columns}
        rows={invoices(9).slice(at, at + 3)}
        rowKey={(row) => row.number}
        view={view}
        onViewChange={setView}
        pages={{
          label: 'Pages of invoices',
          first: 'First',
          previous: 'Previous',
          next: 'Next',
          previousCursor: at > 0 ? String(at - 3) : undefined,
          nextCursor: at < 6 ? String(at + 3) : undefined,
        }}
        labels={labels}
      />
    );
  },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('link', { name: 'Next' });
    await expect(next).toHaveAttribute('href', '?cursor=3');
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(canvas.getByText('HST-2026-0009')).toBeVisible();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('link', { name: 'First' }));
    await expect(canvas.getByText('HST-2026-0001')).toBeVisible();
  },
};

/** The view is in the address: it can be shared, and opened again. */
export const InTheAddress: StoryObj = {
  render: function Render() {
    const [search, setSearch] = useState('?state=due&sort=-total');
    const view = readTableView(new URLSearchParams(search), columns);
    return (
      <Stack gap={16}>
        <code>{search}</code>
        <DataTable
          caption="Invoices"
          captionHidden
          columns={columns}
          rows={arrangeRows(invoices(6), columns, view, 'en')}
          rowKey={(row) => row.number}
          view={view}
          onViewChange={(next) => setSearch(tableViewHref('', next, columns))}
          labels={labels}
        />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Number' }));
    await expect(canvas.getByText('?state=due&sort=number')).toBeVisible();
  },
};

/** The rows scroll below a sticky header, the number stays in view beside its box. */
export const StickyHead: StoryObj = {
  render: () => (
    <Invoices
      count={40}
      height="fill"
      cards={false}
      style={{ blockSize: 320, inlineSize: 480 }}
      selection={{ ...selectionLabels, selected: new Set(), onSelectedChange: () => {}, actions: null }}
    />
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Invoices' });
    const at = (element: Element) => element.getBoundingClientRect();
    const head = canvas.getByRole('columnheader', { name: 'Number' });
    const before = at(head);
    frame.scrollTo({ top: 300, left: 200, behavior: 'instant' });
    await expect(frame.scrollTop).toBeGreaterThan(0);
    await expect(at(head).top).toBe(before.top);
    await expect(Math.abs(at(head).left - before.left)).toBeLessThanOrEqual(9);
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);

/** Variants and states for the visual tests. */
export const Matrix: StoryObj = {
  parameters: pictured('forced-colors'),
  render: () => (
    <Stack gap={40}>
      <Invoices
        start={{ sort: { by: 'total', direction: 'descending' }, filters: { state: ['due'] } }}
        selection={{
          ...selectionLabels,
          selected: new Set(['HST-2026-0002']),
          onSelectedChange: () => {},
          actions: <Button size="small">Download</Button>,
        }}
        rowHref={(row) => `#${row.number}`}
        actions={<Button size="small">Export CSV</Button>}
        pages={{ label: 'Pages', first: 'First', previous: 'Previous', next: 'Next', nextCursor: '2' }}
      />
      <Invoices caption="Compact" start={{ density: 'compact' }} />
      <Invoices caption="Loading" loadingRows={3} rows={[]} />
      <Invoices caption="Nothing found" start={{ filters: { number: ['HST-1999'] } }} />
    </Stack>
  ),
};
