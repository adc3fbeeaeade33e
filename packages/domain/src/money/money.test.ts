import type { Ledger } from '@hoster/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  convertCents,
  formatCents,
  fromCents,
  multiplyCents,
  parseEuros,
  parseLedger,
  percentOfCents,
  ratioOfCents,
  toCents,
  toLedger,
  type ChargedCents,
  type EuroCents,
} from './money.ts';

const anyCents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

test('prices become cents without float drift', () => {
  expect([4.9, 0.29, 1.15, 4.35, 275.99, '13.50', 0].map(toCents)).toEqual([490, 29, 115, 435, 27_599, 1350, 0]);
  fc.assert(fc.property(anyCents, (cents) => toCents(fromCents(cents)) === cents));
});

test('rounds halves away from zero, also where a float is just below the half', () => {
  expect(multiplyCents(100, 1.005)).toBe(101);
  expect(multiplyCents(-100, 1.005)).toBe(-101);
  expect(percentOfCents(50, 5)).toBe(3);
  expect(percentOfCents(-50, 5)).toBe(-3);
  expect(percentOfCents(1000, 25.5)).toBe(255);
  expect(ratioOfCents(100, 1, 3)).toBe(33);
  expect(ratioOfCents(-100, 1, 3)).toBe(-33);
});

test('decimals are read in every way numbers are written', () => {
  expect(multiplyCents(10_000_000, 1e-7)).toBe(1);
  expect(multiplyCents(3, 1e21 / 1e20)).toBe(30);
  expect(multiplyCents(200, '41.5')).toBe(8300);
  for (const bad of ['', 'ten', '1,5', 'NaN', ' 1', '0x10']) expect(() => multiplyCents(1, bad)).toThrow(RangeError);
  expect(() => toCents(Number.NaN)).toThrow(RangeError);
  expect(() => multiplyCents(1e15, 1e6)).toThrow(RangeError);
});

test('round-trips ledger amounts as text with two decimals', () => {
  expect([0, 5, 50, 1250, -5, -1250].map(formatCents)).toEqual(['0.00', '0.05', '0.50', '12.50', '-0.05', '-12.50']);
  fc.assert(fc.property(anyCents, (cents) => parseLedger(toLedger(cents, 'EUR')) === cents));
  for (const amount of ['12.5', '12', '1e2', '12.500', '']) {
    expect(() => parseLedger({ amount, currency: 'EUR' })).toThrow(RangeError);
  }
});

test('converted amounts sum to the converted sum, stay within a cent, and zero stays zero', () => {
  const rate = fc.integer({ min: 1, max: 120_000_000 }).map((units) => units / 1_000_000);
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constant(0), anyCents), { maxLength: 12 }), rate, (amounts, by) => {
      const converted = convertCents(amounts, by);
      const sum = amounts.reduce((total, cents) => total + cents, 0);
      expect(converted.total).toBe(multiplyCents(sum, by));
      expect(converted.amounts.reduce((total, cents) => total + cents, 0)).toBe(converted.total);
      const zeros = converted.amounts.filter((_own, index) => amounts[index] === 0);
      expect(zeros.every((own) => own === 0)).toBe(true);
      for (const [index, cents] of amounts.entries()) {
        const own = converted.amounts[index] ?? Number.NaN;
        expect(Math.abs(own - multiplyCents(cents, by))).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('amounts of different currencies cannot be mixed', () => {
  const euros = (amount: EuroCents) => amount;
  const charged = (amount: ChargedCents) => amount;
  const total: Ledger = { amount: '2397.00', currency: 'RUR' };
  expect(euros(toCents(23.97))).toBe(2397);
  expect(charged(parseLedger(total))).toBe(239_700);
  // @ts-expect-error -- an amount of another currency is no amount of euros
  euros(parseLedger(total));
  // @ts-expect-error -- nor are euros what is charged
  charged(toCents(23.97));
  // @ts-expect-error -- the result of arithmetic has to be tagged again
  euros(parseLedger(total) / 92.5);
  expect(parseEuros(total)).toBeNull();
  expect(parseEuros({ amount: '23.97', currency: 'EUR' })).toBe(2397);
});
