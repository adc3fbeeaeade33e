import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MenuGroup } from './items.ts';
import { Menu } from './menu.tsx';

const reinstall = vi.fn();
const groups: MenuGroup[] = [
  {
    id: 'all',
    items: [
      { id: 'restart', label: 'Restart' },
      {
        id: 'system',
        label: 'System',
        items: [
          { id: 'debian', label: 'Debian', onSelect: reinstall },
          { id: 'more', label: 'More', items: [{ id: 'bsd', label: 'FreeBSD' }] },
        ],
      },
      { id: 'renew', label: 'Renew', checked: true, onSelect: vi.fn() },
    ],
  },
];

const show = (dir = 'ltr') =>
  render(
    <div style={{ direction: dir === 'rtl' ? 'rtl' : 'ltr' }}>
      <Menu groups={groups} trigger={(props) => <button {...props} type="button" children="Actions" />} />
    </div>,
  );
const focused = () => document.activeElement?.getAttribute('data-label') ?? document.activeElement?.textContent;
const item = (name: string) => screen.getByRole('menuitem', { name });
const menus = () => screen.queryAllByRole('menu').map((menu) => menu.getAttribute('aria-labelledby'));

describe('by keyboard', () => {
  /** APG menu: a sequence of keys, then the focused element and the number of open levels. */
  test.each([
    ['{ArrowDown}{ArrowDown}{ArrowRight}', 'Debian', 2],
    ['{ArrowDown}{ArrowDown}{Enter}', 'Debian', 2],
    ['{ArrowDown}{ArrowDown}{ArrowRight}{ArrowDown}{ArrowRight}', 'FreeBSD', 3],
    ['{ArrowDown}{ArrowDown}{ArrowRight}{ArrowLeft}', 'System', 1],
    ['{ArrowDown}{ArrowDown}{ArrowRight}{Escape}', 'System', 1],
    ['{ArrowDown}{ArrowDown}{ArrowRight}{Escape}{Escape}', 'Actions', 0],
    ['{ArrowDown}{ArrowDown}{ArrowRight}{Enter}', 'Actions', 0],
    ['{ArrowDown}{ArrowRight}', 'Restart', 1],
    ['{ArrowDown}{ArrowLeft}', 'Restart', 1],
    ['{ArrowUp}[Space]', 'Renew', 1],
    ['{ArrowUp}{Enter}', 'Actions', 0],
  ])('%s', async (keys, focus, levels) => {
    show();
    screen.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.setup().keyboard(keys);
    expect(focused()).toBe(focus);
    expect(menus()).toHaveLength(levels);
  });

  test('the other arrow, right to left', async () => {
    const user = userEvent.setup();
    show('rtl');
    screen.getByRole('button', { name: 'Actions' }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}');
    expect(focused()).toBe('Debian');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('System');
  });
});

test('the parent item has a popup and labels the submenu', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  expect(item('System')).toHaveAttribute('aria-haspopup', 'menu');
  expect(item('System')).toHaveAttribute('aria-expanded', 'false');
  await user.click(item('System'));
  expect(item('System')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'System' }).id).toBe(item('System').getAttribute('aria-controls'));
  await user.click(item('Debian'));
  expect(reinstall).toHaveBeenCalled();
  expect(menus()).toEqual([]);
});

describe('by mouse', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  const move = (node: HTMLElement, clientX: number, clientY: number) =>
    fireEvent.pointerMove(node, { pointerType: 'mouse', clientX, clientY });

  test('opens after a delay, stays open while the mouse moves towards it, and closes otherwise', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Actions' }));
    move(item('System'), 50, 60);
    pass(99);
    expect(menus()).toHaveLength(1);
    pass(1);
    expect(menus()).toHaveLength(2);
    const submenu = screen.getByRole('menu', { name: 'System' });
    vi.spyOn(submenu, 'getBoundingClientRect').mockReturnValue(new DOMRect(200, 40, 200, 300));
    move(item('System'), 100, 60);
    // Down and to the right, over the entry below, towards the submenu.
    move(screen.getByRole('menuitemcheckbox', { name: 'Renew' }), 140, 90);
    pass(200);
    fireEvent.pointerEnter(submenu, { pointerType: 'mouse' });
    pass(1000);
    expect(menus()).toHaveLength(2);
    move(item('System'), 100, 60);
    move(item('Restart'), 90, 20);
    pass(100);
    expect(menus()).toHaveLength(1);
  });
});
