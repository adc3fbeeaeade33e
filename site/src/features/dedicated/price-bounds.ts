import type { Currency } from '@hoster/contract';
import type { DsFilter } from '@hoster/domain/lines/dedicated/filter';
import { plainPrice } from '@hoster/ui/format-price';
import { formTexts } from '../../app/router/form-text.ts';
import { filterIn } from './filter-address.ts';

/** Name of the parameter of an address: the currency of its `price_min` and `price_max`. Without it they are in EUR. */
export const PRICE_CURRENCY = 'price_currency';

type Rate = Pick<Currency, 'short' | 'multiplier'>;

/** Steps of a bound in EUR: 0.00001 EUR is less than 0.01 of any currency, which has 500 units per euro at most. */
const STEPS = 100_000;

/** A price in EUR as the list shows it in a currency. */
export const shownPrice = (eur: number, { multiplier }: Pick<Rate, 'multiplier'>): number =>
  Number(plainPrice({ decimal: eur }, multiplier));

/**
 * The lowest price in EUR that is shown as `amount` or more in a currency. With bounds made by it and `highestPrice`,
 * exactly those servers pass whose shown price lies between the shown bounds.
 */
export function lowestPrice(amount: number, currency: Rate): number {
  if (currency.multiplier === 1) return amount;
  let steps = Math.ceil(((amount - 0.005) / currency.multiplier) * STEPS);
  while (shownPrice((steps - 1) / STEPS, currency) >= amount) steps -= 1;
  while (shownPrice(steps / STEPS, currency) < amount) steps += 1;
  return Math.max(0, steps / STEPS);
}

/** The highest price in EUR that is shown as `amount` or less in a currency. */
export function highestPrice(amount: number, currency: Rate): number {
  if (currency.multiplier === 1) return amount;
  let steps = Math.floor(((amount + 0.005) / currency.multiplier) * STEPS);
  while (shownPrice((steps + 1) / STEPS, currency) <= amount) steps += 1;
  while (shownPrice(steps / STEPS, currency) > amount) steps -= 1;
  return Math.max(0, steps / STEPS);
}

/**
 * The query of an address with its bounds of the price in EUR, as all addresses but those of forms without script have
 * them. Bounds in an unknown currency are left out.
 */
export function inEuros(query: URLSearchParams, currencies: readonly Rate[]): URLSearchParams {
  const result = new URLSearchParams(query);
  const currency = currencies.find(({ short }) => short === query.get(PRICE_CURRENCY));
  result.delete(PRICE_CURRENCY);
  for (const [name, convert] of [
    ['price_min', lowestPrice],
    ['price_max', highestPrice],
  ] as const) {
    const amount = amountIn(query.get(name) ?? '');
    if (currency && amount !== null) result.set(name, String(convert(amount, currency)));
    else result.delete(name);
  }
  return result;
}

/** The filters of the filter form, whose bounds of the price are in the visitor's currency. */
export function filterInForm(form: FormData, currency: Rate): DsFilter {
  return filterIn(inEuros(new URLSearchParams(formTexts(form)), [currency]));
}

/** An amount as a form sends it; Russian ones have a comma. */
function amountIn(text: string): number | null {
  const plain = text.replace(',', '.');
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}
