import { expect, test } from 'vitest';
import { sellerFor } from './seller.ts';

const companies = [
  { name: 'Everywhere', is_default: true, for_countries: null },
  { name: 'In Russia', is_default: false, for_countries: ['RU'] },
];
const from = (siteCountry: string | null, profileCountry: string | null = null) => ({ siteCountry, profileCountry });

test('the seller is the company that names the country, else the default one', () => {
  expect(sellerFor(companies, from('RU'))?.name).toBe('In Russia');
  expect(sellerFor(companies, from('DE'))?.name).toBe('Everywhere');
  expect(sellerFor(companies, from(null))?.name).toBe('Everywhere');
  expect(sellerFor([], from('DE'))).toBeNull();
});

test('a Russian customer keeps their seller abroad', () => {
  expect(sellerFor(companies, from('DE', 'RU'))?.name).toBe('In Russia');
});
