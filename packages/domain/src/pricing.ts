import { percentOfCents, ratioOfCents, toCents, type Cents } from './money.ts';

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
  /** Price of one item for one month, and its set-up fee. */
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
  /** During a trial nothing but the price of the trial is charged: 0 for a free one. Per item, EUR net. */
  trial?: { price: number } | null;
  tax: { ratePercent: number; reverseCharge: boolean };
}

export interface PriceLine {
  kind: 'tariff' | 'extra' | 'license' | 'setup' | 'discount' | 'tax';
  /** Key of the part; `rent_period` and `promo` for discounts, `vat` and `reverse_charge` for tax. */
  key: string;
  label?: string;
  /** Units of all items. */
  count: number;
  /** 0: not by month. */
  months: number;
  /** Of one unit, for one month or once. */
  unitCents: Cents;
  /** Of all units and months; discounts are negative. */
  amountCents: Cents;
}

export interface PriceTotal {
  /** What is charged now; they sum to `total`. */
  lines: PriceLine[];
  /** Sum of all lines but tax. */
  net: Cents;
  tax: Cents;
  total: Cents;
  /** Net, of all items: what recurs, discounts taken off, divided by the months. */
  perMonth: Cents;
  /** List price of what recurs, per month, of all items, before any discount. */
  listPerMonth: Cents;
  discounts: { rentPeriod: Cents; promo: Cents; promoMonths: number };
  /** Once the promo, set-up and one-time services are over: per month (net), a whole period (with tax). */
  renewal: { perMonth: Cents; net: Cents; total: Cents };
  /** What the very next charge will be, tax included: the promo may still run, or the trial end. */
  next: Cents;
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

function line(
  kind: PriceLine['kind'],
  part: Omit<PricedPart, 'price'>,
  count: number,
  months: number,
  unitCents: Cents,
) {
  const amountCents = unitCents * count * Math.max(1, months);
  const label = part.label === undefined ? {} : { label: part.label };
  return { kind, key: part.key, ...label, count, months, unitCents, amountCents } satisfies PriceLine;
}

const sum = (lines: readonly PriceLine[]) => lines.reduce((total, { amountCents }) => total + amountCents, 0);

function discountLine(key: string, months: number, amount: Cents): PriceLine[] {
  if (amount === 0) return [];
  return [{ kind: 'discount', key, count: 1, months, unitCents: -amount, amountCents: -amount }];
}

/** Lines of one rent period. `promoMonths`: months of the promo that fall into it; `first`: with what is paid once. */
function periodLines(input: PricingInput, promoMonths: number, first: boolean): PriceLine[] {
  const { count, extras = [], licenses = [] } = input;
  const { months, discountPercent } = input.period;
  const tariff = line('tariff', input.tariff, count, months, tariffCents(input));
  const bought = extras.filter((extra) => extra.units > 0);
  const monthly = bought
    .filter((extra) => !extra.once)
    .map((extra) => line('extra', extra, extra.units * count, months, toCents(extra.price)));
  const paid = licenses.filter((license) => license.price > 0);
  const lines = [tariff, ...monthly, ...paid.map((part) => line('license', part, count, months, toCents(part.price)))];

  // Rounded for tariff and extras apart, so that the promo takes its share of a whole number of cents.
  const offTariff = percentOfCents(tariff.amountCents, discountPercent);
  const offExtras = percentOfCents(sum(monthly), discountPercent);
  const promoBase = ratioOfCents(tariff.amountCents - offTariff, promoMonths, months);
  const promo = percentOfCents(promoBase, input.promo?.percent ?? 0);
  lines.push(
    ...discountLine('rent_period', months, offTariff + offExtras),
    ...discountLine('promo', promoMonths, promo),
  );

  if (first) {
    for (const extra of bought)
      if (extra.once) lines.push(line('extra', extra, extra.units * count, 0, toCents(extra.price)));
    const setup = toCents(input.tariff.setupFee ?? 0);
    if (setup > 0) lines.push(line('setup', { key: 'setup' }, count, 0, setup));
  }
  return lines;
}

function taxLines(net: Cents, { ratePercent, reverseCharge }: PricingInput['tax']): PriceLine[] {
  if (!reverseCharge && ratePercent === 0) return [];
  const amount = reverseCharge ? 0 : percentOfCents(net, ratePercent);
  const key = reverseCharge ? 'reverse_charge' : 'vat';
  return [{ kind: 'tax', key, count: 1, months: 0, unitCents: amount, amountCents: amount }];
}

const isRecurring = ({ months }: PriceLine) => months > 0;

/**
 * The one place where a price is made: card, configurator, order, invoice and mail show what this returns. EUR cents.
 * Throws a RangeError when the months, the count or a percentage make no sense.
 */
export function computeTotal(input: PricingInput): PriceTotal {
  checked(input);
  const { months } = input.period;
  const promoTotal = input.promo?.percent ? input.promo.months : 0;
  const promoMonths = Math.min(promoTotal, months);

  const regular = periodLines(input, promoMonths, true);
  const renewal = periodLines(input, 0, false);
  const trial = input.trial && [line('tariff', input.tariff, input.count, 0, toCents(input.trial.price))];
  const charged = trial ?? regular;

  const net = sum(charged);
  const tax = taxLines(net, input.tax);
  const renewalNet = sum(renewal);
  const withTax = (amount: Cents) => amount + sum(taxLines(amount, input.tax));
  const second = periodLines(input, Math.min(promoTotal - promoMonths, months), false);
  const recurring = regular.filter(isRecurring);
  const off = (key: string) => 0 - sum(regular.filter((entry) => entry.kind === 'discount' && entry.key === key));

  return {
    lines: [...charged, ...tax],
    net,
    tax: sum(tax),
    total: net + sum(tax),
    perMonth: ratioOfCents(sum(recurring), 1, months),
    listPerMonth: ratioOfCents(sum(recurring.filter(({ kind }) => kind !== 'discount')), 1, months),
    discounts: { rentPeriod: off('rent_period'), promo: off('promo'), promoMonths },
    renewal: { perMonth: ratioOfCents(renewalNet, 1, months), net: renewalNet, total: withTax(renewalNet) },
    next: withTax(sum(trial ? regular : second)),
  };
}
