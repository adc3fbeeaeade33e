import type { CurrencyCode } from '@hoster/contract';
import { centsIn } from '@hoster/domain/money';
import { expect, test } from 'vitest';
import { changedLines, SEEN_LINES, writeSeenLines } from './changed-lines.ts';

type Line = Parameters<typeof changedLines>[1]['lines'][number];

const line = (kind: Line['kind'], key: string, cents: number): Line => ({
  kind,
  key,
  count: 1,
  months: 1,
  unitCents: centsIn<CurrencyCode>('EUR', cents),
  amountCents: centsIn<CurrencyCode>('EUR', cents),
});
const labelOf = ({ key }: { key: string }) => key.toUpperCase();
const before = { lines: [line('tariff', 'nvme-3', 1350), line('extra', 'ip', 200), line('tax', 'vat', 295)] };
const values = { currency: 'EUR', [SEEN_LINES]: writeSeenLines(before, labelOf) };
const euros = (amount: string) => ({ amount, currency: 'EUR' });

test('names the lines whose amounts changed, came or went, in the order of the total', () => {
  const lines = [line('tariff', 'nvme-3', 1490), line('extra', 'ip', 200), line('discount', 'promo', -75)];
  expect(changedLines(values, { lines, currency: 'EUR' }, labelOf)).toEqual([
    { id: 'tariff nvme-3', label: 'NVME-3', old: euros('13.50'), now: euros('14.90') },
    { id: 'tax vat', label: 'VAT', old: euros('2.95'), now: null },
    { id: 'discount promo', label: 'PROMO', old: null, now: euros('-0.75') },
  ]);
});

test('names none in another currency, without the lines of before, or with a field that isn’t ours', () => {
  const lines = [line('tariff', 'nvme-3', 1490)];
  expect(changedLines(values, { lines, currency: 'USD' }, labelOf)).toEqual([]);
  for (const text of [undefined, '', '{', '{"a":1}', '[1,["a"]]']) {
    const sent = { currency: 'EUR', ...(text !== undefined && { [SEEN_LINES]: text }) };
    expect(changedLines(sent, { lines, currency: 'EUR' }, labelOf)).toEqual([]);
  }
});
