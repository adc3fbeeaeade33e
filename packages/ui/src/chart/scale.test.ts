import { expect, test } from 'vitest';
import { shareOf, ticksOf } from './scale.ts';

test.each([
  [
    [12, 87],
    [0, 25, 50, 75, 100],
  ],
  [
    [0.1, 0.3],
    [0, 0.1, 0.2, 0.3],
  ],
  [
    [-4, 6],
    [-5, -2.5, 0, 2.5, 5, 7.5],
  ],
  [[0], [0, 1]],
  [[], [0, 1]],
  [
    [null, Number.NaN, 4],
    [0, 1, 2, 3, 4],
  ],
  [[1_234_567], [0, 500_000, 1_000_000, 1_500_000]],
])('encloses %j with round numbers', (values, ticks) => {
  expect(ticksOf(values)).toEqual(ticks);
});

test('keeps given ends of the scale', () => {
  expect(ticksOf([12], 0, 100)).toEqual([0, 25, 50, 75, 100]);
  expect(ticksOf([99.5], 99, 100)).toEqual([99, 99.25, 99.5, 99.75, 100]);
});

test('places values between the outer ticks, and none outside', () => {
  expect([-5, 0, 25, 50, 80].map((value) => shareOf(value, [0, 25, 50]))).toEqual([0, 0, 0.5, 1, 1]);
});
