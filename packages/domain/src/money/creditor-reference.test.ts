import { expect, test } from 'vitest';
import { creditorReference, creditorReferencesIn, isIban, readCreditorReference } from './creditor-reference.ts';

test.each([
  ['539007547034', 'RF18539007547034'],
  ['2348231', 'RF712348231'],
])('gives %s its check digits', (base, reference) => {
  expect(creditorReference(base)).toBe(reference);
});

test('reads what was typed with spaces and in lower case, and refuses a wrong digit', () => {
  expect(readCreditorReference(' rf18 5390 0754 7034')).toBe('RF18539007547034');
  for (const typed of ['RF18-5390-0754-7034', 'rf18.5390.0754.7034.', '“RF18 5390 0754 7034”', 'ＲＦ１８539007547034'])
    expect(readCreditorReference(typed), `${typed}`).toBe('RF18539007547034');
  expect(readCreditorReference('RF18539007547035')).toBeNull();
  expect(readCreditorReference('invoice 12')).toBeNull();
});

test.each([
  'RF07DK4EFEN0T66R1',
  'RF07-DK4E-FEN0-T66R-1',
  'rf07.dk4e.fen0.t66r.1.',
  'RF07\u{A0}DK4E\u{A0}FEN0/T66R/1',
  'order RF07DK4EFEN0T66R1thanks',
  'invoiceRF07DK4EFEN0T66R1',
  'RF77 is not it, RF07DK4EFEN0T66R1 is',
  'RFRF07DK4EFEN0T66R1RF',
  'ＲＦ０７ＤＫ４ＥＦＥＮ０Ｔ６６Ｒ１',
  '?20Invoice RF07DK4EFEN?210T66R1?32Mira Novak',
  'RF07\u2010DK4E\u2013FEN0\u2014T66R\u{AD}1',
  'SVWZ+RF07DK4EFEN0T66R1EREF+NOTPROVIDED',
  '/RFB/RF07 DK4E\nFEN0 T66R 1',
])('finds the reference in %j', (text) => {
  expect(creditorReferencesIn(text)).toContain('RF07DK4EFEN0T66R1');
});

test('finds nothing where there is none', () => {
  for (const text of ['', 'RF', 'RF07', 'RF07DK4EFEN0T66R2', 'Rent for May', 'RF99'.repeat(3)])
    expect(creditorReferencesIn(text)).not.toContain('RF07DK4EFEN0T66R1');
});

test.each(['', 'A B', 'Ж', '1'.repeat(22)])('rejects %j as a base', (base) => {
  expect(() => creditorReference(base)).toThrow(RangeError);
});

test('knows a wrong IBAN', () => {
  expect(isIban('DE89370400440532013000')).toBe(true);
  expect(isIban('DE88370400440532013000')).toBe(false);
});
