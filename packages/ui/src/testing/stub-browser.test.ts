import { afterEach, expect, test, vi } from 'vitest';
import { stubBrowser } from './stub-browser.ts';

afterEach(() => vi.unstubAllGlobals());

test('adds missing APIs, including those set to undefined by a test runner', () => {
  vi.stubGlobal('ResizeObserver', undefined);
  vi.stubGlobal('matchMedia', undefined);
  stubBrowser({ matches: (query) => query.includes('max-width') });
  expect(() => new ResizeObserver(() => {}).observe(document.body)).not.toThrow();
  expect(matchMedia('(max-width: 400px)').matches).toBe(true);
  expect(matchMedia('(min-width: 400px)').matches).toBe(false);
  expect(() => matchMedia('print').addEventListener('change', () => {})).not.toThrow();
});

test('shows and hides popovers, which jsdom always hides', () => {
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
