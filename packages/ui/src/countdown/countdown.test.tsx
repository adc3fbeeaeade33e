import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from './countdown.tsx';

const format = (left: number) => `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
const start = new Date('2026-11-21T12:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const timer = () => screen.getByRole('timer', { name: 'Left' });

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

test('counts down in whole seconds and ends once', () => {
  const onEnd = vi.fn();
  const { container } = render(<Countdown label="Left" until={later(61)} format={format} onEnd={onEnd} />);
  expect(timer()).toHaveTextContent('1:01');
  act(() => vi.advanceTimersByTime(1000));
  expect(timer()).toHaveTextContent('1:00');
  act(() => vi.advanceTimersByTime(60_000));
  expect(timer()).toHaveTextContent('0:00');
  expect(container.firstElementChild).toHaveAttribute('data-ended');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(onEnd).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('is announced only at the given seconds', () => {
  render(
    <Countdown
      label="Left"
      seconds={62}
      format={format}
      announceAt={[60, 10]}
      announcement={(left) => `${left} seconds left`}
    />,
  );
  const spoken = screen.getByRole('status');
  act(() => vi.advanceTimersByTime(1000));
  expect(spoken).toBeEmptyDOMElement();
  act(() => vi.advanceTimersByTime(1000));
  expect(spoken).toHaveTextContent('60 seconds left');
  act(() => vi.advanceTimersByTime(20_000));
  expect(spoken).toHaveTextContent('60 seconds left');
});

test('shows the right time when a hidden tab becomes visible', () => {
  let clock = start.getTime();
  render(<Countdown label="Left" until={later(600)} format={format} now={() => clock} announceAt={[300]} />);
  clock += 400_000;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(timer()).toHaveTextContent('3:20');
  expect(screen.getByRole('status')).toHaveTextContent('3:20');
});

test('corrects the time of a cached page without a hydration warning', () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  const element = <Countdown label="Left" until={later(60)} format={format} />;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(element);
  expect(container).toHaveTextContent('1:00');
  vi.setSystemTime(later(500));
  const onRecoverableError = vi.fn();
  render(element, { container, hydrate: true, onRecoverableError });
  expect(timer()).toHaveTextContent('0:00');
  expect(container.firstElementChild).toHaveAttribute('data-ended');
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});

test('clears its timer when unmounted', () => {
  const { unmount } = render(<Countdown label="Left" seconds={60} format={format} />);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['NaN seconds', { seconds: Number.NaN }],
  ['negative seconds', { seconds: -5 }],
  ['an invalid date', { until: new Date('soon') }],
])('ends on the first render with %s', (_what, time) => {
  const onEnd = vi.fn();
  const element = <Countdown label="Left" {...time} format={format} onEnd={onEnd} />;
  expect(renderToString(element)).toContain('0:00');
  render(element);
  expect(timer()).toHaveTextContent('0:00');
  expect(onEnd).toHaveBeenCalledOnce();
});
