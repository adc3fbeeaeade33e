import { expect, test } from 'vitest';
import { textInCurrency } from './text-in-currency.ts';

const rubles = { short: 'RUR', sign: '₽', multiplier: 100, decimals: 0 };
const dollars = { short: 'USD', sign: '$', multiplier: 1.1, decimals: 2 };
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

test.each([
  ['VPS from €4.90: 7 plans', 'ru', 'VPS from 490 ₽: 7 plans'],
  ['VPS от 4,90\u00A0€: 7 тарифов', 'ru', 'VPS от 490 ₽: 7 тарифов'],
  ['Серверы от 1\u00A0299\u00A0€', 'ru', 'Серверы от 129 900 ₽'],
  ['Лицензия: 8–18\u00A0€', 'ru', 'Лицензия: 800–1 800 ₽'],
  ['4 vCPU, 8 GB', 'ru', '4 vCPU, 8 GB'],
])('shows the prices of “%s” in rubles', (text, locale, shown) => {
  expect(plain(textInCurrency(text, rubles, locale))).toBe(shown);
});

test.each([
  ['Servers from €1,299.50', 'Servers from $1,429.45'],
  ['Licences: €8–18', 'Licences: $8.80–$19.80'],
  ['Licences: €8–€18', 'Licences: $8.80–$19.80'],
])('shows the prices of “%s” in dollars', (text, shown) => {
  expect(textInCurrency(text, dollars, 'en')).toBe(shown);
});

test('leaves euros as the backend writes them', () => {
  expect(textInCurrency('VPS from €4.90', { short: 'EUR', sign: '€', multiplier: 1 }, 'en')).toBe('VPS from €4.90');
});
