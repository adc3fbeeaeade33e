import type { OrderContext, OrderTax } from '@hoster/contract';
import { euroCents, percentOfCents, ratioOfCents, toCents, type Cents, type EuroCents } from './money.ts';

/** A part of the price. `price` is of the wire: EUR, net, major units, per month unless `once`. */
export interface PricedPart {
  key: string;
  label?: string;
  price: number;
}

export interface PricedExtra extends PricedPart {
  /** Units that cost something, for one item; those included are already taken off. */
  units: number;
  once: boolean;
}

export interface PricingInput {
  /** Monthly price of one item and its setup fee. */
  tariff: PricedPart & { setupFee?: number };
  /** Surcharges on the tariff in percent, of its list price each: location, clock speed. */
  surcharges?: readonly number[];
  extras?: readonly PricedExtra[];
  /** Monthly licences: never discounted. */
  licenses?: readonly PricedPart[];
  /** Rent period; its discount holds for the tariff and monthly extras, never for licences and one-time fees. */
  period: { months: number; discountPercent: number };
  /** On what is left of the tariff after the period's discount, for the first so many months. */
  promo?: { percent: number; months: number } | null;
  count: number;
  /**
   * A trial covers the tariff: `price` (0 for a free one, per item, EUR net) takes its place for so many days. Extras and
   * licences aren't part of it: monthly ones are charged by the day, those paid once in full.
   */
  trial?: { price: number; days: number } | null;
  /** `label`: name of the tax; null: VAT. */
  tax: { ratePercent: number; reverseCharge: boolean; label?: string | null };
}

/** What a price has of a tax. */
export const pricedTax = ({ label, rate_percent: ratePercent, reverse_charge: reverseCharge }: OrderTax) => ({
  ratePercent,
  reverseCharge,
  ...(label !== null && label !== 'VAT' && { label }),
});

/** What a price has of the buyer, from an order context: the discount of a valid promo code, and the tax. */
export const buyerPricing = ({
  promo,
  tax,
}: Pick<OrderContext, 'promo' | 'tax'>): Required<Pick<PricingInput, 'promo' | 'tax'>> => ({
  promo: promo?.valid ? { percent: promo.discount_percent, months: promo.months } : null,
  tax: pricedTax(tax),
});

/** `Amount`: cents in euros, or in the currency that is charged. */
export interface PriceLine<Amount extends Cents = EuroCents> {
  kind: 'tariff' | 'extra' | 'license' | 'setup' | 'discount' | 'tax';
  /** Key of the part; `rent_period` and `promo` for discounts, `vat` and `reverse_charge` for tax. */
  key: string;
  label?: string;
  /** Units of all items. */
  count: number;
  /** 0: not by month. */
  months: number;
  /** Of one unit, for one month or once. */
  unitCents: Amount;
  /** Of all units and months; discounts are negative. */
  amountCents: Amount;
}

export interface PriceTotal<Amount extends Cents = EuroCents> {
  /** What is charged now; they sum to `total`. */
  lines: PriceLine<Amount>[];
  /** Sum of all lines but tax. */
  net: Amount;
  tax: Amount;
  total: Amount;
  /** Net, of all items: what recurs, discounts taken off, divided by the months. */
  perMonth: Amount;
  /** List price of what recurs, per month, of all items, before any discount. */
  listPerMonth: Amount;
  discounts: { rentPeriod: Amount; promo: Amount; promoMonths: number };
  /** Price after promo, setup and one-time services: per month (net) and per term (with tax). */
  renewal: { perMonth: Amount; net: Amount; total: Amount };
  /** What the very next charge will be, tax included: the promo may still run, or the trial end. */
  next: Amount;
}

function checked(input: PricingInput): void {
  const { months, discountPercent } = input.period;
  if (!Number.isInteger(months) || months < 1) throw new RangeError(`Not a rent period: ${months}`);
  if (!Number.isInteger(input.count) || input.count < 1) throw new RangeError(`Not a number of items: ${input.count}`);
  for (const percent of [discountPercent, input.promo?.percent ?? 0])
    if (!(percent >= 0 && percent <= 100)) throw new RangeError(`Not a discount: ${percent} %`);
}

/** Price of one item for one month before discounts: the tariff with its surcharges, never below 0. */
function tariffCents({ tariff, surcharges = [] }: PricingInput): Cents {
  const list = toCents(tariff.price);
  return Math.max(
    0,
    surcharges.reduce((sum, percent) => sum + percentOfCents(list, percent), list),
  );
}

/** A line of so many units for so many months. */
export function priceLine(
  kind: PriceLine['kind'],
  part: Omit<PricedPart, 'price'>,
  count: number,
  months: number,
  unitCents: Cents,
) {
  const amountCents = unitCents * count * Math.max(1, months);
  const label = part.label === undefined ? {} : { label: part.label };
  const amounts = { unitCents: euroCents(unitCents), amountCents: euroCents(amountCents) };
  return { kind, key: part.key, ...label, count, months, ...amounts } satisfies PriceLine;
}

/** Sum of lines. */
export const sumOfLines = (lines: readonly PriceLine[]): EuroCents =>
  euroCents(lines.reduce((total, { amountCents }) => total + amountCents, 0));

const share = (amount: EuroCents, numerator: number, denominator: number): EuroCents =>
  euroCents(ratioOfCents(amount, numerator, denominator));

/** A discount; none for zero cents. */
export function discountLine(key: string, months: number, amount: Cents): PriceLine[] {
  if (amount === 0) return [];
  const off = euroCents(-amount);
  return [{ kind: 'discount', key, count: 1, months, unitCents: off, amountCents: off }];
}

/** Lines of one rent period. `promoMonths`: months of the promo that fall into it; `once`: what of it is paid once. */
function periodLines(input: PricingInput, promoMonths: number, once: readonly PriceLine[] = []): PriceLine[] {
  const { count, extras = [], licenses = [] } = input;
  const { months, discountPercent } = input.period;
  const tariff = priceLine('tariff', input.tariff, count, months, tariffCents(input));
  const bought = extras.filter((extra) => extra.units > 0);
  const monthly = bought
    .filter((extra) => !extra.once)
    .map((extra) => priceLine('extra', extra, extra.units * count, months, toCents(extra.price)));
  const paid = licenses.filter((license) => license.price > 0);
  const lines = [
    tariff,
    ...monthly,
    ...paid.map((part) => priceLine('license', part, count, months, toCents(part.price))),
  ];

  // Rounded for tariff and extras apart, so that the promo takes its share of a whole number of cents.
  const offTariff = percentOfCents(tariff.amountCents, discountPercent);
  const offExtras = percentOfCents(sumOfLines(monthly), discountPercent);
  const promoBase = ratioOfCents(tariff.amountCents - offTariff, promoMonths, months);
  const promo = percentOfCents(promoBase, input.promo?.percent ?? 0);
  lines.push(
    ...discountLine('rent_period', months, offTariff + offExtras),
    ...discountLine('promo', promoMonths, promo),
  );
  return [...lines, ...once];
}

const onceExtras = ({ count, extras = [] }: PricingInput): PriceLine[] =>
  extras
    .filter((extra) => extra.once && extra.units > 0)
    .map((extra) => priceLine('extra', extra, extra.units * count, 0, toCents(extra.price)));

function setupLines({ count, tariff }: PricingInput): PriceLine[] {
  const setup = toCents(tariff.setupFee ?? 0);
  return setup > 0 ? [priceLine('setup', { key: 'setup' }, count, 0, setup)] : [];
}

/** Days of the month that a part of it is charged by. */
const MONTH_DAYS = 30;

function trialLines(input: PricingInput, { price, days }: NonNullable<PricingInput['trial']>): PriceLine[] {
  const { count, extras = [], licenses = [] } = input;
  const byDay = (monthly: number) => ratioOfCents(toCents(monthly), days, MONTH_DAYS);
  return [
    priceLine('tariff', input.tariff, count, 0, toCents(price)),
    ...extras
      .filter((extra) => !extra.once && extra.units > 0)
      .map((extra) => priceLine('extra', extra, extra.units * count, 0, byDay(extra.price))),
    ...licenses
      .filter((license) => license.price > 0)
      .map((license) => priceLine('license', license, count, 0, byDay(license.price))),
    ...onceExtras(input),
  ];
}

/** Lines of a rent period: 0 is the first one, of the order or after its trial, which charges extras paid once itself. */
function termLines(input: PricingInput, term: number): PriceLine[] {
  const { months } = input.period;
  const promoMonths = Math.min(Math.max(0, promoTotalOf(input) - term * months), months);
  const once = term > 0 ? [] : [...(input.trial ? [] : onceExtras(input)), ...setupLines(input)];
  return periodLines(input, promoMonths, once);
}

/** The line of the tax on a net amount. */
export function taxLines(net: Cents, { label, ratePercent, reverseCharge }: PricingInput['tax']): PriceLine[] {
  if (!reverseCharge && ratePercent === 0) return [];
  const amount = euroCents(reverseCharge ? 0 : percentOfCents(net, ratePercent));
  const key = reverseCharge ? 'reverse_charge' : 'vat';
  const named = label && !reverseCharge ? { label } : {};
  return [{ kind: 'tax', key, ...named, count: 1, months: 0, unitCents: amount, amountCents: amount }];
}

const isRecurring = ({ months }: PriceLine) => months > 0;

const promoTotalOf = ({ promo }: PricingInput) => (promo?.percent ? promo.months : 0);

/**
 * What recurs, per month and net: the `perMonth` of `computeTotal`, without the rest. For prices of options, of which a
 * page has many.
 */
export function monthlyPrice(input: PricingInput): EuroCents {
  checked(input);
  const { months } = input.period;
  return share(sumOfLines(periodLines(input, Math.min(promoTotalOf(input), months))), 1, months);
}

/** What a rent period costs. EUR cents. */
export type TermTotal = Pick<PriceTotal, 'lines' | 'net' | 'tax' | 'total'>;

function totalOf(charged: readonly PriceLine[], input: PricingInput): TermTotal {
  const net = sumOfLines(charged);
  const tax = taxLines(net, input.tax);
  return { lines: [...charged, ...tax], net, tax: sumOfLines(tax), total: euroCents(net + sumOfLines(tax)) };
}

/**
 * What one rent period of a service costs, as `computeTotal` announced it: the promo code ends with its last month, and
 * what is paid once is paid in period 0.
 * @param term 0 for the period of the order, or the first one after its trial
 * @throws RangeError when the months, the count or a percentage make no sense
 */
export function computeTerm(input: PricingInput, term: number): TermTotal {
  checked(input);
  return totalOf(termLines(input, term), input);
}

/**
 * The one place where a price is made: card, configurator, order, invoice and mail show what this returns. EUR cents.
 * Throws a RangeError when the months, the count or a percentage make no sense.
 */
export function computeTotal(input: PricingInput): PriceTotal {
  checked(input);
  const { months } = input.period;
  const promoMonths = Math.min(promoTotalOf(input), months);

  const regular = termLines(input, 0);
  const renewal = totalOf(periodLines(input, 0), input);
  const recurring = regular.filter(isRecurring);
  const off = (key: string) =>
    euroCents(0 - sumOfLines(regular.filter((entry) => entry.kind === 'discount' && entry.key === key)));

  return {
    ...totalOf(input.trial ? trialLines(input, input.trial) : regular, input),
    perMonth: share(sumOfLines(recurring), 1, months),
    listPerMonth: share(sumOfLines(recurring.filter(({ kind }) => kind !== 'discount')), 1, months),
    discounts: { rentPeriod: off('rent_period'), promo: off('promo'), promoMonths },
    renewal: { perMonth: share(renewal.net, 1, months), net: renewal.net, total: renewal.total },
    next: totalOf(termLines(input, input.trial ? 0 : 1), input).total,
  };
}

/** What is left of a term that is paid, in days. `term` as in `computeTerm`. */
export interface RestOfTerm {
  readonly term: number;
  readonly days: number;
  /** Days of the whole term. */
  readonly of: number;
  /** What it was paid at, where that isn't the price of the plan that the service has. */
  readonly paidAt?: Omit<PricingInput, 'tax'> | undefined;
}

/**
 * What it costs to move a service to a larger plan for what is left of the terms that are paid: the difference between
 * both prices of each term, by the day. What a term has paid once isn't paid again.
 * @throws RangeError when the days make no sense, or the other plan is cheaper
 */
export function computeUpgrade(
  from: Omit<PricingInput, 'tax'>,
  to: PricingInput,
  rests: readonly RestOfTerm[],
): TermTotal {
  const net = rests.reduce((sum, { term, days, of, paidAt = from }) => {
    if (!(days >= 0 && days <= of) || of < 1) throw new RangeError(`Not a part of a term: ${days} of ${of} days`);
    const [old, larger] = [computeTerm({ ...paidAt, tax: to.tax }, term).net, computeTerm(to, term).net];
    if (larger < old) throw new RangeError(`Not a dearer plan: ${larger} instead of ${old}`);
    return sum + ratioOfCents(larger - old, days, of);
  }, 0);
  return totalOf([priceLine('tariff', to.tariff, 1, 0, net)], to);
}
