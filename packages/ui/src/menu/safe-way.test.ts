import { expect, test } from 'vitest';
import { isOnItsWay } from './safe-way.ts';

const right = { left: 200, right: 400, top: 100, bottom: 300 };
const left = { left: -400, right: -200, top: 100, bottom: 300 };

test.each([
  ['straight to it', { x: 100, y: 120 }, { x: 150, y: 130 }, right, true],
  ['down across the next entries', { x: 100, y: 120 }, { x: 140, y: 170 }, right, true],
  ['straight down, along the entries', { x: 100, y: 120 }, { x: 100, y: 170 }, right, false],
  ['away from it', { x: 100, y: 120 }, { x: 60, y: 120 }, right, false],
  ['above it', { x: 100, y: 120 }, { x: 150, y: 60 }, right, false],
  ['to one on the left', { x: 0, y: 120 }, { x: -60, y: 160 }, left, true],
])('%s', (_what, from, to, target, expected) => {
  expect(isOnItsWay(from, to, target)).toBe(expected);
});
