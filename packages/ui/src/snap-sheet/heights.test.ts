import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cssOf, pixelsOf, restAt, type SnapPoint, soundPoint } from './heights.ts';

test.each<[point: SnapPoint, css: string, pixels: number]>([
  [0.4, '40%', 320],
  [1, '100%', 800],
  [300, '300px', 300],
  ['12rem', '12rem', 192],
])('%s: %s', (point, css, pixels) => {
  expect(cssOf(point)).toBe(css);
  expect(pixelsOf(point, 800, 16)).toBe(pixels);
});

test.each<[point: SnapPoint, sound: SnapPoint]>([
  [Number.NaN, 1],
  [0, 1],
  [-0.5, 1],
  [Number.POSITIVE_INFINITY, 1],
  [`${Number.NaN}rem`, 1],
  ['-2rem', 1],
  [0.5, 0.5],
  [300, 300],
  ['12rem', '12rem'],
])('treats %s as %s', (point, sound) => {
  expect(soundPoint(point)).toBe(sound);
});

const heights = [200, 400, 800];

test.each<[what: string, height: number, speed: number, from: number | undefined, index: number]>([
  ['released near a snap point', 430, 0, undefined, 1],
  ['released below half of the lowest', 90, 0, undefined, -1],
  ['flung up', 250, 1.5, undefined, 1],
  ['flung up hard', 250, 3, undefined, 2],
  ['flung up hard, one at a time', 250, 3, 0, 1],
  ['flung down from the top', 750, -4, undefined, -1],
  ['flung down from the top, one at a time', 750, -4, 2, 1],
  ['flung down from the lowest, one at a time', 180, -1, 0, -1],
])('%s', (_what, height, speed, from, index) => {
  expect(restAt(height, heights, speed, from)).toBe(index);
});

test('stays on its snap point when released without movement', () => {
  const points = fc.uniqueArray(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(points, (unsorted) => {
      const sorted = unsorted.toSorted((a, b) => a - b);
      return sorted.every((height, index) => restAt(height, sorted, 0) === index);
    }),
  );
});
