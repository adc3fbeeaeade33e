import { expect, test } from 'vitest';
import { COIN_FIELD, coinIn, coinText } from './coin.ts';

const form = (value?: string) => {
  const data = new FormData();
  if (value !== undefined) data.set(COIN_FIELD, value);
  return data;
};

test('round-trips a coin and ignores invalid ones', () => {
  const coin = { ticker: 'USDT', network: 'tron' };
  expect(coinIn(form(coinText(coin)))).toEqual(coin);
  for (const value of [undefined, '', 'BTC', '/', 'BTC/', '/bitcoin']) expect(coinIn(form(value))).toBeUndefined();
  expect(coinIn(form(`${'x'.repeat(99)}/${'y'.repeat(99)}`))?.ticker).toHaveLength(16);
});
