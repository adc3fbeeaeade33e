import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

test('keeps the focus on the button while the action runs, announces it, and runs it once', async () => {
  const onConfirm = vi.fn();
  const dialog = (pending: boolean) => (
    <ConfirmDialog
      open
      title="Delete the server?"
      confirmLabel="Delete"
      cancelLabel="Keep"
      pending={pending}
      pendingLabel="Deleting"
      onConfirm={onConfirm}
      onCancel={() => undefined}
    />
  );
  const { rerender } = render(dialog(false));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  const confirm = screen.getByRole('button', { name: 'Delete' });
  await userEvent.click(confirm);
  rerender(dialog(true));
  expect(confirm).toHaveFocus();
  expect(confirm).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Deleting');
  await userEvent.click(confirm);
  expect(onConfirm).toHaveBeenCalledOnce();
});
