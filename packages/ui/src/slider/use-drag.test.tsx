import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Slider, type SliderProps } from './slider.tsx';
import { nearestThumb } from './use-drag.ts';

// A 124 px track: thumbs move 100 px, from 12 to 112.
const line = new DOMRect(0, 0, 124, 24);
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(line);
  Element.prototype.setPointerCapture = vi.fn();
});
afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('style');
});
const at = (clientX: number) => ({ clientX, pointerId: 1, isPrimary: true, button: 0 });
const start = (props: Partial<SliderProps> = {}) => {
  const change = vi.fn<(value: number) => void>();
  const commit = vi.fn<(value: number) => void>();
  const text = (value: number) => `${value} GB`;
  const told = { onValueChange: change, onValueCommit: commit };
  const { container } = render(<Slider label="Memory" valueText={text} defaultValue={40} {...told} {...props} />);
  const track = container.querySelector('[data-part="track"]') ?? container;
  return { change, commit, thumb: screen.getByRole('slider'), track };
};

test('pressing the track moves and focuses the thumb, dragging continues, and the end is reported once', () => {
  const { thumb, track, change, commit } = start();
  fireEvent.pointerDown(track, at(82));
  expect(thumb).toHaveAttribute('aria-valuenow', '70');
  expect(thumb).toHaveFocus();
  fireEvent.pointerMove(track, at(92));
  fireEvent.pointerMove(track, at(500));
  expect(thumb).toHaveAttribute('aria-valuenow', '100');
  expect(commit).not.toHaveBeenCalled();
  fireEvent.pointerUp(track, at(500));
  fireEvent.pointerMove(track, at(20));
  expect(change.mock.calls).toEqual([[70], [80], [100]]);
  expect(commit.mock.calls).toEqual([[100]]);
});

test('a thumb grabbed at its edge does not jump', () => {
  const { thumb, change, commit } = start();
  fireEvent.pointerDown(thumb, at(58));
  fireEvent.pointerUp(thumb, at(58));
  expect(change).not.toHaveBeenCalled();
  expect(commit).not.toHaveBeenCalled();
  fireEvent.pointerDown(thumb, at(58));
  fireEvent.pointerMove(thumb, at(59));
  expect(thumb).toHaveAttribute('aria-valuenow', '41');
});

test('Escape cancels a drag without reaching surrounding elements', () => {
  const around = vi.fn<(event: KeyboardEvent) => void>();
  document.addEventListener('keydown', around);
  const { thumb, track, change, commit } = start();
  fireEvent.pointerDown(track, at(82));
  fireEvent.pointerMove(track, at(92));
  fireEvent.keyDown(thumb, { key: 'Escape' });
  expect(thumb).toHaveAttribute('aria-valuenow', '40');
  expect(around).not.toHaveBeenCalled();
  fireEvent.pointerMove(track, at(102));
  fireEvent.pointerUp(track, at(102));
  expect(change.mock.calls).toEqual([[70], [80], [40]]);
  expect(commit).not.toHaveBeenCalled();
  fireEvent.keyDown(thumb, { key: 'Escape' });
  expect(around).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', around);
});

test('a gesture that becomes a scroll is cancelled', () => {
  const { thumb, track, change, commit } = start();
  fireEvent.pointerDown(track, at(82));
  fireEvent.pointerCancel(track, at(82));
  expect(thumb).toHaveAttribute('aria-valuenow', '40');
  fireEvent.pointerMove(track, at(100));
  fireEvent.pointerUp(track, at(100));
  expect(change.mock.calls).toEqual([[70], [40]]);
  expect(commit).not.toHaveBeenCalled();
});

test('stops at the limit and follows the writing direction', () => {
  document.documentElement.style.direction = 'rtl';
  const { thumb, track } = start({ limit: { value: 60, reason: 'Quota' } });
  fireEvent.pointerDown(track, at(82));
  expect(thumb).toHaveAttribute('aria-valuenow', '30');
  fireEvent.pointerMove(track, at(20));
  expect(thumb).toHaveAttribute('aria-valuenow', '60');
});

test.each([
  ['the right button', { button: 2 }, {}],
  ['a second finger', { isPrimary: false }, {}],
  ['a disabled slider', {}, { disabled: true }],
])('%s does nothing', (_, more, props) => {
  const { track, change } = start(props);
  fireEvent.pointerDown(track, { ...at(82), ...more });
  expect(change).not.toHaveBeenCalled();
});

test('of two thumbs at the same position, moves the one in the drag direction', () => {
  expect(nearestThumb([50, 50], 60)).toBe(1);
  expect(nearestThumb([50, 50], 40)).toBe(0);
  expect(nearestThumb([20, 80], 45)).toBe(0);
  expect(nearestThumb([20, 80], 55)).toBe(1);
});
