import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onViewportChange } from './viewport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('reports resizes and rotations immediately, then at most every 60 ms, including the last one', () => {
  const tell = vi.fn();
  const stop = onViewportChange(tell);
  for (let resize = 0; resize < 5; resize += 1) window.dispatchEvent(new Event('resize'));
  expect(tell).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(59);
  expect(tell).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(tell).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(tell).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('orientationchange'));
  expect(tell).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(1000);
  window.dispatchEvent(new Event('resize'));
  expect(tell).toHaveBeenCalledTimes(3);
});
