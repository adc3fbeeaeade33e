import fc from 'fast-check';
import { expect, test } from 'vitest';
import { personAt, taxFor, vatRatesOn } from './tax.ts';

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

const own = (country: string, percent: number, from: string | null = null, label = 'GST') => ({
  country,
  percent,
  from,
  label,
});
const rules = { uses_oss: true, rates: [own('RU', 20), own('RU', 22, '2026-01-01'), own('DE', 16, '2027-01-01')] };

test('applies the operator’s own rates from their day on, with their name; outside the EU none is reversed', () => {
  const taxed = { country: 'RU', rate_percent: 22, reverse_charge: false, label: 'GST' };
  expect(taxFor('RU', '2026-11-23', company('valid'), rules)).toEqual(taxed);
  expect(taxFor('RU', '2025-12-31', undefined, rules).rate_percent).toBe(20);
  expect(taxFor('DE', '2026-12-31', undefined, rules)).toMatchObject({ rate_percent: 19, label: 'VAT' });
  expect(taxFor('DE', '2027-01-01', undefined, rules)).toMatchObject({ rate_percent: 16, label: 'GST' });
  expect(taxFor('CH', '2027-01-01', undefined, rules).rate_percent).toBe(0);
  // Territories without VAT stay without it.
  expect(taxFor('DE', '2027-01-01', personAt('27498'), rules).rate_percent).toBe(0);
});

test('without the one-stop shop, consumers of the EU pay the tax of the seller’s country', () => {
  const atHome = { uses_oss: false, rates: [] };
  const from = (seller: string, payer: object = {}) => ({ ...personAt(''), seller_country: seller, ...payer });
  const dutch = { country: 'NL', rate_percent: 21, reverse_charge: false };
  expect(taxFor('DE', '2026-11-23', from('NL'), atHome)).toMatchObject(dutch);
  expect(taxFor('PT', '2026-11-23', from('NL', { zip_code: '9000-001' }), atHome)).toMatchObject(dutch);
  expect(taxFor('ES', '2026-11-23', from('NL', { zip_code: '35001' }), atHome).rate_percent).toBe(0);
  expect(taxFor('CH', '2026-11-23', from('NL'), atHome).rate_percent).toBe(0);
  // A seller outside the EU has no rate of its own there.
  expect(taxFor('DE', '2026-11-23', from('CH'), atHome).rate_percent).toBe(19);
  const business = from('NL', { kind: 'company', vat_status: 'valid' });
  expect(taxFor('DE', '2026-11-23', business, atHome)).toMatchObject({ country: 'DE', reverse_charge: true });
  // A small business that charges none.
  const exempt = { ...atHome, rates: [own('NL', 0)] };
  expect(taxFor('DE', '2026-11-23', from('NL'), exempt)).toMatchObject({ country: null, rate_percent: 0 });
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
