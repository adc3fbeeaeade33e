import type { LegalEntity, OrderTax } from '@hoster/contract';
import { expect, test } from 'vitest';
import { payerOf, taxOf } from './payer.ts';

const german: LegalEntity = {
  id: 7,
  name: 'Berg GmbH',
  kind: 'company',
  country: 'DE',
  address: '',
  city: '',
  zip_code: '',
  vat_id: 'DE123456789',
  vat_status: 'valid',
  is_default: true,
};
const spanish: LegalEntity = { ...german, id: 8, country: 'ES', vat_status: 'pending', is_default: false };
const tax: OrderTax = { country: 'FR', rate_percent: 20, reverse_charge: false, label: 'VAT' };
const context = { legal_entities: [spanish, german], tax };

test('the usual payer is invoiced until another, or the person, is chosen', () => {
  expect(payerOf(context, null)?.id).toBe(7);
  expect(payerOf(context, 8)?.id).toBe(8);
  expect(payerOf(context, 0)).toBeNull();
  expect(payerOf(context, 99)?.id, 'one that is gone').toBe(7);
});

test('the payer’s country and VAT id make the tax', () => {
  expect(taxOf(context, 0)).toBe(tax);
  expect(taxOf(context, 7)).toMatchObject({ rate_percent: 0, reverse_charge: true });
  expect(taxOf(context, 8)).toMatchObject({ country: 'ES', rate_percent: 21 });
  const onIsland = { ...context, legal_entities: [{ ...spanish, zip_code: '35001' }] };
  expect(taxOf(onIsland, 8)).toMatchObject({ country: 'ES', rate_percent: 0, label: null });
});
