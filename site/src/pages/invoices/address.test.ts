import { expect, test } from 'vitest';
import { addressOf, readInvoiceListRequest } from './address.ts';

test('round-trips addresses', () => {
  const filter = { kind: 'credit_note', from: '2026-01-01', to: '2026-12-31', number: 'NL-2026' } as const;
  expect(readInvoiceListRequest(new URL(addressOf(filter, { page: 3 }), 'http://x').searchParams)).toEqual({
    filter,
    page: 3,
  });
  expect(addressOf({})).toBe('/my/invoices/');
});

test('nonsense in an address counts as absent', () => {
  const query = new URLSearchParams('kind=bill&from=yesterday&to=2026-13-45&number=%20&page=-4');
  expect(readInvoiceListRequest(query)).toEqual({ filter: {}, page: 1 });
  expect(readInvoiceListRequest(new URLSearchParams({ number: 'x'.repeat(100) })).filter.number).toHaveLength(40);
});
