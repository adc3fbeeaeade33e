import type { ExtraService } from '@hoster/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargeIn } from '../../money/charge.ts';
import type { ChargedCents } from '../../money/money.ts';
import {
  anyCharge,
  expectMonthlyDifference,
  expectOneTimeDifference,
  type LabelledOption,
} from '../../money/option-price.fixture.ts';
import type { Charge } from '../../money/option-price.ts';
import { computeTotal, monthlyPrice } from '../../money/pricing.ts';
import { fixtureChoice, fixtureData } from './catalogue.fixture.ts';
import type { VpsChoice } from './choice.ts';
import { clampConfiguration } from './limits.ts';
import { vpsOptionPrices } from './option-prices.ts';
import { vpsPricing, type VpsPriceData } from './pricing.ts';

/** Without tax and setup fees, so that the net total equals the recurring price. */
const untaxed: VpsPriceData = {
  ...fixtureData,
  tariffs: fixtureData.tariffs.map((plan) => ({ ...plan, setup_fee: 0 })),
  base_administration: { default: true, price: 3.9 },
  tax: { ...fixtureData.tax, rate_percent: 0 },
};
const custom = (cpu: number, ram: number, disk: number) => ({
  ...fixtureChoice,
  tariff: null,
  configuration: { cpu_count: cpu, ram_size: ram, disk_size: disk },
});

const sizes = fc
  .record({ cpu_count: fc.integer({ min: 1, max: 16 }), ram_size: fc.nat(32), disk_size: fc.nat(640) })
  .map((wanted) => clampConfiguration(wanted));
const anyChoice: fc.Arbitrary<VpsChoice> = fc
  .record({
    size: fc.oneof(
      sizes.map((configuration) => ({ tariff: null, configuration })),
      fc.constantFrom(1, 2, 3).map((tariff) => ({ tariff, configuration: null })),
    ),
    location: fc.constantFrom(1, 2, 3),
    os: fc.constantFrom(1, 2, 3),
    control_panel: fc.constantFrom(null, 1, 2),
    frequency: fc.constantFrom(null, '2.4', '2.9', '3.4'),
    rent_period: fc.constantFrom(1, 3, 6, 12, 24),
    count: fc.integer({ min: 1, max: 5 }),
    base_administration: fc.boolean(),
    extra_services: fc.record({
      monthly: fc.array(fc.record({ id: fc.constant(10), count: fc.nat(8) }), { maxLength: 1 }),
      one_time: fc.array(fc.record({ id: fc.constant(20), count: fc.nat(8) }), { maxLength: 1 }),
    }),
  })
  .map(({ size, ...rest }) => ({ ...fixtureChoice, ...rest, ...size }));

/** Every option of the catalogue: its label, the order without it and with it. */
function optionsOf(data: VpsPriceData, choice: VpsChoice, charge: Charge) {
  const prices = vpsOptionPrices(data, choice, charge);
  const bare = { os: null, disk_image: null };
  const option = (label: ChargedCents, without: Partial<VpsChoice>, withIt: Partial<VpsChoice>): LabelledOption => [
    label,
    vpsPricing(data, { ...choice, ...without }),
    vpsPricing(data, { ...choice, ...withIt }),
  ];
  const unit = (kind: 'monthly' | 'one_time', { id, included }: ExtraService, more: number) => ({
    extra_services: {
      ...choice.extra_services,
      [kind]: [...choice.extra_services[kind].filter((one) => one.id !== id), { id, count: included + more }],
    },
  });
  const { monthly, one_time } = data.extra_services;
  return {
    monthly: [
      ...data.locations.map(({ id }) => option(prices.location(id), { location: 0 }, { location: id })),
      ...data.frequencies.map(({ value }) =>
        option(prices.frequency(value), { frequency: null }, { frequency: value }),
      ),
      ...data.os.map(({ id }) => option(prices.os(id), bare, { ...bare, os: id })),
      ...data.disk_images.map(({ id }) => option(prices.diskImage(id), bare, { ...bare, disk_image: id })),
      ...data.control_panels.map(({ id }) =>
        option(prices.controlPanel(id), { control_panel: null }, { control_panel: id }),
      ),
      option(prices.administration(), { base_administration: false }, { base_administration: true }),
      ...monthly.map((extra) => option(prices.monthly(extra), unit('monthly', extra, 0), unit('monthly', extra, 1))),
    ],
    oneTime: one_time.map((extra) =>
      option(prices.oneTime(extra), unit('one_time', extra, 0), unit('one_time', extra, 1)),
    ),
  };
}

test('the price beside every option is the difference of the totals, in every configuration and currency', () => {
  fc.assert(
    fc.property(anyChoice, anyCharge, fc.constantFrom(0, 5), (choice, charge, setupFee) => {
      const data = { ...untaxed, tariffs: untaxed.tariffs.map((plan) => ({ ...plan, setup_fee: setupFee })) };
      const { monthly, oneTime } = optionsOf(data, choice, charge);
      for (const option of monthly) expectMonthlyDifference(option, charge);
      for (const option of oneTime) expectOneTimeDifference(option, charge);
    }),
    { numRuns: 60 },
  );
});

test('computes surcharges from the chosen sizes, not from the plan’s minimum', () => {
  const prices = vpsOptionPrices(untaxed, custom(4, 8, 160), { currency: 'EUR', rate: 1 });
  // 15 % of 3.00 + 3 × 2.00 + 7 × 1.20 + 14 × 0.45; of the smallest sizes it would be 0.45.
  expect(prices.location(3)).toBe(356);
});

test('a size step costs the increase of the total', () => {
  fc.assert(
    fc.property(sizes, anyCharge, fc.constantFrom('cpu_count', 'ram_size', 'disk_size'), (from, charge, name) => {
      const choice: VpsChoice = { ...fixtureChoice, tariff: null, configuration: from, location: 3 };
      const included = { cpu_count: 1, ram_size: 1, disk_size: 20 }[name];
      const step = name === 'disk_size' ? 10 : 1;
      const at = (value: number) => ({ ...choice, configuration: { ...from, [name]: value } });
      const total = (value: number) =>
        chargeIn(computeTotal(vpsPricing(untaxed, at(value))), charge.currency, charge.rate).perMonth;
      const now = Math.max(from[name], included);
      expect(vpsOptionPrices(untaxed, choice, charge).step(name)).toBe(total(now + step) - total(now));
    }),
  );
});

test('one more unit of a service costs the increase of the total, whatever is included', () => {
  const [ip] = untaxed.extra_services.monthly;
  const [migration] = untaxed.extra_services.one_time;
  if (!ip || !migration) throw new Error('The fixture has lost its services.');
  const prices = vpsOptionPrices(
    untaxed,
    { ...fixtureChoice, rent_period: 12, count: 2 },
    { currency: 'EUR', rate: 1 },
  );
  // 2.50 less 10 %, for two servers.
  expect(prices.monthly(ip)).toBe(450);
  expect(prices.oneTime(migration)).toBe(5800);
});

test('the monthly price is that of the total', () => {
  const promo = {
    code: 'FIVE',
    valid: true,
    discount_percent: 5,
    months: 3,
    applies_to: 'tariff' as const,
    message: null,
  };
  fc.assert(
    fc.property(anyChoice, (choice) => {
      const data = { ...untaxed, promo };
      const input = vpsPricing(data, choice);
      expect(monthlyPrice(input)).toBe(computeTotal(input).perMonth);
    }),
  );
});
