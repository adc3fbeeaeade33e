import { expect, test } from 'vitest';
import { readAmount } from './amount.ts';

test.each([
  ['100', '100.00'],
  ['12.5', '12.50'],
  ['12,50', '12.50'],
  ['1 000,50', '1000.50'],
  ['1 000', '1000.00'],
  ['1,000.5', '1000.50'],
  ['1.000,05', '1000.05'],
  ['1,000', '1000.00'],
  ['007', '7.00'],
  ['0.05', '0.05'],
])('%s is %s', (typed, amount) => expect(readAmount(typed)).toBe(amount));

test.each(['', 'ten', '-5', '0', '0.00', '1.2345', '12.', '1e3', '10 000 000 000', '€5'])(
  'rejects the amount "%s"',
  (typed) => expect(readAmount(typed)).toBeNull(),
);
