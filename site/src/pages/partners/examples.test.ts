import { cashbackOf, euroCents } from '@hoster/domain/money/money';
import { expect, test } from 'vitest';
import { exampleOf } from './examples.ts';

const tariffs = [
  { slug: 'start', name: 'Start', price: 2.4, is_popular: false },
  { slug: 'basic', name: 'Basic', price: 4.5, is_popular: true },
];
const rent_periods = [
  { months: 1, discount_percent: 0, is_default: true },
  { months: 12, discount_percent: 20, is_default: false },
  { months: 24, discount_percent: 25, is_default: false },
];

test('takes the most popular plan for a year, with the discount of the term', () => {
  expect(exampleOf('/web-hosting/', { tariffs, rent_periods })).toEqual([
    { url: '/web-hosting/', plan: 'Basic', months: 12, price: 4320 },
  ]);
});

test('has no example of a line without plans', () => {
  expect(exampleOf('/web-hosting/', { tariffs: [], rent_periods })).toEqual([]);
});

test('rounds cashback down to a cent', () => {
  expect(cashbackOf(euroCents(4999), 20)).toBe(999);
});
