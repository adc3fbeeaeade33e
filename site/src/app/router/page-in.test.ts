import { expect, test } from 'vitest';
import { pageIn } from './page-in.ts';

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1.5', 1],
  ['page=1e3', 1],
  ['page=%D9%A2', 1],
  ['page=2&page=3', 2],
  ['page=99999999999999999999', 1_000_000],
])('"%s" asks for page %i', (search, page) => {
  expect(pageIn(new URLSearchParams(search))).toBe(page);
});
