import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { createDialogHandle, useDialogHandle } from '../dialog-handle/index.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { HoverMenu } from '../hover-menu/hover-menu.tsx';
import { Popover } from './popover.tsx';

const texts = { title: 'Delete the server?', confirmLabel: 'Delete', cancelLabel: 'Keep' };

function DeleteButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} children="Delete…" />
      <ConfirmDialog {...texts} open={open} onConfirm={close} onCancel={close} />
    </>
  );
}

const handle = createDialogHandle();
function Elsewhere() {
  const { open, onClose } = useDialogHandle(handle);
  return <ConfirmDialog {...texts} open={open} onConfirm={onClose} onCancel={onClose} />;
}

const popover = (content: ReactNode, modal = false) => (
  <Popover label="Actions" modal={modal} trigger={(props) => <button {...props} type="button" children="More" />}>
    {content}
  </Popover>
);
const hoverMenu = (
  <HoverMenu label="Actions" trigger={(props) => <button {...props} type="button" children="More" />}>
    <DeleteButton />
  </HoverMenu>
);

describe('a dialog opened from inside', () => {
  test.each([
    ['a popover', popover(<DeleteButton />)],
    ['a modal popover', popover(<DeleteButton />, true)],
    [
      'a popover in a dialog',
      <Dialog key="dialog" open title="Server" closeLabel="Close" onClose={() => undefined}>
        {popover(<DeleteButton />)}
      </Dialog>,
    ],
    [
      'a popover, rendered elsewhere',
      <>
        {popover(<button type="button" onClick={() => handle.open()} children="Delete…" />)}
        <Elsewhere />
      </>,
    ],
    ['a hover menu', hoverMenu],
  ])('%s belongs to it: it can be used, and closes before it', async (_name, page) => {
    const user = userEvent.setup();
    render(<StrictMode>{page}</StrictMode>);
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('button', { name: 'Delete…' }));
    const question = await screen.findByRole('alertdialog');
    expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await user.click(screen.getByText('Delete the server?'));
    expect(question).toBeVisible();

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Delete…' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Delete…' })).toBeNull();
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  });
});

test('a press outside of both closes the popover once the dialog is closed', async () => {
  const user = userEvent.setup();
  render(
    <>
      {popover(<DeleteButton />)}
      <p>Page</p>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Delete…' }));
  await user.click(await screen.findByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByText('Page'));
  expect(screen.queryByRole('dialog', { name: 'Actions' })).toBeNull();
});
