import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { createDialogHandle, useDialogHandle, useDialogTrigger, type DialogHandle } from './index.ts';

type Servers = DialogHandle<string>;

function Trigger({ handle, server }: { handle: Servers; server: string }) {
  return (
    <button type="button" {...useDialogTrigger(handle, server)}>
      Restart {server}
    </button>
  );
}

function Restart({ handle }: { handle: Servers }) {
  const { open, payload, onClose } = useDialogHandle(handle);
  return <Dialog {...{ open, onClose }} title={`Restart ${payload ?? ''}?`} closeLabel="Close" />;
}

function Page({ handle }: { handle: Servers }) {
  return (
    <>
      <Trigger handle={handle} server="nvme-1" />
      <Trigger handle={handle} server="nvme-2" />
      <Restart handle={handle} />
    </>
  );
}

test('one dialog is opened by any of its triggers, each with its payload, and gives the focus back to it', async () => {
  const user = userEvent.setup();
  render(<Page handle={createDialogHandle()} />);
  const [one, two] = screen.getAllByRole('button');
  expect(two).toHaveAttribute('aria-haspopup', 'dialog');
  await user.click(two!);
  expect(screen.getByRole('dialog', { name: 'Restart nvme-2?' })).toBeVisible();
  expect(two).toHaveAttribute('aria-expanded', 'true');
  expect(one).toHaveAttribute('aria-expanded', 'false');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(two).toHaveFocus();
  expect(two).toHaveAttribute('aria-expanded', 'false');
});

test('opens from outside of React, and keeps the payload while it closes', async () => {
  const handle: Servers = createDialogHandle();
  render(<Page handle={handle} />);
  handle.open('nvme-7');
  expect(await screen.findByRole('dialog', { name: 'Restart nvme-7?' })).toBeVisible();
  handle.close();
  expect(handle.getSnapshot()).toEqual({ open: false, payload: 'nvme-7' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('is closed on the server, whatever a handle at module level says', () => {
  const handle: Servers = createDialogHandle();
  handle.open('of somebody else');
  expect(renderToString(<Page handle={handle} />)).not.toContain('of somebody else');
});
