import type { Company } from '@hoster/contract';
import { expect, test } from 'vitest';
import { sellerFor } from './seller.ts';

const company = (name: string, facts: Partial<Company>): Company => ({
  id: 1,
  name,
  short_name: name,
  address: [],
  country_code: 'NL',
  registration_number: null,
  vat_id: null,
  email: '',
  phone: null,
  bank: null,
  is_default: false,
  for_countries: null,
  ...facts,
});
const companies = [company('Everywhere', { is_default: true }), company('In Russia', { for_countries: ['RU'] })];

test('the seller is the company that names the country, else the default one', () => {
  expect(sellerFor(companies, 'RU')?.name).toBe('In Russia');
  expect(sellerFor(companies, 'DE')?.name).toBe('Everywhere');
  expect(sellerFor(companies, null)?.name).toBe('Everywhere');
  expect(sellerFor([], 'DE')).toBeUndefined();
});
