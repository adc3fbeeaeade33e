import { afterEach, expect, test, vi } from 'vitest';
import { stubBrowser } from './stub-browser.ts';

afterEach(() => vi.unstubAllGlobals());

test('brings what is missing, also where a test runner says undefined', () => {
  vi.stubGlobal('ResizeObserver', undefined);
  vi.stubGlobal('matchMedia', undefined);
  stubBrowser({ matches: (query) => query.includes('max-width') });
  expect(() => new ResizeObserver(() => {}).observe(document.body)).not.toThrow();
  expect(matchMedia('(max-width: 400px)').matches).toBe(true);
  expect(matchMedia('(min-width: 400px)').matches).toBe(false);
  expect(() => matchMedia('print').addEventListener('change', () => {})).not.toThrow();
});

test('leaves what is there', () => {
  const own = vi.fn();
  vi.stubGlobal('matchMedia', own);
  const { ResizeObserver: before } = globalThis;
  stubBrowser();
  expect(matchMedia).toBe(own);
  expect(ResizeObserver).toBe(before);
});

test('shows a popover, which jsdom hides by its attribute, and hides it again', () => {
  const popup = document.createElement('div');
  popup.setAttribute('popover', 'manual');
  stubBrowser();
  popup.hidePopover();
  expect(popup).toHaveAttribute('popover', 'manual');
  popup.showPopover();
  expect(popup).not.toHaveAttribute('popover');
  popup.hidePopover();
  expect(popup).toHaveAttribute('popover', 'manual');
});
