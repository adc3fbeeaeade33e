import type { CurrencyCode } from '@hoster/contract';
import fc from 'fast-check';
import { expect } from 'vitest';
import { chargeIn } from './charge.ts';
import type { ChargedCents } from './money.ts';
import type { Charge } from './option-price.ts';
import { computeTotal, type PricingInput } from './pricing.ts';

const rates: Record<CurrencyCode, number> = { EUR: 1, USD: 1.0825, GBP: 0.8437, UAH: 48.9123, RUR: 92.3456 };

/** Every currency, with a rate. */
export const anyCharge: fc.Arbitrary<Charge> = fc
  .constantFrom<CurrencyCode[]>('EUR', 'USD', 'GBP', 'UAH', 'RUR')
  .map((currency) => ({ currency, rate: rates[currency] }));

/** An option: the price beside it, and what the order is priced from without it and with it, without tax. */
export type LabelledOption = readonly [label: ChargedCents, without: PricingInput, withIt: PricingInput];

const totalsOf = ([, ...inputs]: LabelledOption, { currency, rate }: Charge) => {
  const [without, withIt] = inputs.map((input) => chargeIn(computeTotal(input), currency, rate));
  if (!without || !withIt) throw new Error('An option has two prices.');
  return { without, withIt };
};

/** Expects a price per month to be the difference of the totals, as they are shown and as they are charged. */
export function expectMonthlyDifference(option: LabelledOption, charge: Charge): void {
  const [label, , { period, tariff, extras = [] }] = option;
  const paidOnce = Number(tariff.setupFee ?? 0) > 0 || extras.some(({ once, units }) => once && units > 0);
  const { without, withIt } = totalsOf(option, charge);
  expect(label).toBe(withIt.perMonth - without.perMonth);
  const charged = withIt.net - without.net;
  // What is paid once is converted together with the month: half a cent on either side.
  if (period.months === 1) expect(Math.abs(charged - label)).toBeLessThanOrEqual(paidOnce ? 1 : 0);
  // A month's share of a longer period is rounded, at most half a euro cent on either side.
  else expect(Math.abs(charged - period.months * label)).toBeLessThanOrEqual(period.months * (Number(charge.rate) + 1));
}

/** Expects a price that is paid once to be the difference of what is charged, and to leave the months as they are. */
export function expectOneTimeDifference(option: LabelledOption, charge: Charge): void {
  const { without, withIt } = totalsOf(option, charge);
  expect(option[0]).toBe(withIt.net - without.net);
  expect(withIt.perMonth).toBe(without.perMonth);
}
