import type { CurrencyCode } from '@hoster/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargeIn } from './charge.ts';
import { computeTotal, monthlyPrice } from './pricing.ts';
import { fixtureChoice, fixtureData } from './vps-catalogue.fixture.ts';
import type { VpsChoice } from './vps-choice.ts';
import { clampConfiguration } from './vps-limits.ts';
import { vpsOptionPrices } from './vps-option-prices.ts';
import { vpsPricing, type VpsPriceData } from './vps-pricing.ts';

const rates: Record<CurrencyCode, number> = { EUR: 1, USD: 1.0825, GBP: 0.8437, UAH: 48.9123, RUR: 92.3456 };
/** Without tax and setup fees, so that the net total equals the recurring price. */
const untaxed: VpsPriceData = {
  ...fixtureData,
  tariffs: fixtureData.tariffs.map((plan) => ({ ...plan, setup_fee: 0 })),
  base_administration: { price: 3.9 },
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
  })
  .map(({ size, ...rest }) => ({ ...fixtureChoice, ...rest, ...size }));
const anyCurrency = fc.constantFrom<CurrencyCode[]>('EUR', 'USD', 'GBP', 'UAH', 'RUR');

/** Every option of the catalogue: its label, the choice without it and with it. */
function optionsOf(choice: VpsChoice, currency: CurrencyCode) {
  const prices = vpsOptionPrices(untaxed, choice, { currency, rate: rates[currency] });
  const bare = { os: null, disk_image: null };
  return [
    ...untaxed.locations.map(({ id }) => [prices.location(id), { location: 0 }, { location: id }] as const),
    ...untaxed.frequencies.map(
      ({ value }) => [prices.frequency(value), { frequency: null }, { frequency: value }] as const,
    ),
    ...untaxed.os.map(({ id }) => [prices.os(id), bare, { ...bare, os: id }] as const),
    ...untaxed.disk_images.map(({ id }) => [prices.diskImage(id), bare, { ...bare, disk_image: id }] as const),
    ...untaxed.control_panels.map(
      ({ id }) => [prices.controlPanel(id), { control_panel: null }, { control_panel: id }] as const,
    ),
    [prices.administration(), { base_administration: false }, { base_administration: true }] as const,
  ];
}

test('the price beside every option is the difference of the totals, in every configuration and currency', () => {
  fc.assert(
    fc.property(anyChoice, anyCurrency, (choice, currency) => {
      const total = (change: Partial<VpsChoice>) =>
        chargeIn(computeTotal(vpsPricing(untaxed, { ...choice, ...change })), currency, rates[currency]);
      for (const [label, without, withIt] of optionsOf(choice, currency)) {
        expect(label).toBe(total(withIt).perMonth - total(without).perMonth);
        const { rent_period: months } = choice;
        const charged = total(withIt).net - total(without).net;
        // A month's share of a longer period is rounded, at most half a euro cent on either side.
        if (months === 1) expect(charged).toBe(label);
        else expect(Math.abs(charged - months * label)).toBeLessThanOrEqual(months * (rates[currency] + 1));
      }
    }),
    { numRuns: 60 },
  );
});

test('a surcharge counts what was chosen, not the smallest sizes of the plan', () => {
  const prices = vpsOptionPrices(untaxed, custom(4, 8, 160), { currency: 'EUR', rate: 1 });
  // 15 % of 3.00 + 3 × 2.00 + 7 × 1.20 + 14 × 0.45; of the smallest sizes it would be 0.45.
  expect(prices.location(3)).toBe(356);
});

test('a step of a size costs what the total grows by', () => {
  fc.assert(
    fc.property(sizes, anyCurrency, fc.constantFrom('cpu_count', 'ram_size', 'disk_size'), (from, currency, name) => {
      const choice: VpsChoice = { ...fixtureChoice, tariff: null, configuration: from, location: 3 };
      const charge = { currency, rate: rates[currency] };
      const included = { cpu_count: 1, ram_size: 1, disk_size: 20 }[name];
      const step = name === 'disk_size' ? 10 : 1;
      const at = (value: number) => ({ ...choice, configuration: { ...from, [name]: value } });
      const total = (value: number) =>
        chargeIn(computeTotal(vpsPricing(untaxed, at(value))), currency, charge.rate).perMonth;
      const now = Math.max(from[name], included);
      expect(vpsOptionPrices(untaxed, choice, charge).step(name)).toBe(total(now + step) - total(now));
    }),
  );
});

test('one more unit of a service costs what the total grows by, whatever is included', () => {
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
