import { expect, test } from 'vitest';
import { inCurrency } from './in-currency.ts';

const html = '<p>From <data data-eur value="4.9">€4.90</data> or <data data-eur value="29">€29</data>, not 29.</p>';

test.each([
  [{ short: 'EUR', multiplier: 1 }, 'en', '€4.90', '€29'],
  [{ short: 'USD', multiplier: 1.16 }, 'en', '$5.68', '$33.64'],
  [{ short: 'RUR', multiplier: 94 }, 'ru', '460,60\u00A0₽', '2\u00A0726\u00A0₽'],
])('shows the marked prices in $short', (currency, locale, first, second) => {
  const text = inCurrency(html, currency, locale).replaceAll(/<[^>]*>/g, '');
  expect(text).toBe(`From ${first} or ${second}, not 29.`);
});

test.each([
  [{ short: 'EUR', multiplier: 1 }, 'ru', '8–18\u00A0€'],
  [{ short: 'RUR', multiplier: 94 }, 'ru', '752–1\u00A0692\u00A0₽'],
  [{ short: 'EUR', multiplier: 1 }, 'en', '€8–€18'],
])('a range in $short in %s has a sign after its second price only', (currency, locale, shown) => {
  const range = '<data data-eur value="8">8</data>–<data data-eur value="18">18</data>';
  expect(inCurrency(range, currency, locale).replaceAll(/<[^>]*>/g, '')).toBe(shown);
});

test('a sign from the list of currencies cannot become an element', () => {
  expect(inCurrency(html, { short: 'XXX', sign: '<b>', multiplier: 1 }, 'en')).not.toContain('<b>');
});
