import { afterEach, expect, test, vi } from 'vitest';
import { setConsent } from '../../app/visitor/consent.ts';
import type { CartEvent } from './cart-event.ts';
import { cartView } from './cart-items.ts';
import { cartWith } from './cart.fixture.ts';
import { createDataLayer, type AnalyticsAdapter } from './data-layer.ts';

const agree = () => setConsent({ analytics: true });
const refuse = () => setConsent({ analytics: false });
afterEach(refuse);

const event = (count: number): CartEvent => cartView('view_cart', cartWith({ count }));

function adapter(name = 'test') {
  const got: number[] = [];
  const send = (one: CartEvent) => void got.push(one.items[0]?.count ?? 0);
  return { name, purpose: 'analytics', send, got } satisfies AnalyticsAdapter & { got: number[] };
}

test('hands nothing over without consent, then or later', () => {
  const layer = createDataLayer();
  const early = adapter();
  layer.subscribe(early);
  layer.push(event(1));
  agree();
  const late = adapter();
  layer.subscribe(late);
  layer.push(event(2));
  expect([early.got, late.got]).toEqual([[2], [2]]);
});

test('forgets everything when consent is withdrawn', () => {
  const layer = createDataLayer();
  const early = adapter();
  layer.subscribe(early);
  agree();
  layer.push(event(1));
  refuse();
  layer.push(event(2));
  agree();
  const late = adapter();
  layer.subscribe(late);
  expect([early.got, late.got]).toEqual([[1], []]);
});

test('keeps the newest hundred events for an adapter that comes late', () => {
  const layer = createDataLayer();
  agree();
  for (let count = 1; count <= 120; count += 1) layer.push(event(count));
  const late = adapter();
  layer.subscribe(late);
  expect(late.got).toHaveLength(100);
  expect([late.got[0], late.got.at(-1)]).toEqual([21, 120]);
});

test('an adapter that throws keeps nothing from others, and one that has left gets nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const layer = createDataLayer();
  agree();
  layer.subscribe({
    ...adapter('broken'),
    send: () => {
      throw new Error('no');
    },
  });
  const other = adapter();
  const leave = layer.subscribe(other);
  layer.push(event(1));
  leave();
  layer.push(event(2));
  expect(other.got).toEqual([1]);
  expect(warn.mock.calls[0]?.[0]).toContain('"broken"');
  warn.mockRestore();
});
