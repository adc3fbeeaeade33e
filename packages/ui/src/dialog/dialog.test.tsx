import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
