import type { Currency } from '@hoster/contract';
import type { DsFilter } from '@hoster/domain/lines/dedicated/filter';
import { plainPrice } from '@hoster/ui/format-price';
import { formTexts } from '../../app/router/form-text.ts';
import { filterIn } from './filter-address.ts';
import { fromUnit } from './filter-words.ts';

/** Name of the parameter of an address: the currency of its `price_min` and `price_max`. Without it they are in EUR. */
export const PRICE_CURRENCY = 'price_currency';

/** Name of the parameter with which the filter form sends bounds of the storage in TB. Without it they are in GB. */
export const STORAGE_IN_TB = 'storage_in_tb';

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
 * The query of the filter form as an address has it: with bounds of the price in EUR, and of the storage in GB. Bounds in
 * an unknown currency are left out. The form sends numbers as the language writes them.
 */
export function formQuery(query: URLSearchParams, currencies: readonly Rate[]): URLSearchParams {
  const result = new URLSearchParams(query);
  if (query.has(STORAGE_IN_TB)) {
    result.delete(STORAGE_IN_TB);
    for (const [name, bound] of query) if (/_(?:min|max)$/.test(name)) result.set(name, bound.replace(',', '.'));
    for (const name of ['storage_min', 'storage_max']) {
      const amount = amountIn(query.get(name) ?? '', 3);
      if (amount === null) result.delete(name);
      else result.set(name, String(fromUnit('storage', amount)));
    }
  }
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

/** The filters of the filter form. */
export function filterInForm(form: FormData, currency: Rate): DsFilter {
  return filterIn(formQuery(new URLSearchParams(formTexts(form)), [currency]));
}

/** An amount as a form sends it; Russian ones have a comma. */
function amountIn(text: string, decimals = 2): number | null {
  const plain = text.replace(',', '.');
  const found = /^\d{1,9}(?:\.(\d+))?$/.exec(plain);
  return found && (found[1] ?? '').length <= decimals ? Number(plain) : null;
}
