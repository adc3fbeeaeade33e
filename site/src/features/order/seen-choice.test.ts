import { writeCommon } from '@hoster/domain/order-address';
import { describe, expect, it } from 'vitest';
import type { LineOrder } from './line-order.ts';
import { queryFor, readSeenChoice, SEEN_CHOICE } from './seen-choice.ts';

const shown = { choice: { rent_period: 1, count: 2 } } as LineOrder;
const line = {
  queryOf({ choice }: LineOrder) {
    const query = new URLSearchParams();
    writeCommon(query, choice, { rent_period: 1, count: 1 });
    return query;
  },
};

function queryOf(text: string): string | null {
  const form = new FormData();
  form.set(SEEN_CHOICE, text);
  const seen = readSeenChoice<LineOrder['choice']>(form);
  return seen && String(queryFor(line, shown, seen));
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
