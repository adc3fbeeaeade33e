import { expect, test } from 'vitest';
import { taxFor } from './tax.ts';

const company = (vat_status: 'none' | 'pending' | 'valid' | 'invalid') => ({ kind: 'company', vat_status }) as const;

test('people pay the VAT of their country in the EU and none outside', () => {
  expect(taxFor('DE')).toEqual({ country: 'DE', rate_percent: 19, reverse_charge: false, label: 'VAT' });
  expect(taxFor('FI').rate_percent).toBe(25.5);
  for (const country of ['US', 'CH', 'GB', 'RU'])
    expect(taxFor(country)).toMatchObject({ rate_percent: 0, label: null });
  expect(taxFor(null)).toEqual({ country: null, rate_percent: 0, reverse_charge: false, label: null });
});

test('a company of another EU country with a valid VAT id accounts for the tax itself', () => {
  expect(taxFor('DE', company('valid'))).toMatchObject({ rate_percent: 0, reverse_charge: true });
});

test('an unchecked or refused id, a person, and a company in the seller’s country pay', () => {
  for (const status of ['none', 'pending', 'invalid'] as const)
    expect(taxFor('DE', company(status))).toMatchObject({ rate_percent: 19, reverse_charge: false });
  expect(taxFor('DE', { kind: 'person', vat_status: 'valid' }).reverse_charge).toBe(false);
  expect(taxFor('NL', company('valid'))).toMatchObject({ rate_percent: 21, reverse_charge: false });
});

test('an operator’s own rates hold, and are no EU VAT', () => {
  expect(taxFor('RU', company('valid'), { RU: 22 })).toMatchObject({ rate_percent: 22, reverse_charge: false });
});
