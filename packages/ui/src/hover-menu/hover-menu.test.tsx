import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HoverMenu } from './hover-menu.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setup() {
  render(
    <HoverMenu label="Account" trigger={(props) => <button {...props} type="button" children="demo" />}>
      <a href="/my/">Services</a>
    </HoverMenu>,
  );
  const button = screen.getByRole('button', { name: 'demo' });
  return { button, root: button.parentElement as HTMLElement };
}
const isOpen = () => screen.queryByRole('link', { name: 'Services' }) !== null;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const enter = (node: HTMLElement, pointerType = 'mouse') => fireEvent.pointerEnter(node, { pointerType });
const leave = (node: HTMLElement) => fireEvent.pointerLeave(node, { pointerType: 'mouse' });

test('opens when the mouse rests on it, not when it passes over', () => {
  const { root } = setup();
  enter(root);
  pass(50);
  leave(root);
  pass(1000);
  expect(isOpen()).toBe(false);
  enter(root);
  pass(100);
  expect(isOpen()).toBe(true);
});

test('stays open when the mouse cuts a corner, and closes when it leaves', () => {
  const { root } = setup();
  enter(root);
  pass(100);
  leave(root);
  pass(200);
  enter(root);
  pass(1000);
  expect(isOpen()).toBe(true);
  leave(root);
  pass(250);
  expect(isOpen()).toBe(false);
});

test('the first click after hovering keeps it open, the next one closes it', () => {
  const { root, button } = setup();
  enter(root);
  pass(100);
  fireEvent.click(button);
  leave(root);
  pass(1000);
  expect(isOpen()).toBe(true);
  fireEvent.click(button);
  expect(isOpen()).toBe(false);
});

test('opens by click and keyboard without menu roles; touch does not hover', () => {
  const { root, button } = setup();
  enter(root, 'touch');
  pass(1000);
  expect(isOpen()).toBe(false);
  fireEvent.click(button);
  expect(isOpen()).toBe(true);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).not.toHaveAttribute('aria-haspopup');
  expect(screen.getByRole('group', { name: 'Account' }).id).toBe(button.getAttribute('aria-controls'));
});

test('stays open while focused; Escape returns focus to the trigger', () => {
  const { root, button } = setup();
  enter(root);
  pass(100);
  const link = screen.getByRole('link', { name: 'Services' });
  act(() => link.focus());
  leave(root);
  pass(1000);
  expect(isOpen()).toBe(true);
  fireEvent.keyDown(link, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(button).toHaveFocus();
});

test('opens if the mouse was already there before loading, but not after a click closed it', () => {
  const { root, button } = setup();
  fireEvent.pointerMove(root, { pointerType: 'mouse' });
  pass(100);
  expect(isOpen()).toBe(true);
  fireEvent.click(button);
  fireEvent.click(button);
  fireEvent.pointerMove(root, { pointerType: 'mouse' });
  pass(1000);
  expect(isOpen()).toBe(false);
});

test('closes when a link is followed', () => {
  const { button } = setup();
  fireEvent.click(button);
  fireEvent.click(screen.getByRole('link', { name: 'Services' }));
  pass(0);
  expect(isOpen()).toBe(false);
});

test('closes when focus leaves', () => {
  const { button } = setup();
  render(<button type="button">Next</button>);
  fireEvent.click(button);
  act(() => screen.getByRole('button', { name: 'Next' }).focus());
  expect(isOpen()).toBe(false);
});
