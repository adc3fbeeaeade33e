import { expect, test } from 'vitest';
import { spokenAmount } from './spoken-amount.ts';

test('writes amounts as the site does, with a minus before what is given back', () => {
  expect(spokenAmount(1250, 'EUR', 'en')).toBe('€12.50');
  expect(spokenAmount(125_000, 'RUR', 'ru')).toBe('1\u00a0250,00\u00a0₽');
  expect(spokenAmount(-576, 'EUR', 'ru')).toBe('−5,76\u00a0€');
  expect(spokenAmount(-576, 'USD', 'en')).toBe('−$5.76');
});
