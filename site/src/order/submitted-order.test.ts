import type { CurrencyCode } from '@hoster/contract';
import { centsIn } from '@hoster/domain/money/money';
import { writeCommon } from '@hoster/domain/order/address';
import { describe, expect, it } from 'vitest';
import type { LineOrder } from './line-order.ts';
import {
  changedLines,
  linesFieldValue,
  queryFor,
  readSubmittedChoice,
  SUBMITTED_CHOICE,
  SUBMITTED_LINES,
} from './submitted-order.ts';

const order = { choice: { rent_period: 1, count: 2 } } as LineOrder;
const adapter = {
  queryOf({ choice }: LineOrder) {
    const query = new URLSearchParams();
    writeCommon(query, choice, { rent_period: 1, count: 1 });
    return query;
  },
};

function queryOf(text: string): string | null {
  const form = new FormData();
  form.set(SUBMITTED_CHOICE, text);
  const seen = readSubmittedChoice<LineOrder['choice']>(form);
  return seen && String(queryFor(adapter, order, seen));
}

describe('the choice that a form was sent with', () => {
  it('is written as a query', () => {
    expect(queryOf('{"rent_period":12,"count":3}')).toBe('period=12&count=3');
  });

  it.each(['', 'count', '5', '"count"', 'true', 'null'])('isn’t there in %j', (text) => {
    expect(queryOf(text)).toBeNull();
  });

  it.each([
    ['that is no text', '{"rent_period":1,"count":{"toString":1,"valueOf":2}}'],
    ['that is nested too deep', `{"rent_period":1,"count":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ])('is that of the address when it has a part %s', (_, text) => {
    expect(queryOf(text)).toBe('count=2');
  });
});

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
const values = { currency: 'EUR', [SUBMITTED_LINES]: linesFieldValue(before, labelOf) };
const euros = (amount: string) => ({ amount, currency: 'EUR' });

it('names the lines whose amounts changed, came or went, in the order of the total', () => {
  const lines = [line('tariff', 'nvme-3', 1490), line('extra', 'ip', 200), line('discount', 'promo', -75)];
  expect(changedLines(values, { lines, currency: 'EUR' }, labelOf)).toEqual([
    { id: 'tariff nvme-3', label: 'NVME-3', old: euros('13.50'), now: euros('14.90') },
    { id: 'tax vat', label: 'VAT', old: euros('2.95'), now: null },
    { id: 'discount promo', label: 'PROMO', old: null, now: euros('-0.75') },
  ]);
});

it('names none in another currency, without the lines of before, or with a field that isn’t ours', () => {
  const lines = [line('tariff', 'nvme-3', 1490)];
  expect(changedLines(values, { lines, currency: 'USD' }, labelOf)).toEqual([]);
  for (const text of [undefined, '', '{', '{"a":1}', '[1,["a"]]']) {
    const sent = { currency: 'EUR', ...(text !== undefined && { [SUBMITTED_LINES]: text }) };
    expect(changedLines(sent, { lines, currency: 'EUR' }, labelOf)).toEqual([]);
  }
});
