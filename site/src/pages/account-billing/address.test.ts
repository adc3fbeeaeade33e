import { expect, test } from 'vitest';
import { addressOf, transactionsAsked } from './address.ts';

const asked = (query: string) => transactionsAsked(new URLSearchParams(query));

test('reads kind and page, and leaves out what it doesn’t understand', () => {
  expect(asked('')).toEqual({});
  expect(asked('kind=refund&page=3&saved=card')).toEqual({ kind: 'refund', page: 3 });
  expect(asked('kind=theft&page=-1')).toEqual({});
});

test('writes the address that it reads', () => {
  expect(addressOf({})).toBe('/my/billing/');
  expect(addressOf({ kind: 'top_up' })).toBe('/my/billing/?kind=top_up');
  expect(addressOf({ kind: 'top_up', page: 2 })).toBe('/my/billing/?kind=top_up&page=2');
});
