import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterInForm, highestPrice, formQuery, lowestPrice, shownPrice } from './price-bounds.ts';

const usd = { short: 'USD', multiplier: 1.0845 } as const;
const rur = { short: 'RUR', multiplier: 95.4 } as const;

const cents = integer({ min: 1, max: 200_000 });
/** Units of a currency per 1 EUR, in millionths. */
const rates = integer({ min: 500_000, max: 500_000_000 });

describe('bounds of the price in another currency', () => {
  it('let exactly those servers pass whose shown price lies between them', () => {
    assert(
      property(cents, cents, rates, (price, bound, millionths) => {
        const currency = { short: 'USD', multiplier: millionths / 1_000_000 } as const;
        const eur = price / 100;
        const amount = bound / 100;
        expect(eur >= lowestPrice(amount, currency)).toBe(shownPrice(eur, currency) >= amount);
        expect(eur <= highestPrice(amount, currency)).toBe(shownPrice(eur, currency) <= amount);
      }),
    );
  });

  it('are shown as they were entered', () => {
    assert(
      property(integer({ min: 100, max: 20_000_000 }), rates, (bound, millionths) => {
        const currency = { short: 'USD', multiplier: millionths / 1_000_000 } as const;
        const amount = bound / 100;
        expect(shownPrice(lowestPrice(amount, currency), currency)).toBe(amount);
        expect(shownPrice(highestPrice(amount, currency), currency)).toBe(amount);
      }),
    );
  });

  it('stay as they are in euros', () => {
    expect(lowestPrice(119, { short: 'EUR', multiplier: 1 })).toBe(119);
  });
});

describe('bounds of the storage', () => {
  const convert = (query: string) => String(formQuery(new URLSearchParams(query), []));

  it('are sent in TB by the form, and are in GB in addresses', () => {
    expect(convert('storage_min=0.96&storage_max=41,92&storage_in_tb=1')).toBe('storage_min=960&storage_max=41920');
    expect(convert('frequency_min=2,1&storage_in_tb=1'), 'other bounds in Russian').toBe('frequency_min=2.1');
    expect(convert('storage_min=960')).toBe('storage_min=960');
    expect(convert('storage_min=a&storage_max=&storage_in_tb=1')).toBe('');
  });
});

describe('an address with bounds in another currency', () => {
  const convert = (query: string) => String(formQuery(new URLSearchParams(query), [usd, rur]));

  it('means the same in euros', () => {
    const query = new URLSearchParams(convert('cpu_vendor=AMD&price_min=129.06&price_max=300&price_currency=USD'));
    expect(query.get('cpu_vendor')).toBe('AMD');
    expect(query.has('price_currency')).toBe(false);
    expect(shownPrice(Number(query.get('price_min')), usd)).toBe(129.06);
    expect(shownPrice(Number(query.get('price_max')), usd)).toBe(300);
  });

  it('may have decimal commas', () => {
    const min = new URLSearchParams(convert('price_min=9540,5&price_currency=RUR')).get('price_min');
    expect(shownPrice(Number(min), rur)).toBe(9540.5);
  });

  it('loses bounds in a currency that doesn’t exist, and those that are no number', () => {
    expect(convert('price_min=100&price_max=200&price_currency=XXX&sort=ascend')).toBe('sort=ascend');
    expect(convert('price_min=abc&price_currency=USD')).toBe('');
  });
});

it('reads what is typed into the filter form before it is hydrated in the currency that it names', () => {
  const form = new FormData();
  form.append('cpu_vendor', 'AMD');
  form.append('price_min', '91,64');
  form.append('price_max', '');
  form.append('price_currency', 'USD');
  const dollars = { short: 'USD', multiplier: 1.16 } as const;
  const { vendors, price } = filterInForm(form, dollars);
  expect(vendors).toEqual(['AMD']);
  expect(price.max).toBeNull();
  expect(shownPrice(price.min ?? 0, dollars)).toBe(91.64);
  form.set('price_currency', 'EUR');
  expect(filterInForm(form, { short: 'EUR', multiplier: 1 }).price.min).toBe(91.64);
});
