import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { expect, test } from 'vitest';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Menu } from '../menu/menu.tsx';
import { Popover } from '../popover/popover.tsx';
import { Table } from '../table/table.tsx';

const texts = { title: 'Delete?', confirmLabel: 'Delete', cancelLabel: 'Keep' };

interface DeleteProps {
  onDelete: () => void;
  /** The server answers after the dialog has closed. */
  later?: boolean;
}

function Delete({ onDelete, later = false }: DeleteProps) {
  const [open, setOpen] = useState(false);
  const confirm = () => {
    if (later) {
      setOpen(false);
      setTimeout(onDelete, 50);
    } else onDelete();
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} children="Delete…" />
      <ConfirmDialog {...texts} open={open} onConfirm={confirm} onCancel={() => setOpen(false)} />
    </>
  );
}

function Rows({ action }: { action: (onDelete: () => void) => React.ReactNode }) {
  const [rows, setRows] = useState(['web']);
  const columns = [{ id: 'action', header: 'Action', cell: () => action(() => setRows([])) }];
  return <Table caption="Servers" columns={columns} rows={rows} rowKey={(row) => row} />;
}

const region = () => screen.getByRole('region', { name: 'Servers' });

test.each([
  ['as its dialog closes', false],
  ['after its dialog has closed', true],
])('a row that is deleted %s leaves the focus to its table', async (_when, later) => {
  const user = userEvent.setup();
  render(
    <StrictMode>
      <Rows action={(onDelete) => <Delete {...{ onDelete, later }} />} />
    </StrictMode>,
  );
  await user.click(screen.getByRole('button', { name: 'Delete…' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Delete…')).toBeNull());
  await waitFor(() => expect(region()).toHaveFocus());
});

test('a row that is deleted by its menu leaves the focus to its table', async () => {
  const user = userEvent.setup();
  render(
    <Rows
      action={(onSelect) => (
        <Menu
          groups={[{ id: 'all', items: [{ id: 'delete', label: 'Delete', onSelect }] }]}
          trigger={(props) => <button type="button" {...props} children="Actions" />}
        />
      )}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(region()).toHaveFocus());
});

/** A dialog opened from a popover that closes with it, or while it's open. */
function FromPopover({ closes }: { closes: 'before' | 'meanwhile' }) {
  const [open, setOpen] = useState(false);
  const [asks, setAsks] = useState(false);
  const ask = () => {
    setAsks(true);
    if (closes === 'before') setOpen(false);
  };
  const confirm = () => {
    setOpen(false);
    setAsks(false);
  };
  return (
    <>
      <Popover
        label="Actions"
        open={open}
        onOpenChange={setOpen}
        trigger={(props) => <button type="button" {...props} children="More" />}
      >
        <button type="button" onClick={ask} children="Delete…" />
      </Popover>
      <ConfirmDialog {...texts} open={asks} onConfirm={confirm} onCancel={confirm} />
    </>
  );
}

test.each(['before', 'meanwhile'] as const)(
  'a dialog opened from a popover that closes %s returns focus to the trigger of the popover',
  async (closes) => {
    const user = userEvent.setup();
    render(<FromPopover closes={closes} />);
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('button', { name: 'Delete…' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
  },
);

test('a popover that is closed by its own button returns focus to its trigger', async () => {
  const user = userEvent.setup();
  function Controlled() {
    const [open, setOpen] = useState(false);
    return (
      <Popover
        label="Filters"
        open={open}
        onOpenChange={setOpen}
        trigger={(props) => <button type="button" {...props} children="Filter" />}
      >
        <button type="button" onClick={() => setOpen(false)} children="Apply" />
      </Popover>
    );
  }
  render(<Controlled />);
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus());
});

test('without an element that can take focus, a labelled region around it gets it', async () => {
  const user = userEvent.setup();
  function List() {
    const [all, setAll] = useState(true);
    return (
      <section aria-label="Keys">
        <ul>{all ? <li children={<Delete onDelete={() => setAll(false)} />} /> : null}</ul>
      </section>
    );
  }
  render(<List />);
  await user.click(screen.getByRole('button', { name: 'Delete…' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const keys = screen.getByRole('region', { name: 'Keys' });
  await waitFor(() => expect(keys).toHaveFocus());
  await user.click(document.body);
  expect(keys).not.toHaveAttribute('tabindex');
});
