import { toCents } from '@hoster/domain/money/money';
import { computeTotal, type PricingInput } from '@hoster/domain/money/pricing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartChanges, cartView } from './cart-items.ts';
import { cartWith, yearOfServer } from './cart.fixture.ts';
import type { Cart } from './cart.ts';

const plan = { line: 'vps', plan: 'nvme-3', kind: 'tariff', key: 'nvme-3', name: 'NVMe 3', months: 12 };
const address = { line: 'vps', plan: 'nvme-3', kind: 'extra', key: 'ipv4', name: 'IPv4 address', price: 2.5 };
const plesk = { line: 'vps', plan: 'nvme-3', kind: 'license', key: 'plesk', name: 'Plesk', price: 15, months: 12 };

test('shows the parts of a cart in euros, before discounts and tax', () => {
  expect(cartView('view_cart', cartWith())).toEqual({
    name: 'view_cart',
    currency: 'EUR',
    value: 372,
    // A tenth of plan and address, not of the licence.
    discount: 19.2,
    items: [
      { ...plan, price: 13.5, count: 1 },
      { ...address, count: 1, months: 12 },
      { ...plesk, count: 1 },
    ],
  });
});

describe('changes', () => {
  const changes = (change: Partial<PricingInput>) => cartChanges(cartWith(), cartWith(change));

  test('are none while the parts stay', () => {
    expect(changes({})).toEqual([]);
    expect(changes({ promo: { percent: 5, months: 3 } }), 'a discount').toEqual([]);
    expect(changes({ tax: { ratePercent: 0, reverseCharge: true } }), 'another payer').toEqual([]);
  });

  test('name the units that an extra has more or less', () => {
    const three = { extras: [{ key: 'ipv4', label: 'IPv4 address', price: 2.5, units: 3, once: false }] };
    const content = { currency: 'EUR', value: 60, items: [{ ...address, count: 2, months: 12 }] };
    expect(changes(three)).toEqual([{ name: 'add_to_cart', ...content }]);
    expect(cartChanges(cartWith(three), cartWith())).toEqual([{ name: 'remove_from_cart', ...content }]);
  });

  test('of the number of items are of each part', () => {
    const [added, ...others] = changes({ count: 2 });
    expect(others).toEqual([]);
    expect(added).toMatchObject({ name: 'add_to_cart', value: 372 });
    expect(added?.items.map(({ key, count }) => [key, count])).toEqual([
      ['nvme-3', 1],
      ['ipv4', 1],
      ['plesk', 1],
    ]);
  });

  test('of the plan keep what is the same', () => {
    expect(changes({ tariff: { key: 'nvme-4', label: 'NVMe 4', price: 20 } })).toEqual([
      { name: 'remove_from_cart', currency: 'EUR', value: 162, items: [{ ...plan, price: 13.5, count: 1 }] },
      {
        name: 'add_to_cart',
        currency: 'EUR',
        value: 240,
        items: [{ ...plan, plan: 'nvme-4', key: 'nvme-4', name: 'NVMe 4', price: 20, count: 1 }],
      },
    ]);
  });

  test('of the term replace what is paid by month, not what is paid once', () => {
    const once = { key: 'move', label: 'Migration', price: 29, units: 1, once: true };
    const found = cartChanges(
      cartWith({ extras: [once] }),
      cartWith({ extras: [once], period: { months: 1, discountPercent: 0 } }),
    );
    expect(found.map(({ name, value, items }) => [name, value, items.map(({ key }) => key)])).toEqual([
      ['remove_from_cart', 342, ['nvme-3', 'plesk']],
      ['add_to_cart', 28.5, ['nvme-3', 'plesk']],
    ]);
  });
});

const price = fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100);
const part = (keys: readonly string[]) => ({ key: fc.constantFrom(...keys), price });
/** Few keys and counts, so that two carts often have something in common, and some a key twice. */
const input: fc.Arbitrary<PricingInput> = fc.record({
  tariff: fc.record({ ...part(['small', 'large']), setupFee: price }),
  surcharges: fc.array(fc.integer({ min: -20, max: 30 }), { maxLength: 2 }),
  extras: fc.array(
    fc.record({ ...part(['ipv4', 'backup', 'move']), units: fc.integer({ min: 0, max: 3 }), once: fc.boolean() }),
    { maxLength: 4 },
  ),
  licenses: fc.array(fc.record(part(['plesk', 'windows'])), { maxLength: 3 }),
  period: fc.record({ months: fc.constantFrom(1, 12), discountPercent: fc.constantFrom(0, 10) }),
  promo: fc.option(fc.record({ percent: fc.constantFrom(5, 50), months: fc.integer({ min: 1, max: 14 }) }), {
    nil: null,
  }),
  count: fc.integer({ min: 1, max: 3 }),
  trial: fc.option(fc.constant({ price: 1, days: 4 }), { nil: null, freq: 5 }),
  tax: fc.constant(yearOfServer.tax),
});
const cart = input.map((one): Cart => ({ line: 'vps', stage: 'configuration', total: computeTotal(one) }));

describe('for any two carts', () => {
  test('added less removed is the change of the value', () => {
    fc.assert(
      fc.property(cart, cart, (before, after) => {
        const valueOf = (one: Cart) => toCents(cartView('view_cart', one).value);
        const sum = cartChanges(before, after).reduce(
          (cents, { name, value }) => cents + (name === 'add_to_cart' ? 1 : -1) * toCents(value),
          0,
        );
        expect(sum).toBe(valueOf(after) - valueOf(before));
      }),
    );
  });

  test('the value is the sum of the items, and less the discount what is charged net', () => {
    fc.assert(
      fc.property(cart, (one) => {
        const { value, discount, items } = cartView('begin_checkout', one);
        const cents = items.map((item) => toCents(item.price) * item.count * Math.max(1, item.months));
        expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(toCents(value));
        expect(toCents(value) - toCents(discount)).toBe(one.total.net);
      }),
    );
  });

  test('nothing changes between a cart and itself, and going back undoes a change', () => {
    fc.assert(
      fc.property(cart, cart, (before, after) => {
        expect(cartChanges(before, before)).toEqual([]);
        const [there, back] = [cartChanges(before, after), cartChanges(after, before)];
        const values = (changes: typeof there, name: string) => changes.find((one) => one.name === name)?.value;
        expect(values(back, 'add_to_cart')).toBe(values(there, 'remove_from_cart'));
        expect(values(back, 'remove_from_cart')).toBe(values(there, 'add_to_cart'));
      }),
    );
  });
});
