import type { CurrencyCode } from '@hoster/contract';
import { centsIn, multiplyCents, type ChargedCents, type Decimal } from './money.ts';
import { computeTotal, monthlyPrice, type PricingInput } from './pricing.ts';

/** The currency that is charged, and what one euro is worth in it. */
export interface Charge {
  currency: CurrencyCode;
  rate: Decimal;
}

/**
 * What an option adds to an order per month, net, for all items: the difference of the monthly totals with it and
 * without it, each converted as the total itself is. The same for every product line.
 */
export function optionPrice(without: PricingInput, withIt: PricingInput, { currency, rate }: Charge): ChargedCents {
  return centsIn(currency, multiplyCents(monthlyPrice(withIt), rate) - multiplyCents(monthlyPrice(without), rate));
}

/** What an option adds to an order once, net, for all items. */
export function oneTimePrice(without: PricingInput, withIt: PricingInput, { currency, rate }: Charge): ChargedCents {
  const net = (input: PricingInput) => multiplyCents(computeTotal({ ...input, trial: null }).net, rate);
  return centsIn(currency, net(withIt) - net(without));
}

/** Prices the options of an order: what it adds to have one change of the choice instead of another. */
export interface OptionPricer<Choice> {
  /** Per month. */
  monthly: (without: Partial<Choice>, withIt: Partial<Choice>) => ChargedCents;
  /** Paid once. */
  oneTime: (without: Partial<Choice>, withIt: Partial<Choice>) => ChargedCents;
}

/** The one way that the options of a product line get their prices: from its own pricing, given everything else chosen. */
export function optionPricer<Choice extends object>(
  pricing: (choice: Choice) => PricingInput,
  choice: Choice,
  charge: Charge,
): OptionPricer<Choice> {
  const priced = (change: Partial<Choice>) => pricing({ ...choice, ...change });
  return {
    monthly: (without, withIt) => optionPrice(priced(without), priced(withIt), charge),
    oneTime: (without, withIt) => oneTimePrice(priced(without), priced(withIt), charge),
  };
}
