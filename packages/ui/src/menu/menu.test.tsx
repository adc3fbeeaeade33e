import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SideDialog } from '../side-dialog/side-dialog.tsx';
import { createTypeahead, type MenuGroup } from './items.ts';
import { Menu } from './menu.tsx';

const groups: MenuGroup[] = [
  {
    id: 'power',
    label: 'Power',
    items: [
      { id: 'start', label: 'Start', disabledReason: 'Already runs' },
      { id: 'restart', label: 'Restart', onSelect: vi.fn() },
      { id: 'stop', label: 'Stop', onSelect: vi.fn() },
    ],
  },
  {
    id: 'more',
    items: [
      { id: 'docs', label: 'Help', href: '/help/' },
      { id: 'mono', label: 'Monitor', checked: true },
    ],
  },
];

const focused = () => document.activeElement?.getAttribute('data-label');

function setup() {
  render(<Menu groups={groups} trigger={(props) => <button {...props} type="button" children="Actions" />} />);
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Actions' }) };
}

test('has the roles of a menu button', async () => {
  const { user, button } = setup();
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(screen.getByRole('menu', { name: 'Actions' }).id).toBe(button.getAttribute('aria-controls'));
  expect(screen.getByRole('group', { name: 'Power' })).toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: /Start.*Already runs/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('menuitem', { name: 'Help' })).toHaveAttribute('href', '/help/');
  expect(screen.getByRole('menuitemcheckbox', { name: 'Monitor' })).toBeChecked();
});

/** APG menu button and menu: a sequence of keys, then the focused item. */
const keys: [string, string | null | undefined][] = [
  ['{ArrowDown}', 'Start'],
  ['{ArrowUp}', 'Monitor'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Stop'],
  ['{ArrowDown}{ArrowUp}', 'Monitor'],
  ['{ArrowDown}{End}', 'Monitor'],
  ['{ArrowUp}{Home}', 'Start'],
  ['{ArrowUp}{ArrowDown}', 'Start'],
  ['{Enter}h', 'Help'],
  ['{Enter}sto', 'Stop'],
];
test.each(keys)('%s', async (sequence, label) => {
  const { user, button } = setup();
  button.focus();
  await user.keyboard(sequence);
  expect(focused()).toBe(label);
});

test('repeating a letter moves to the next matching item', () => {
  const search = createTypeahead();
  const labels = ['Start', 'Restart', 'Stop'];
  expect(search('s', labels, -1, 1000)).toBe(0);
  expect(search('s', labels, 0, 1100)).toBe(2);
  expect(search('s', labels, 2, 1200)).toBe(0);
  expect(search('x', labels, 0, 5000)).toBe(-1);
});

test('selecting an item runs it once, closes the menu and returns focus; disabled items do nothing', async () => {
  const { user, button } = setup();
  await user.click(button);
  await user.click(screen.getByRole('menuitem', { name: /Start/ }));
  expect(screen.getByRole('menu')).toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: 'Restart' }));
  expect(groups[0]?.items[1]?.onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
});

test('Space selects a radio item and keeps the menu open', async () => {
  const user = userEvent.setup();
  function Sorting() {
    const [by, setBy] = useState('price');
    const items = ['price', 'memory'].map((id) => ({
      id,
      label: id,
      radio: true,
      checked: by === id,
      onSelect: () => setBy(id),
    }));
    return (
      <Menu
        groups={[{ id: 'by', label: 'Sort by', items }]}
        trigger={(props) => <button {...props} type="button" children="Sort" />}
      />
    );
  }
  render(<Sorting />);
  await user.click(screen.getByRole('button', { name: 'Sort' }));
  expect(screen.getByRole('menuitemradio', { name: 'price' })).toBeChecked();
  await user.keyboard('{ArrowDown}[Space]');
  expect(screen.getByRole('menuitemradio', { name: 'memory' })).toBeChecked();
  expect(screen.getByRole('menuitemradio', { name: 'price' })).not.toBeChecked();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('closes on Escape and on a click outside', async () => {
  const { user, button } = setup();
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
  await user.click(button);
  await user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('handles Escape before a surrounding dialog; a dialog opened from it returns focus to the trigger', async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    const items = [{ id: 'x', label: 'Rename', onSelect: () => setOpen(true) }];
    return (
      <SideDialog open onClose={() => expect.unreachable()} title="Outer" closeLabel="Close">
        <Menu
          groups={[{ id: 'g', items }]}
          trigger={(props) => <button {...props} type="button" children="Actions" />}
        />
        <SideDialog open={open} onClose={() => setOpen(false)} title="Rename" closeLabel="Close" />
      </SideDialog>
    );
  }
  const user = userEvent.setup();
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Actions' });
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Rename' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Rename' })).toBeNull();
  expect(button).toHaveFocus();
  expect(document.body.getAttribute('style')).toBeNull();
});

test('a disabledReason disables an item even if disabled is false', async () => {
  const onSelect = vi.fn();
  const items = [{ id: 'boot', label: 'Boot', disabled: false, disabledReason: 'No disk', onSelect }];
  render(<Menu groups={[{ id: 'power', items }]} trigger={(props) => <button {...props} children="Actions" />} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.click(screen.getByRole('menuitem', { name: /Boot.*No disk/ }));
  expect(onSelect).not.toHaveBeenCalled();
});
