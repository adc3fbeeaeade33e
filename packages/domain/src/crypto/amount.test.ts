import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coinText, coinUnits, euroWorth, unitsForEuro } from './amount.ts';

const rates = fc
  .tuple(fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 1, max: 99_999_999 }))
  .map(([whole, rest]) => `${whole}.${String(rest).padStart(8, '0')}`);

test('asks for enough coins, and for no unit more than that', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      rates,
      fc.constantFrom(6, 8, 12, 18),
      (cents, rate, decimals) => {
        const units = unitsForEuro(cents, rate, decimals);
        expect(euroWorth(units, rate, decimals)).toBeGreaterThanOrEqual(cents);
        expect(euroWorth(units - 1n, rate, decimals)).toBeLessThan(cents);
      },
    ),
  );
});

test('rounds the worth of coins down to a cent', () => {
  expect(euroWorth(coinUnits('0.00019999', 8), '50000', 8)).toBe(999);
  expect(euroWorth(1n, '50000', 8)).toBe(0);
  expect(unitsForEuro(1000, '50000', 8)).toBe(20_000n);
  expect(unitsForEuro(1000, '0.92', 6)).toBe(10_869_566n);
});

test('is never worth more in parts than as a whole', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 14n), fc.bigInt(0n, 10n ** 14n), rates, (one, other, rate) => {
      const apart = euroWorth(one, rate, 12) + euroWorth(other, rate, 12);
      expect(apart).toBeLessThanOrEqual(euroWorth(one + other, rate, 12));
    }),
  );
});

test('round-trips amounts exactly', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 30n - 1n), fc.constantFrom(0, 6, 8, 18), (units, decimals) => {
      expect(coinUnits(coinText(units, decimals), decimals)).toBe(units);
    }),
  );
  expect(coinText(12_500_000n, 9)).toBe('0.0125');
  expect(coinText(0n, 8)).toBe('0');
  expect(coinText(300_000_000n, 8)).toBe('3');
});

test('rejects anything but plain decimals', () => {
  for (const text of ['', '-1', '1e9', '1,5', ' 1', '0x10', '1.', '9'.repeat(31), 'Infinity']) {
    expect(() => coinUnits(text, 8)).toThrow(RangeError);
  }
  expect(() => coinUnits('0.000000001', 8)).toThrow(RangeError);
  expect(() => euroWorth(1n, '0.00', 8)).toThrow(RangeError);
  expect(() => unitsForEuro(10.5, '1', 8)).toThrow(RangeError);
});
