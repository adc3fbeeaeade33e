import { expect, test } from 'vitest';
import { creditorReference, isIban, readCreditorReference } from './creditor-reference.ts';

test.each([
  ['539007547034', 'RF18539007547034'],
  ['2348231', 'RF712348231'],
])('gives %s its check digits', (base, reference) => {
  expect(creditorReference(base)).toBe(reference);
});

test('reads what was typed with spaces and in lower case, and refuses a wrong digit', () => {
  expect(readCreditorReference(' rf18 5390 0754 7034')).toBe('RF18539007547034');
  expect(readCreditorReference('RF18539007547035')).toBeNull();
  expect(readCreditorReference('invoice 12')).toBeNull();
});

test.each(['', 'A B', 'Ж', '1'.repeat(22)])('rejects %j as a base', (base) => {
  expect(() => creditorReference(base)).toThrow(RangeError);
});

test('knows a wrong IBAN', () => {
  expect(isIban('DE89370400440532013000')).toBe(true);
  expect(isIban('DE88370400440532013000')).toBe(false);
});
