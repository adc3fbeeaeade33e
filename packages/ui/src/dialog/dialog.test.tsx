import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

test('the guard asks before Escape, the backdrop, the close button or a button in the footer closes it', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  const guard = { active: true, title: 'Discard the note?', leaveLabel: 'Discard', stayLabel: 'Keep editing' };
  render(
    <Dialog
      open
      onClose={onClose}
      guard={guard}
      title="Note"
      closeLabel="Close"
      footer={(close) => (
        <button type="button" onClick={close}>
          Cancel
        </button>
      )}
    />,
  );
  const stay = async () => {
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await user.keyboard('{Escape}');
  await stay();
  await user.click(screen.getByRole('dialog').parentElement!);
  await stay();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await stay();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose.mock.calls).toEqual([['button']]);
});

function Guarded() {
  const [open, setOpen] = useState(false);
  const guard = { active: true, title: 'Discard the note?', leaveLabel: 'Discard', stayLabel: 'Keep editing' };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        New note
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        guard={guard}
        title="Note"
        closeLabel="Close"
        footer={(close) => (
          <button type="button" onClick={close}>
            Cancel
          </button>
        )}
      />
    </>
  );
}

test.each([
  ['the close button', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['a button in the footer', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
  ['the backdrop', (user: UserEvent) => user.click(screen.getByRole('dialog').parentElement!)],
])('focus returns to the trigger when input is discarded after %s', async (_, leave) => {
  const user = userEvent.setup();
  render(<Guarded />);
  await user.click(screen.getByRole('button', { name: 'New note' }));
  await leave(user);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'New note' })).toHaveFocus();
});
