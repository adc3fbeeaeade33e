import { expect, test } from 'vitest';
import { readBtcpay } from './config.ts';

const good = {
  BTCPAY_URL: 'https://btcpay.example/',
  BTCPAY_STORE_ID: 'store',
  BTCPAY_API_KEY: 'key-1',
  BTCPAY_WEBHOOK_SECRET: 'secret',
};

test('is off without an address, and reads all of it with one', () => {
  expect(readBtcpay({})).toBeNull();
  expect(readBtcpay(good)).toEqual({
    url: 'https://btcpay.example',
    storeId: 'store',
    apiKey: 'key-1',
    webhookSecret: 'secret',
    coins: [{ ticker: 'BTC', network: 'bitcoin', networkLabel: 'Bitcoin' }],
  });
  const { coins } = readBtcpay({ ...good, BTCPAY_COINS: 'ltc, BTC' }) ?? {};
  expect(coins?.map(({ ticker }) => ticker)).toEqual(['LTC', 'BTC']);
});

test.each([
  { BTCPAY_URL: 'btcpay.example' },
  { BTCPAY_URL: 'ftp://btcpay.example' },
  { BTCPAY_URL: 'https://user:hidden@btcpay.example' },
  { BTCPAY_STORE_ID: '' },
  { BTCPAY_STORE_ID: '../admin' },
  { BTCPAY_API_KEY: '' },
  { BTCPAY_API_KEY: 'hidden key\n' },
  { BTCPAY_WEBHOOK_SECRET: '' },
  { BTCPAY_COINS: 'BTC,hidden' },
])('names what is wrong with %o, without telling the value', (bad) => {
  const [name = ''] = Object.keys(bad);
  expect(() => readBtcpay({ ...good, ...bad })).toThrow(name);
  expect(() => readBtcpay({ ...good, ...bad })).not.toThrow('hidden');
});
