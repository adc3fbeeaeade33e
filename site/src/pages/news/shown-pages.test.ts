import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { AppContext } from '../../app/app-context.tsx';
import { firstPageWith, noteShownPages } from './shown-pages.ts';

const tab = () => ({ queryClient: new QueryClient(), lang: 'en' }) as AppContext;

test('a page is appended to those on screen', () => {
  const app = tab();
  expect(firstPageWith(app, 2)).toBe(2);
  noteShownPages(app, { first: 2, last: 2 });
  expect(firstPageWith(app, 3)).toBe(2);
});

test('Back shows the same list again, also from an article or the first page', () => {
  const app = tab();
  for (const last of [1, 2, 3]) noteShownPages(app, { first: 1, last });
  expect(firstPageWith(app, 3)).toBe(1);
  noteShownPages(app, { first: 1, last: 1 });
  expect(firstPageWith(app, 3)).toBe(1);
});

test('shows only a page opened from elsewhere', () => {
  const app = tab();
  noteShownPages(app, { first: 2, last: 2 });
  expect(firstPageWith(app, 1)).toBe(1);
  expect(firstPageWith(app, 5)).toBe(5);
  expect(firstPageWith({ ...app, lang: 'ru' }, 3)).toBe(3);
});
