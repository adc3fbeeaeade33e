import { expect, test } from 'vitest';
import type { Buyer } from './buyer.ts';
import { buyerTax } from './buyer-tax.ts';

test.each([
  // Finland’s rate rose on 1 September 2024; midnight is in summer time.
  ['2024-08-31T21:59:59Z', 24],
  ['2024-08-31T22:00:00Z', 25.5],
  // Slovakia’s on 1 January 2025.
  ['2024-12-31T22:59:59Z', 20],
  ['2024-12-31T23:00:00Z', 23],
])('at %s the rate is that of the seller’s day, as on the invoice: %s percent', (moment, percent) => {
  const country = percent < 24 ? 'SK' : 'FI';
  const buyer = { viewer: { country, zipCode: '00100' } } as unknown as Buyer;
  expect(buyerTax({ taxation: { rules: null, sellers: [] } }, buyer, null, new Date(moment)).rate_percent).toBe(
    percent,
  );
});
