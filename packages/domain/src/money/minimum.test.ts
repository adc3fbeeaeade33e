import { expect, test } from 'vitest';
import { waysToMinimum } from './minimum.ts';
import { euroCents } from './money.ts';

const term = (months: number, cents: number) => ({ months, total: euroCents(cents) });
const order = { ...term(1, 593), balance: euroCents(0), terms: [term(12, 6400), term(1, 593), term(3, 1725)] };

test('finds the shortest term that costs enough, and the amount to top up', () => {
  expect(waysToMinimum(order, euroCents(1000))).toEqual({ term: term(3, 1725), topUp: 1000 });
  expect(waysToMinimum(order, euroCents(1725))).toMatchObject({ term: term(3, 1725) });
});

test('proposes no shorter term, and none that costs too little', () => {
  expect(waysToMinimum({ ...order, ...term(3, 1725) }, euroCents(2000))).toMatchObject({ term: term(12, 6400) });
  expect(waysToMinimum(order, euroCents(10_000))).toEqual({ term: null, topUp: 10_000 });
});

test('tops up what is missing of the balance, at least the minimum', () => {
  const costly = { ...order, ...term(1, 3000), balance: euroCents(500) };
  expect(waysToMinimum(costly, euroCents(5000)).topUp).toBe(5000);
  expect(waysToMinimum(costly, euroCents(1000)).topUp).toBe(2500);
});
