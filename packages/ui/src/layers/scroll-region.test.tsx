import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScrollRegion } from './scroll-region.tsx';

let look = () => {};
const observed: Element[] = [];
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        look = callback;
      }
      observe = (node: Element) => observed.push(node);
      disconnect = vi.fn();
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const region = <ScrollRegion aria-label="Plans">Content</ScrollRegion>;

test('is a tab stop only while something is hidden', () => {
  render(region);
  const node = screen.getByRole('region', { name: 'Plans' });
  expect(observed).toContain(node);
  const width = vi.spyOn(node, 'scrollWidth', 'get').mockReturnValue(0);
  act(look);
  expect(node).toHaveAttribute('tabindex', '-1');
  width.mockReturnValue(600);
  act(look);
  expect(node).toHaveAttribute('tabindex', '0');
});

test('is a tab stop from the server, which can’t know', () => {
  expect(renderToString(region)).toContain('tabindex="0"');
});
