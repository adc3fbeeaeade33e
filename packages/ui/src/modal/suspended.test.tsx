import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, Suspense, use, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { Popover } from '../popover/popover.tsx';

const ready = Promise.resolve();
function Data({ until }: { until: Promise<void> }) {
  use(until);
  return null;
}

const onClose = vi.fn();
const layers: [string, ReactNode][] = [
  [
    'dialog',
    <Dialog key="dialog" open title="Edit" closeLabel="Close" onClose={onClose}>
      <input aria-label="Name" />
    </Dialog>,
  ],
  [
    'modal popover',
    <Popover
      key="popover"
      open
      modal
      label="Edit"
      onOpenChange={onClose}
      trigger={(props) => <button type="button" {...props} children="Edit" />}
    >
      <input aria-label="Name" />
    </Popover>,
  ],
];

test.each(layers)('a %s lets the page be used while an outer boundary shows its fallback', async (name, layer) => {
  const page = (until: Promise<void>) => (
    <StrictMode>
      <button type="button">Cancel</button>
      <Suspense fallback={<p>Loading</p>}>
        <Data until={until} />
        {layer}
      </Suspense>
    </StrictMode>
  );
  const inert = () => screen.getByText('Cancel').closest('[inert]');
  const { rerender } = await act(async () => render(page(ready)));
  expect(inert()).not.toBeNull();
  act(() => screen.getByLabelText('Name').focus());

  let resume = () => {};
  const later = new Promise<void>((done) => {
    resume = done;
  });
  await act(async () => rerender(page(later)));
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(inert()).toBeNull();
  expect(document.documentElement).not.toHaveAttribute('data-scroll-lock');
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();

  await act(async () => resume());
  expect(inert()).not.toBeNull();
  if (name === 'dialog') expect(screen.getByLabelText('Name')).toHaveFocus();
});
