import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taxFor, vatRatesOn } from './tax.ts';

const day = '2026-11-23';

const company = (vat_status: 'none' | 'pending' | 'valid' | 'invalid') => ({ kind: 'company', vat_status }) as const;

test('people pay the VAT of their country in the EU and none outside', () => {
  expect(taxFor('DE', day)).toEqual({ country: 'DE', rate_percent: 19, reverse_charge: false, label: 'VAT' });
  expect(taxFor('FI', day).rate_percent).toBe(25.5);
  for (const country of ['US', 'CH', 'GB', 'RU'])
    expect(taxFor(country, day)).toMatchObject({ rate_percent: 0, label: null });
  expect(taxFor(null, day)).toEqual({ country: null, rate_percent: 0, reverse_charge: false, label: null });
});

test('a company of another EU country with a valid VAT id accounts for the tax itself', () => {
  expect(taxFor('DE', day, company('valid'))).toMatchObject({ rate_percent: 0, reverse_charge: true });
});

test('an unchecked or refused id, a person, and a company in the seller’s country pay', () => {
  for (const status of ['none', 'pending', 'invalid'] as const)
    expect(taxFor('DE', day, company(status))).toMatchObject({ rate_percent: 19, reverse_charge: false });
  expect(taxFor('DE', day, { kind: 'person', vat_status: 'valid' }).reverse_charge).toBe(false);
  const atHome = { ...company('valid'), seller_country: 'NL' };
  expect(taxFor('NL', day, atHome)).toMatchObject({ rate_percent: 21, reverse_charge: false });
  expect(taxFor('DE', day, atHome)).toMatchObject({ rate_percent: 0, reverse_charge: true });
  const german = { ...company('valid'), seller_country: 'DE' };
  expect(taxFor('NL', day, german)).toMatchObject({ rate_percent: 0, reverse_charge: true });
});

test('applies the operator’s own rates, which aren’t EU VAT', () => {
  expect(taxFor('RU', day, company('valid'), { RU: 22 })).toMatchObject({ rate_percent: 22, reverse_charge: false });
});

test('each country has one rate on each day, which changes on the day of the law', () => {
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const rates = Object.values(vatRatesOn(date.toISOString()));
      expect(rates).toHaveLength(27);
      for (const rate of rates) expect(rate).toBeGreaterThanOrEqual(15);
    }),
  );
  expect(
    ['2025-06-30', '2025-07-01', '2025-07-01T00:00:00.000Z'].map((date) => taxFor('EE', date).rate_percent),
  ).toEqual([22, 24, 24]);
  expect(['2025-07-31T23:59:59Z', '2025-08-01'].map((date) => taxFor('RO', date).rate_percent)).toEqual([19, 21]);
});
