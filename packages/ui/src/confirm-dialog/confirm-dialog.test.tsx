import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
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

test('focus goes where you say when the trigger is gone, and `onClosed` is called', async () => {
  const onClosed = vi.fn();
  function Servers() {
    const [there, setThere] = useState(true);
    const [open, setOpen] = useState(false);
    const heading = useRef<HTMLHeadingElement>(null);
    return (
      <>
        <h1 ref={heading} tabIndex={-1}>
          Servers
        </h1>
        {there ? (
          <button type="button" onClick={() => setOpen(true)}>
            Delete server
          </button>
        ) : null}
        <ConfirmDialog
          open={open}
          title="Delete the server?"
          confirmLabel="Delete"
          cancelLabel="Keep"
          onConfirm={() => {
            setThere(false);
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
          returnFocus={heading}
          onClosed={onClosed}
        />
      </>
    );
  }
  render(<Servers />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete server' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('heading', { name: 'Servers' })).toHaveFocus();
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
});
