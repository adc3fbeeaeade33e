import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';

const page = (open: boolean) => (
  <>
    <p>The page</p>
    <ConfirmDialog
      open={open}
      title="Delete the server?"
      confirmLabel="Delete"
      cancelLabel="Keep"
      onConfirm={() => undefined}
      onCancel={() => undefined}
    />
  </>
);

test('a page keeps working after other code has removed a dialog’s element, and can open it again', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // happy-dom's error has no name.
  const remove = document.body.removeChild.bind(document.body);
  vi.spyOn(document.body, 'removeChild').mockImplementation((node) => {
    if (node.parentNode !== document.body) throw new DOMException('Not a child', 'NotFoundError');
    return remove(node);
  });
  const { rerender } = render(page(true));
  const backdrop = screen.getByRole('alertdialog').parentElement;
  backdrop?.remove();
  rerender(page(false));
  expect(screen.getByText('The page')).toBeInTheDocument();
  rerender(page(true));
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  complaint.mockRestore();
  vi.restoreAllMocks();
});
