import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeBasket } from './basket.ts';
import { computeTotal, type PricingInput } from './pricing.ts';

const tax = { ratePercent: 21, reverseCharge: false };
const plan: PricingInput = {
  tariff: { key: 'nvme-3', label: 'NVMe 3', price: 13.5, setupFee: 5 },
  period: { months: 12, discountPercent: 10 },
  count: 2,
  tax,
};

test('one thing costs what it costs alone', () => {
  const { lines, total, tax: taxed, net } = computeTotal(plan);
  expect(computeBasket([{ pricing: plan }], tax)).toEqual({
    lines,
    total,
    tax: taxed,
    net,
    items: [
      {
        lines: lines.filter(({ kind }) => kind !== 'tax'),
        net,
        gross: total,
        renewalPerMonth: 1215,
        hasOwnPrice: false,
      },
    ],
  });
});

test('an own price replaces plan, extras, discounts and setup, and is the renewal price only if it’s kept', () => {
  const kept = computeBasket([{ pricing: plan, ownCents: 900, isKept: true }], tax);
  expect(kept.net).toBe(900 * 12 * 2);
  expect(kept.items[0]).toMatchObject({ renewalPerMonth: 900, hasOwnPrice: true });
  const once = computeBasket([{ pricing: plan, ownCents: 900 }], tax);
  expect(once.net).toBe(kept.net);
  expect(once.items[0]).toMatchObject({ renewalPerMonth: 1215, hasOwnPrice: false });
});

test('a discount is off everything in the line, and off renewals only if it’s kept', () => {
  const listed = computeTotal(plan).net;
  const { items, net } = computeBasket([{ pricing: plan, discountPercent: 25, isKept: true }, { pricing: plan }], tax);
  expect(items[0]?.net).toBe(listed - Math.round(listed / 4));
  expect(items[0]).toMatchObject({ renewalPerMonth: 1215 - 304, hasOwnPrice: true });
  expect(net).toBe((items[0]?.net ?? 0) + listed);
  expect(computeBasket([{ pricing: plan, discountPercent: 100 }], tax).total).toBe(0);
});

test('the parts of all items sum to the total, and lines to it as well', () => {
  const item = fc.record({
    pricing: fc.integer({ min: 0, max: 90_000 }).map((cents) => ({
      ...plan,
      tariff: { key: 'plan', price: cents / 100 },
    })),
    ownCents: fc.option(fc.integer({ min: 0, max: 50_000 })),
    discountPercent: fc.option(fc.integer({ min: 0, max: 100 })),
    isKept: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 5 }), (items) => {
      const { items: prices, lines, total } = computeBasket(items, tax);
      expect(prices.reduce((sum, { gross }) => sum + gross, 0)).toBe(total);
      expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(total);
      for (const { gross } of prices) expect(gross).toBeGreaterThanOrEqual(0);
    }),
  );
});
