import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Tooltip, type TooltipProps } from './tooltip.tsx';

// Other tooltips open without delay for a while after one closes, so each test starts a day later.
let day = 0;
beforeEach(() => void vi.useFakeTimers({ now: (day += 86_400_000) }));
afterEach(() => void vi.useRealTimers());

function setup(props: Partial<TooltipProps> = {}) {
  render(
    <Tooltip content="Copy the address" {...props}>
      {(trigger) => <button {...trigger} type="button" children="Copy" />}
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Copy' });
  const tip = screen.getByText('Copy the address').closest<HTMLElement>('[role="tooltip"]') as HTMLElement;
  return { button, tip, root: tip.parentElement as HTMLElement };
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const mouse = { pointerType: 'mouse' };

test('describes its control even while hidden', () => {
  expect(setup().button).toHaveAccessibleDescription('Copy the address');
});

test('does not announce a label twice', () => {
  expect(setup({ kind: 'label' }).button).not.toHaveAttribute('aria-describedby');
});

describe('WCAG 1.4.13', () => {
  test('is hoverable and persistent', () => {
    const { root, tip } = setup();
    fireEvent.pointerEnter(root, mouse);
    pass(499);
    expect(tip).toHaveAttribute('hidden');
    pass(1);
    expect(tip).not.toHaveAttribute('hidden');
    fireEvent.pointerLeave(root, mouse);
    pass(100);
    fireEvent.pointerEnter(root, mouse);
    pass(60_000);
    expect(tip).not.toHaveAttribute('hidden');
    fireEvent.pointerLeave(root, mouse);
    pass(150);
    expect(tip).toHaveAttribute('hidden');
  });

  test('is dismissable: Escape hides it without moving focus', () => {
    const { root, tip, button } = setup();
    button.focus();
    fireEvent.pointerEnter(root, mouse);
    pass(500);
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(tip).toHaveAttribute('hidden');
    expect(button).toHaveFocus();
  });
});

test('shows on long press but not on tap', () => {
  const { root, tip } = setup();
  const touch = { pointerType: 'touch' };
  fireEvent.pointerDown(root, touch);
  fireEvent.pointerUp(root, touch);
  pass(1000);
  expect(tip).toHaveAttribute('hidden');
  fireEvent.pointerDown(root, touch);
  pass(500);
  expect(tip).not.toHaveAttribute('hidden');
});

test('another tooltip opens without delay and replaces the first', () => {
  render(
    <>
      <Tooltip content="One">{(trigger) => <button {...trigger} type="button" children="A" />}</Tooltip>
      <Tooltip content="Two">{(trigger) => <button {...trigger} type="button" children="B" />}</Tooltip>
    </>,
  );
  const [first, second] = screen.getAllByRole('button').map((button) => button.parentElement as HTMLElement);
  const shown = () => screen.queryAllByRole('tooltip').map((tip) => tip.textContent);
  fireEvent.pointerEnter(first as HTMLElement, mouse);
  pass(499);
  expect(shown()).toEqual([]);
  pass(1);
  expect(shown()).toEqual(['One']);
  fireEvent.pointerLeave(first as HTMLElement, mouse);
  fireEvent.pointerEnter(second as HTMLElement, mouse);
  pass(0);
  expect(shown()).toEqual(['Two']);
  fireEvent.pointerLeave(second as HTMLElement, mouse);
  pass(150 + 399);
  fireEvent.pointerEnter(first as HTMLElement, mouse);
  pass(0);
  expect(shown()).toEqual(['One']);
});

test('logs an error if its trigger is not focusable, without breaking the page', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  render(<Tooltip content="Words">{(trigger) => <span {...trigger}>Text</span>}</Tooltip>);
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: expect.stringMatching(/button/) }));
  expect(screen.getByText('Text')).toBeInTheDocument();
  render(<Tooltip content="Words">{(trigger) => <a {...trigger} href="/" children="Link" />}</Tooltip>);
  expect(report).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
