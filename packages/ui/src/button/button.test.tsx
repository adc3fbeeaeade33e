import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('does not submit the surrounding form by default', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Add a key</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add a key' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('while loading, announces it, keeps its text and ignores clicks and submits', async () => {
  const onSubmit = vi.fn();
  const onClick = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading loadingLabel="Saving" onClick={onClick}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Saving' });
  expect(button).toHaveTextContent('Save');
  expect(screen.getByRole('status')).toHaveTextContent('Saving');
  await userEvent.click(button);
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
});

test('with a disabled reason, stays focusable and is described by it', async () => {
  const onClick = vi.fn();
  render(
    <Button disabledReason="Choose a location first" onClick={onClick}>
      Order
    </Button>,
  );
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Order' });
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription('Choose a location first');
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('data-dismissed');
});

test('with a disabled reason, still calls the key, blur and pointer leave handlers', async () => {
  const heard = { onKeyDown: vi.fn(), onBlur: vi.fn(), onPointerLeave: vi.fn() };
  render(
    <Button disabledReason="Choose a location first" {...heard}>
      Order
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Order' });
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(heard.onKeyDown).toHaveBeenCalledOnce();
  expect(button).toHaveAttribute('data-dismissed');
  await userEvent.hover(button);
  await userEvent.unhover(button);
  expect(heard.onPointerLeave).toHaveBeenCalledOnce();
  expect(button).not.toHaveAttribute('data-dismissed');
  await userEvent.tab();
  expect(heard.onBlur).toHaveBeenCalledOnce();
});

test('includes the count but not the icons in its name', () => {
  render(
    <Button leading={<i>icon</i>} trailing={<i>arrow</i>} count={3}>
      Filters
    </Button>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName(/^Filters\s*3$/);
});
