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

test('opens under a resting mouse, not under a passing one', () => {
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

test('stays when the mouse cuts a corner, closes when it has gone', () => {
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

test('a click on what hovering opened keeps it open, the next one closes', () => {
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

test('opens by click and keyboard, without the roles of a menu; touch does not hover', () => {
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

test('does not close under the focus; Escape goes back to the button', () => {
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

test('opens for a mouse that was there before it was loaded, but not again after a click has closed it', () => {
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

test('closes when one of its links is followed', () => {
  const { button } = setup();
  fireEvent.click(button);
  fireEvent.click(screen.getByRole('link', { name: 'Services' }));
  pass(0);
  expect(isOpen()).toBe(false);
});

test('closes when the focus goes on', () => {
  const { button } = setup();
  render(<button type="button">Next</button>);
  fireEvent.click(button);
  act(() => screen.getByRole('button', { name: 'Next' }).focus());
  expect(isOpen()).toBe(false);
});
