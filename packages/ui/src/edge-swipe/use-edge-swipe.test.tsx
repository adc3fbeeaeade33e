import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SideDialog } from '../side-dialog/side-dialog.tsx';
import { useEdgeSwipe, type EdgeSwipeOptions } from './use-edge-swipe.ts';

afterEach(() => {
  document.documentElement.style.direction = '';
  vi.restoreAllMocks();
});

function Page({ open = false, ...options }: EdgeSwipeOptions & { open?: boolean }) {
  useEdgeSwipe(options);
  return (
    <>
      <p>Text</p>
      <span role="slider" aria-label="Price" aria-valuenow={1} tabIndex={0} />
      <SideDialog open={open} onClose={() => {}} title="Menu" closeLabel="Close" />
    </>
  );
}

type Point = [x: number, y: number];

/** Moves a finger through points such as `5,300 60,300`. */
function drag(target: Element, way: string) {
  const points = way.split(' ').map((point) => point.split(',').map(Number) as Point);
  const send = (type: string, point?: Point) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    const touches = point ? [{ clientX: point[0], clientY: point[1] }] : [];
    Object.defineProperty(event, 'touches', { value: touches });
    act(() => void target.dispatchEvent(event));
    return event.defaultPrevented;
  };
  const taken = points.map((point, index) => send(index === 0 ? 'touchstart' : 'touchmove', point));
  send('touchend');
  return taken;
}

const width = 1024;

test.each<[what: string, options: Partial<EdgeSwipeOptions>, dir: string, way: string, times: number]>([
  ['comes in from the start', {}, 'ltr', '10,300 30,300 60,305 200,310', 1],
  ['comes in from the end', { side: 'end' }, 'ltr', '1019,300 944,300', 1],
  ['comes in from the start, right to left', {}, 'rtl', '1019,300 944,300', 1],
  ['lands too far in', {}, 'ltr', '40,300 200,300', 0],
  ['lands within a wider reach', { reach: 60 }, 'ltr', '40,300 200,300', 1],
  ['turns back early', {}, 'ltr', '10,300 40,300 5,300', 0],
  ['scrolls', {}, 'ltr', '10,300 15,360 200,400', 0],
  ['goes the other way', {}, 'ltr', '20,300 0,300', 0],
])('handles a finger that %s', (_what, options, dir, way, times) => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width);
  document.documentElement.style.direction = dir;
  const onSwipe = vi.fn();
  render(<Page {...options} onSwipe={onSwipe} />);
  drag(screen.getByText('Text'), way);
  expect(onSwipe).toHaveBeenCalledTimes(times);
});

test('blocks the browser’s own Back gesture for the whole movement', () => {
  render(<Page onSwipe={() => {}} />);
  const way = '5,300 60,300 250,300 240,360';
  expect(drag(screen.getByText('Text'), way)).toEqual([false, true, true, true]);
  // The next finger may scroll.
  expect(drag(screen.getByText('Text'), '200,300 200,400')).toEqual([false, false]);
});

test('keeps blocking it after a second finger lands, until all are lifted; two simultaneous fingers can zoom', () => {
  const onSwipe = vi.fn();
  render(<Page onSwipe={onSwipe} />);
  const send = (type: string, ...points: Point[]) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'touches', { value: points.map(([clientX, clientY]) => ({ clientX, clientY })) });
    act(() => void document.body.dispatchEvent(event));
    return event.defaultPrevented;
  };
  send('touchstart', [5, 300]);
  expect(send('touchmove', [30, 300])).toBe(true);
  send('touchstart', [30, 300], [200, 500]);
  expect(send('touchmove', [120, 300], [200, 500])).toBe(true);
  send('touchend', [200, 500]);
  expect(send('touchmove', [200, 400])).toBe(true);
  send('touchend');
  expect(onSwipe).not.toHaveBeenCalled();
  send('touchstart', [5, 300]);
  send('touchstart', [5, 300], [200, 500]);
  expect(send('touchmove', [60, 300], [120, 500])).toBe(false);
  send('touchend');
  expect(onSwipe).not.toHaveBeenCalled();
});

test('ignores touches on a slider and under an open dialog', () => {
  const onSwipe = vi.fn();
  const way = '5,300 100,300';
  const { rerender } = render(<Page onSwipe={onSwipe} />);
  drag(screen.getByRole('slider'), way);
  rerender(<Page onSwipe={onSwipe} open />);
  drag(document.body, way);
  expect(onSwipe).not.toHaveBeenCalled();
  rerender(<Page onSwipe={onSwipe} />);
  drag(document.body, way);
  expect(onSwipe).toHaveBeenCalledOnce();
});

test('listens to touch moves only during a swipe from the edge, and to nothing when unmounted', () => {
  const listening = new Set<string>();
  const { addEventListener, removeEventListener } = document;
  vi.spyOn(document, 'addEventListener').mockImplementation((...args: Parameters<typeof addEventListener>) => {
    if (args[0].startsWith('touch')) listening.add(args[0]);
    addEventListener.apply(document, args);
  });
  vi.spyOn(document, 'removeEventListener').mockImplementation((...args: Parameters<typeof removeEventListener>) => {
    listening.delete(args[0]);
    removeEventListener.apply(document, args);
  });
  const { unmount } = render(<Page onSwipe={() => {}} />);
  drag(document.body, '5,300 30,300');
  expect([...listening]).toEqual(['touchstart']);
  unmount();
  expect([...listening]).toEqual([]);
});
