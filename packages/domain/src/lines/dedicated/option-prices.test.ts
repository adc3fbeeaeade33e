import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargeIn } from '../../money/charge.ts';
import { anyCharge, expectMonthlyDifference, type LabelledOption } from '../../money/option-price.fixture.ts';
import type { Charge } from '../../money/option-price.ts';
import { computeTotal } from '../../money/pricing.ts';
import { standardConfiguration, type DsChoice, type DsData } from './choice.ts';
import { choice, data as taxed, offer } from './dedicated.fixture.ts';
import { dsOptionPrices } from './option-prices.ts';
import { diskPrice, dsPricing } from './pricing.ts';

const promo = {
  code: 'TEN',
  valid: true,
  discount_percent: 10,
  months: 3,
  applies_to: 'tariff' as const,
  message: null,
};
const untaxed: DsData = { ...taxed, tax: { ...taxed.tax, rate_percent: 0 } };
const standard = standardConfiguration(offer);
const disks = fc.record({ nvme: fc.nat(6), ssd: fc.nat(8), hdd: fc.nat(2) }).map(({ nvme, ssd, hdd }) =>
  [
    { option: 1, count: nvme },
    { option: 2, count: ssd },
    { option: 3, count: hdd },
  ].filter(({ count }) => count > 0),
);
const anyChoice: fc.Arbitrary<DsChoice> = fc
  .record({
    configuration: fc.record({
      cpu_count: fc.constantFrom(...offer.cpu.options.map(({ count }) => count)),
      memory: fc.constantFrom(...offer.memory.options.map(({ id }) => id)),
      disks,
      raid_controller: fc.constantFrom(...offer.raid_controllers.map(({ id }) => id)),
      port: fc.constantFrom(...offer.ports.map(({ id }) => id)),
      ips: fc.subarray(offer.ips.map(({ id }) => id)),
      extra_traffic: fc.constantFrom(null, ...offer.extra_traffic.map(({ id }) => id)),
    }),
    os: fc.constantFrom(1, 2),
    control_panel: fc.constantFrom(null, 1),
    rent_period: fc.constantFrom(1, 12),
    count: fc.integer({ min: 1, max: 5 }),
  })
  .map((chosen) => ({ ...choice, ...chosen, configuration: { ...standard, ...chosen.configuration } }));

/** Every option of the offer but drives: its label, the order without it and with it. */
function optionsOf(data: DsData, chosen: DsChoice, charge: Charge): LabelledOption[] {
  const prices = dsOptionPrices(data, chosen, charge);
  const { configuration } = chosen;
  if (!configuration) throw new Error('The fixture can be configured.');
  const priced = (change: Partial<DsChoice>) => dsPricing(data, { ...chosen, ...change });
  const built = (change: Partial<typeof configuration>) => priced({ configuration: { ...configuration, ...change } });
  const others = (id: number) => configuration.ips.filter((one) => one !== id);
  return [
    ...data.os.map(({ id }) => [prices.os(id), priced({ os: 0 }), priced({ os: id })] as const),
    ...data.control_panels.map(
      ({ id }) => [prices.controlPanel(id), priced({ control_panel: null }), priced({ control_panel: id })] as const,
    ),
    ...offer.cpu.options.map(
      ({ count }) => [prices.cpu(count), built({ cpu_count: 0 }), built({ cpu_count: count })] as const,
    ),
    ...offer.memory.options.map(({ id }) => [prices.memory(id), built({ memory: 0 }), built({ memory: id })] as const),
    ...offer.raid_controllers.map(
      ({ id }) =>
        [prices.raidController(id), built({ raid_controller: null }), built({ raid_controller: id })] as const,
    ),
    ...offer.ports.map(({ id }) => [prices.port(id), built({ port: 0 }), built({ port: id })] as const),
    ...offer.ips.map(
      ({ id }) => [prices.ip(id), built({ ips: others(id) }), built({ ips: [...others(id), id] })] as const,
    ),
    ...offer.extra_traffic.map(
      ({ id }) => [prices.extraTraffic(id), built({ extra_traffic: null }), built({ extra_traffic: id })] as const,
    ),
  ];
}

test('the price beside every option is the difference of the totals, in every configuration and currency', () => {
  fc.assert(
    fc.property(anyChoice, anyCharge, fc.boolean(), (chosen, charge, hasPromo) => {
      const data = { ...untaxed, promo: hasPromo ? promo : null };
      for (const option of optionsOf(data, chosen, charge)) expectMonthlyDifference(option, charge);
    }),
    { numRuns: 60 },
  );
});

test('an extra drive costs the increase of the total, once the plan’s drives are used up', () => {
  fc.assert(
    fc.property(anyChoice, anyCharge, fc.constantFrom(1, 2, 3), (chosen, charge, id) => {
      const prices = dsOptionPrices(untaxed, chosen, charge);
      const { configuration } = chosen;
      if (!configuration) throw new Error('The fixture can be configured.');
      const credited = diskPrice(offer, configuration.disks) === 0;
      const before = credited ? offer.disks.default : configuration.disks;
      const at = (drives: typeof before) =>
        chargeIn(
          computeTotal(dsPricing(untaxed, { ...chosen, configuration: { ...configuration, disks: drives } })),
          charge.currency,
          charge.rate,
        ).perMonth;
      expect(prices.disk(id)).toBe(at([...before, { option: id, count: 1 }]) - at(before));
    }),
    { numRuns: 60 },
  );
});

test('prices follow the term and the number of servers; licences have no discount', () => {
  const yearly = { ...choice, configuration: standard, rent_period: 12, count: 2 };
  const prices = dsOptionPrices(untaxed, yearly, { currency: 'EUR', rate: 1 });
  // 70.00 less 10 %, for two servers; 23.00 for two.
  expect(prices.memory(2)).toBe(12_600);
  expect(prices.controlPanel(1)).toBe(4600);
});
