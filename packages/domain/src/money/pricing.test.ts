import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargeIn } from './charge.ts';
import { computeTerm, computeTotal, computeUpgrade, type PricingInput } from './pricing.ts';

const noTax = { ratePercent: 0, reverseCharge: false };
const plan: PricingInput = {
  tariff: { key: 'nvme-3', label: 'NVMe 3', price: 13.5 },
  period: { months: 1, discountPercent: 0 },
  count: 1,
  tax: noTax,
};

test('charges the monthly price, and the same at renewal', () => {
  expect(computeTotal(plan)).toEqual({
    lines: [
      { kind: 'tariff', key: 'nvme-3', label: 'NVMe 3', count: 1, months: 1, unitCents: 1350, amountCents: 1350 },
    ],
    net: 1350,
    tax: 0,
    total: 1350,
    perMonth: 1350,
    listPerMonth: 1350,
    discounts: { rentPeriod: 0, promo: 0, promoMonths: 0 },
    renewal: { perMonth: 1350, net: 1350, total: 1350 },
    next: 1350,
  });
});

test('a year: the discount applies to plan and monthly extras, not to licence, setup and one-time services', () => {
  const total = computeTotal({
    ...plan,
    tariff: { ...plan.tariff, setupFee: 5 },
    extras: [
      { key: 'ipv4', price: 2.5, units: 2, once: false },
      { key: 'migration', price: 29, units: 1, once: true },
    ],
    licenses: [{ key: 'plesk', price: 15 }],
    period: { months: 12, discountPercent: 10 },
    count: 2,
    tax: { ratePercent: 19, reverseCharge: false },
  });
  const amounts = Object.fromEntries(total.lines.map((line) => [line.key, line.amountCents]));
  expect(amounts).toEqual({
    'nvme-3': 32_400,
    ipv4: 12_000,
    plesk: 36_000,
    rent_period: -4440,
    migration: 5800,
    setup: 1000,
    vat: 15_724,
  });
  expect(total.net).toBe(82_760);
  expect(total.total).toBe(98_484);
  expect(total.renewal.net).toBe(75_960);
  expect(total.next).toBe(total.renewal.total);
});

test('applies the promo code after the term discount, for its months only', () => {
  const promo = { percent: 5, months: 3 };
  const year = computeTotal({ ...plan, period: { months: 12, discountPercent: 10 }, promo });
  // 162.00 − 16.20 = 145.80 a year, 36.45 for three months, 5 % of it 1.82.
  expect(year.discounts).toEqual({ rentPeriod: 1620, promo: 182, promoMonths: 3 });
  expect(year.renewal.net).toBe(14_580);

  const month = computeTotal({ ...plan, promo });
  expect(month.total).toBe(1282);
  expect(month.next).toBe(1282);
  expect(month.renewal.total).toBe(1350);
  expect(computeTotal({ ...plan, promo: { percent: 5, months: 1 } }).next).toBe(1350);
});

test('surcharges of place and clock speed are added to the list price, each of it', () => {
  expect(computeTotal({ ...plan, surcharges: [15, 10] }).total).toBe(1350 + 203 + 135);
  expect(computeTotal({ ...plan, surcharges: [-100, -20] }).total).toBe(0);
});

test('a trial covers only the plan: extras and licences are charged by the day, one-off fees in full', () => {
  const withExtras: PricingInput = {
    ...plan,
    tariff: { ...plan.tariff, setupFee: 5 },
    extras: [
      { key: 'ipv4', price: 3, units: 2, once: false },
      { key: 'move', price: 20, units: 1, once: true },
    ],
    licenses: [{ key: 'plesk', price: 15 }],
    count: 2,
  };
  const free = computeTotal({ ...withExtras, trial: { price: 0, days: 7 } });
  // Each: two addresses at €0.70 and a licence at €3.50 for 7 of 30 days, and the move.
  expect(free.total).toBe(2 * (2 * 70 + 350 + 2000));
  expect(computeTotal({ ...plan, trial: { price: 0, days: 7 } }).total).toBe(0);
  expect(computeTotal({ ...plan, count: 2, trial: { price: 1.5, days: 4 } }).total).toBe(300);
  // The move isn't paid again, the setup is still to be paid.
  expect(free.next).toBe(computeTotal(withExtras).total - 4000);
});

test('charges the announced price of each term until the promo code ends', () => {
  const input: PricingInput = {
    ...plan,
    tariff: { ...plan.tariff, setupFee: 5 },
    period: { months: 6, discountPercent: 5 },
    promo: { percent: 10, months: 9 },
  };
  const { total, next, renewal } = computeTotal(input);
  const terms = [0, 1, 2, 3].map((term) => computeTerm(input, term).total);
  expect(terms).toEqual([total, next, renewal.total, renewal.total]);
  expect(next).toBeLessThan(renewal.total);
  const trial = { ...input, trial: { price: 0, days: 7 } };
  expect(computeTerm(trial, 0).total).toBe(computeTotal(trial).next);
});

test('shows reverse charge as a separate zero line', () => {
  const total = computeTotal({ ...plan, tax: { ratePercent: 21, reverseCharge: true } });
  expect(total.total).toBe(1350);
  expect(total.lines.at(-1)).toMatchObject({ kind: 'tax', key: 'reverse_charge', amountCents: 0 });
});

test('an upgrade costs the difference of the term by the day, with its discounts and without what was paid once', () => {
  const from: PricingInput = {
    ...plan,
    tariff: { ...plan.tariff, setupFee: 5 },
    extras: [{ key: 'move', price: 20, units: 1, once: true }],
    period: { months: 3, discountPercent: 10 },
    promo: { percent: 5, months: 3 },
    surcharges: [10],
  };
  const larger = { ...from.tariff, key: 'nvme-4', label: 'NVMe 4', price: 23.5 };
  const to = { ...from, tariff: larger, tax: { ratePercent: 21, reverseCharge: false } };
  // €10 more, and 10 % of it for the place, for three months: 33.00, less 10 %, less 5 % of that.
  expect(computeUpgrade(from, to, [{ term: 0, days: 90, of: 90 }]).net).toBe(2821);
  // Term 1 has no promo code any more; a third of it is left.
  expect(computeUpgrade(from, to, [{ term: 1, days: 30, of: 90 }])).toEqual({
    lines: [
      { kind: 'tariff', key: 'nvme-4', label: 'NVMe 4', count: 1, months: 0, unitCents: 990, amountCents: 990 },
      { kind: 'tax', key: 'vat', count: 1, months: 0, unitCents: 208, amountCents: 208 },
    ],
    net: 990,
    tax: 208,
    total: 1198,
  });
  expect(computeUpgrade(from, to, [{ term: 1, days: 0, of: 90 }]).total).toBe(0);
  // Paid ahead: a third of this term, which has the promo code, and the next one.
  const ahead = [
    { term: 1, days: 90, of: 90 },
    { term: 0, days: 30, of: 90 },
  ];
  expect(computeUpgrade(from, to, ahead).net).toBe(2970 + 940);
  for (const days of [-1, 91, NaN])
    expect(() => computeUpgrade(from, to, [{ term: 0, days, of: 90 }])).toThrow(RangeError);
  expect(() => computeUpgrade(to, from, [{ term: 0, days: 1, of: 90 }])).toThrow('Not a dearer plan');
});

test('an upgrade in the middle of a term and the rest of that term cost no more than the larger plan alone', () => {
  const dearer = fc.integer({ min: 1, max: 50_000 });
  fc.assert(
    fc.property(anyInput, dearer, fc.nat(89), fc.nat(3), (input, by, days, term) => {
      const from = { ...input, count: 1 };
      const to = { ...from, tariff: { ...from.tariff, price: (from.tariff.price * 100 + by * 100) / 100 } };
      const { net } = computeUpgrade(from, to, [{ term, days, of: 90 }]);
      expect(net).toBeGreaterThanOrEqual(0);
      expect(computeTerm(from, term).net + net).toBeLessThanOrEqual(computeTerm(to, term).net);
    }),
  );
});

test('what makes no sense is refused', () => {
  for (const bad of [
    { count: 0 },
    { count: 1.5 },
    { period: { months: 0, discountPercent: 0 } },
    { period: { months: 1, discountPercent: 101 } },
    { promo: { percent: -5, months: 3 } },
  ])
    expect(() => computeTotal({ ...plan, ...bad })).toThrow(RangeError);
});

const price = fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100);
const percent = fc.integer({ min: 0, max: 100 });
const anyInput = fc.record({
  tariff: fc.record({ key: fc.constant('plan'), price, setupFee: price }),
  surcharges: fc.array(fc.integer({ min: -20, max: 50 }), { maxLength: 2 }),
  extras: fc.array(fc.record({ key: fc.string(), price, units: fc.nat(9), once: fc.boolean() }), { maxLength: 4 }),
  licenses: fc.array(fc.record({ key: fc.string(), price }), { maxLength: 2 }),
  period: fc.record({ months: fc.constantFrom(1, 3, 6, 12, 24), discountPercent: percent }),
  promo: fc.option(fc.record({ percent, months: fc.nat(6) })),
  count: fc.integer({ min: 1, max: 20 }),
  trial: fc.option(fc.record({ price, days: fc.constantFrom(4, 7) }), { freq: 8 }),
  tax: fc.record({ ratePercent: fc.constantFrom(0, 19, 21, 25.5), reverseCharge: fc.boolean() }),
});

test('lines sum to the total, and nothing is ever negative', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const total = computeTotal(input);
      expect(total.lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(total.total);
      expect(total.net + total.tax).toBe(total.total);
      for (const line of total.lines) {
        expect(line.kind === 'discount').toBe(line.amountCents < 0);
        expect(line.amountCents).toBe(
          line.unitCents * line.count * (line.kind === 'discount' ? 1 : Math.max(1, line.months)),
        );
        expect(Number.isSafeInteger(line.amountCents)).toBe(true);
      }
      for (const amount of [total.net, total.perMonth, total.renewal.net, total.next, total.discounts.promo])
        expect(amount).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('one more item never costs less', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      expect(computeTotal({ ...input, count: input.count + 1 }).total).toBeGreaterThanOrEqual(
        computeTotal(input).total,
      );
    }),
  );
});

test('a renewal is never cheaper than the first period without one-off fees', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const tariff = { ...input.tariff, setupFee: 0 };
      const recurring = { ...input, trial: null, tariff, extras: (input.extras ?? []).filter((extra) => !extra.once) };
      const total = computeTotal(recurring);
      expect(total.renewal.total).toBeGreaterThanOrEqual(total.total);
      expect(total.renewal.perMonth).toBeGreaterThanOrEqual(total.perMonth);
      expect(total.renewal.total).toBeGreaterThanOrEqual(total.next);
    }),
  );
});

test('in another currency the lines still sum to the total, at one rate', () => {
  const rate = fc.integer({ min: 100_000, max: 120_000_000 }).map((units) => units / 1_000_000);
  fc.assert(
    fc.property(anyInput, rate, (input, by) => {
      const charged = chargeIn(computeTotal(input), 'RUR', by);
      expect(charged.lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(charged.total);
      expect(charged.net + charged.tax).toBe(charged.total);
    }),
  );
  const euros = computeTotal(plan);
  expect(chargeIn(euros, 'EUR', 1)).toEqual({ ...euros, currency: 'EUR', rate: '1' });
});
