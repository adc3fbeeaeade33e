import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Copyable } from './copyable.tsx';

const labels = { copyLabel: 'Copy address', copiedLabel: 'Copied' };

test('copies the value instead of the displayed text, and announces it', async () => {
  const user = userEvent.setup();
  render(
    <Copyable value="185.12.64.9" {...labels}>
      185…9
    </Copyable>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(await navigator.clipboard.readText()).toBe('185.12.64.9');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

test('selects the text if the clipboard is not available', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  render(<Copyable value="185.12.64.9" {...labels} />);
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  await waitFor(() => expect(getSelection()?.toString()).toBe('185.12.64.9'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
