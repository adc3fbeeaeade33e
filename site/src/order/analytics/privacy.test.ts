import type { SavedOrderDraft, OrderContext } from '@hoster/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { emptySavedDraft } from '../../api/order-draft.ts';
import { setConsent } from '../../app/visitor/consent.ts';
import type { LineOrder } from '../line-order.ts';
import { strangerContext } from '../order-context.fixture.ts';
import type { CartEvent } from './cart-event.ts';
import { createCartReporter } from './cart-reporter.ts';
import { cartWith } from './cart.fixture.ts';
import { createDataLayer } from './data-layer.ts';

afterEach(() => {
  setConsent({ analytics: false });
  vi.unstubAllGlobals();
});

const savedDraft: SavedOrderDraft = {
  ...emptySavedDraft,
  comment: 'private comment',
  ssh_key: { title: 'private title', key: 'ssh-ed25519 private', default: false },
  iso_url: 'https://private.example/image.iso',
  typed: { legal_entity: 'private company' },
};
const context: OrderContext = {
  ...strangerContext,
  promo: { code: 'PRIVATE-5', discount_percent: 5, months: 3, applies_to: 'tariff', valid: true, message: null },
  projects: [{ id: 1, name: 'private project', is_default: true }],
  balance: { amount: '123.45', currency: 'EUR' },
};
/** An order with everything that a visitor can type or is known by. */
const order = (count: number): LineOrder => ({
  context,
  savedDraft,
  draft: savedDraft,
  choice: { rent_period: 12, count, name: 'private-host.example', promo_code: 'PRIVATE-5', project_name: 'private' },
  total: cartWith({ count, promo: { percent: 5, months: 3 } }).total as LineOrder['total'],
});

const eventFields = new Set(['name', 'currency', 'value', 'discount', 'items']);
const itemFields = new Set(['line', 'plan', 'kind', 'key', 'name', 'price', 'count', 'months']);

test('an event holds known fields of the catalogue alone, and nothing is stored or requested', () => {
  const forbidden = vi.fn();
  const forbid = new Proxy({}, { get: forbidden, set: () => forbidden() as never });
  for (const name of ['fetch', 'XMLHttpRequest', 'Image', 'WebSocket', 'EventSource']) vi.stubGlobal(name, forbidden);
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'document', 'navigator', 'location'])
    vi.stubGlobal(name, forbid);
  setConsent({ analytics: true });
  const layer = createDataLayer();
  const events: CartEvent[] = [];
  layer.subscribe({ name: 'test', purpose: 'analytics', send: (event) => events.push(event) });
  const show = createCartReporter(layer.push, false);
  // Whole orders, as a careless caller might hand them over.
  show({ ...order(1), line: 'vps', stage: 'configuration' });
  show({ ...order(2), line: 'vps', stage: 'account' });
  show({ ...order(1), line: 'vps', stage: 'payment' });
  show(null);
  expect(events.map(({ name }) => name)).toEqual(['view_cart', 'add_to_cart', 'remove_from_cart', 'begin_checkout']);
  for (const event of events) {
    expect(Object.keys(event).filter((name) => !eventFields.has(name))).toEqual([]);
    for (const item of event.items) expect(Object.keys(item).filter((name) => !itemFields.has(name))).toEqual([]);
    expect(event.currency).toBe('EUR');
  }
  expect(JSON.stringify(events)).not.toMatch(/private|123\.45|promo/i);
  expect(forbidden).not.toHaveBeenCalled();
});
