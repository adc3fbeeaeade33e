import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CommandMenu, type CommandMenuProps } from './command-menu.tsx';
import type { Command, CommandGroup } from './commands.ts';
import { useCommandKey } from './use-command-key.ts';

const groups: CommandGroup[] = [
  { label: 'Pages', commands: [{ id: 'billing', label: 'Billing', keywords: 'invoices', href: '#billing' }] },
  { label: 'Actions', commands: [{ id: 'restart', label: 'Restart web-01', note: 'Frankfurt' }] },
];
const words = {
  title: 'Search',
  closeLabel: 'Close',
  emptyLabel: (text: string) => `Nothing for ${text}`,
  countLabel: (count: number) => `${count} results`,
};

function Page(props: Partial<CommandMenuProps>) {
  const [open, setOpen] = useState(false);
  useCommandKey(() => setOpen(!open));
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} children="Open" />
      <CommandMenu groups={groups} {...words} {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

async function show(props: Partial<CommandMenuProps> = {}) {
  const user = userEvent.setup();
  const view = render(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const field = screen.getByRole('combobox', { name: 'Search' });
  return { user, field, ...view };
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('begins with the field, recent commands and all groups', async () => {
  const { field } = await show({ recent: { label: 'Recent', commands: [{ id: 'r', label: 'db-01', href: '#db' }] } });
  expect(field).toHaveFocus();
  expect(options()).toEqual(['db-01', 'Billing', 'Restart web-01 Frankfurt']);
  expect(screen.getByRole('group', { name: 'Recent' })).toBeInTheDocument();
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'db-01' }).id);
});

test('finds by label, second line and keywords, and announces how many', async () => {
  const { user, field } = await show();
  await user.type(field, 'invo');
  expect(options()).toEqual(['Billing']);
  await user.clear(field);
  await user.type(field, 'frank');
  expect(options()).toEqual(['Restart web-01 Frankfurt']);
  expect(screen.getByRole('status')).toHaveTextContent('1 results');
  await user.type(field, 'x');
  expect(options()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('Nothing for frankx');
});

test('shows loaded results after the others, as they are', async () => {
  const onSearch = vi.fn<(text: string) => void>();
  const results = [{ label: 'Servers', commands: [{ id: 's', label: 'db-01', href: '#db' }] }];
  const { user, field } = await show({ onSearch, results });
  expect(options()).not.toContain('db-01');
  await user.type(field, 'bi');
  expect(onSearch.mock.calls).toEqual([['b'], ['bi']]);
  expect(options()).toEqual(['Billing', 'db-01']);
});

test('closes before the command runs, and tells which it was', async () => {
  const calls: string[] = [];
  const command: Command = { id: 'a', label: 'Restart', onChoose: () => calls.push('chosen') };
  const onCommand = vi.fn<(chosen: Command) => void>(() => calls.push('told'));
  const { user } = await show({ groups: [{ label: 'Actions', commands: [command] }], onCommand });
  await user.keyboard('{Enter}');
  expect(calls).toEqual(['told', 'chosen']);
  expect(onCommand).toHaveBeenCalledExactlyOnceWith(command);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a link is followed by a click, which stays in the menu with Ctrl', async () => {
  const { user, field } = await show();
  const followed = vi.fn<(ctrl: boolean) => void>();
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) followed(event.ctrlKey);
    event.preventDefault();
  };
  document.addEventListener('click', onClick);
  onTestFinished(() => document.removeEventListener('click', onClick));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(field).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(followed.mock.calls).toEqual([[true], [false]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Enter while an input method composes chooses nothing', async () => {
  const onCommand = vi.fn<() => void>();
  const { field } = await show({ onCommand });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
  expect(onCommand).not.toHaveBeenCalled();
  expect(field).toBeInTheDocument();
});

test('opens without a text again, and Escape returns focus', async () => {
  const { user, field } = await show();
  await user.type(field, 'x');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  const button = screen.getByRole('button', { name: 'Open' });
  expect(button).toHaveFocus();
  await user.click(button);
  expect(screen.getByRole('combobox')).toHaveValue('');
});

test('opens and closes with Ctrl K, also where another alphabet has no K, but not over a dialog', () => {
  render(<Page />);
  const press = (init: KeyboardEventInit) => fireEvent.keyDown(document.body, { ctrlKey: true, ...init });
  press({ key: 'k', code: 'KeyK', shiftKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  press({ key: 'л', code: 'KeyK' });
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  press({ key: 'k', code: 'KeyK' });
  expect(screen.queryByRole('dialog')).toBeNull();
  const other = document.createElement('div');
  other.setAttribute('aria-modal', 'true');
  document.body.append(other);
  press({ key: 'k', code: 'KeyK' });
  other.remove();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('opens with ⌘K on an Apple keyboard, where Ctrl K edits text', () => {
  const platform = vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  onTestFinished(() => platform.mockRestore());
  render(<Page />);
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', metaKey: true });
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});
