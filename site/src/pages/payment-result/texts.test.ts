import { expect, it } from 'vitest';
import { textsOf } from './texts.ts';

const order = { id: 1, name: 'web-1', status: 'awaiting_payment' as const };
const said = (method: 'card' | 'crypto' | 'bank', isOrder: boolean, phase: Parameters<typeof textsOf>[1]) => {
  const texts = textsOf(
    { method, orders: isOrder ? [order] : [], purpose: isOrder ? 'purchase' : 'top_up', is_opening: false },
    phase,
  );
  return JSON.stringify([texts.title.defaultMessage, texts.explanation.defaultMessage]);
};

it('mentions an order only if there is one', () => {
  for (const method of ['card', 'crypto', 'bank'] as const) {
    for (const phase of ['awaiting', 'failed', 'underpaid', 'pending', 'expired'] as const) {
      expect(said(method, false, phase), `${method} ${phase}`).not.toMatch(/order/i);
    }
  }
  expect(said('card', true, 'failed')).toContain('order');
});

it.each([
  ['upgrade', /upgrade|keeps its plan/i],
  ['renewal', /renew/i],
] as const)('mentions the %s of a service, never an order', (purpose, word) => {
  for (const method of ['card', 'crypto', 'bank', 'balance'] as const) {
    for (const phase of ['awaiting', 'failed', 'underpaid', 'canceled', 'ready'] as const) {
      const texts = textsOf({ method, orders: [order], purpose, is_opening: false }, phase);
      const all = JSON.stringify([texts.title.defaultMessage, texts.explanation.defaultMessage]);
      expect(all).not.toMatch(/order/i);
      expect(all).toMatch(word);
    }
  }
});

it('names the network on which coins are confirmed', () => {
  expect(said('crypto', true, 'pending')).toMatch(/network/);
  expect(said('card', true, 'pending')).toMatch(/bank/);
});

it('doesn’t say "not charged" if money may have arrived', () => {
  for (const method of ['crypto', 'bank'] as const) {
    for (const isOrder of [true, false]) {
      const phase = isOrder ? 'canceled' : 'expired';
      expect(said(method, isOrder, phase)).not.toMatch(/haven’t been charged/);
      expect(said(method, isOrder, phase)).toMatch(/added to your balance/);
    }
  }
});
