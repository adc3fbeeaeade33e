import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestStep, plainNumber } from './decimal.ts';
import { parseNumber, settle } from './parse-number.ts';

test.each([
  [0.0005, 0.00000001, 0.0005],
  [0.123456789, 1e-8, 0.12345679],
  [1e-8, 1e-8, 1e-8],
  [3e-10, 1e-10, 3e-10],
  [21_000_000.12345678, 1e-8, 21_000_000.12345678],
  [1.005, 0.01, 1.01],
  [1.255, 0.01, 1.26],
  [-1.005, 0.01, -1.01],
  [2.5, 1, 3],
  [1e21, 1, 1e21],
  [0.1 + 0.2, 0.1, 0.3],
])('%d is rounded to a step of %d as people do: %d', (value, step, rounded) => {
  expect(settle(value, { step })).toBe(rounded);
});

test('counts steps from the lower bound', () => {
  expect(nearestStep(0.3, 0.1, 1e-7)).toEqual({ value: 0.3, count: 2_000_000 });
  expect(nearestStep(6, 1, 2)).toEqual({ value: 7, count: 3 });
});

test.each([
  [1e-8, false, '0.00000001'],
  [-1.5e-7, true, '-0,00000015'],
  [1e21, false, '1000000000000000000000'],
  [1.5, true, '1,5'],
  [0, false, '0'],
])('%d is written as digits', (value, decimalComma, text) => {
  expect(plainNumber(value, decimalComma)).toBe(text);
});

test('a number that is written is read again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.integer({ min: -20, max: 10 }),
      fc.boolean(),
      (units, exponent, comma) => {
        const value = Number(`${units}e${exponent}`);
        expect(parseNumber(plainNumber(value, comma), comma)).toBe(value);
      },
    ),
  );
});
