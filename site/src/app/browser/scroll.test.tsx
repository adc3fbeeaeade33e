import { afterEach, expect, test, vi } from 'vitest';
import type { Router } from './plain-navigation.ts';
import { startScroll } from './scroll.ts';

/** Starts at `#part`; returns what the browser does when the page has grown. */
function start(): () => void {
  let grow = (): void => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        grow = onResize;
      }
      observe() {}
      disconnect() {
        grow = () => undefined;
      }
    },
  );
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  window.history.replaceState(null, '', '/#part');
  const router = { state: { location: { key: 'default', pathname: '/', search: '' } }, enableScrollRestoration() {} };
  startScroll(router as unknown as Router);
  return () => grow();
}

/** A part of the page, and how often it was scrolled into view. */
function part(top: number) {
  const element = document.body.appendChild(Object.assign(document.createElement('section'), { id: 'part' }));
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
  element.scrollIntoView = vi.fn();
  return vi.mocked(element.scrollIntoView);
}

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('goes to a part that arrives after the script', () => {
  const grow = start();
  const scrolled = part(5000);
  grow();
  expect(scrolled).toHaveBeenCalledOnce();
});

test('goes to a part that the browser hasn’t gone to yet', () => {
  const scrolled = part(5000);
  start();
  expect(scrolled).toHaveBeenCalledOnce();
});

test('leaves who has scrolled away before the script came where they are', () => {
  const scrolled = part(5000);
  vi.stubGlobal('scrollY', 300);
  start()();
  expect(scrolled).not.toHaveBeenCalled();
});

test('keeps a part in sight to which the browser was still gliding', () => {
  const scrolled = part(5000);
  vi.stubGlobal('scrollY', 300);
  const grow = start();
  const section = document.getElementById('part');
  if (section) section.getBoundingClientRect = () => new DOMRect(0, 100, 100, 100);
  window.dispatchEvent(new Event('scrollend'));
  scrolled.mockClear();
  grow();
  expect(scrolled).toHaveBeenCalledOnce();
});
