import { z } from 'zod';
import { StartError } from '../../../platform/index.ts';
import type { Coin } from '../provider.ts';

/** Coins that BTCPay Server takes on their own chains, named as in its settings. */
export const btcpayCoins: readonly Coin[] = [
  { ticker: 'BTC', network: 'bitcoin', networkLabel: 'Bitcoin' },
  { ticker: 'LTC', network: 'litecoin', networkLabel: 'Litecoin' },
  { ticker: 'DOGE', network: 'dogecoin', networkLabel: 'Dogecoin' },
  { ticker: 'DASH', network: 'dash', networkLabel: 'Dash' },
  { ticker: 'XMR', network: 'monero', networkLabel: 'Monero' },
];

/** Connection to a BTCPay Server. */
export interface BtcpaySettings {
  /** Base URL without a trailing slash. */
  readonly url: string;
  readonly storeId: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Coins that its store takes. */
  readonly coins: readonly Coin[];
}

/**
 * Reads BTCPay Server from the environment: `BTCPAY_URL`, `BTCPAY_STORE_ID`, `BTCPAY_API_KEY`,
 * `BTCPAY_WEBHOOK_SECRET` and `BTCPAY_COINS`. Null: none.
 * @throws StartError that names the bad variable, never with its value
 */
export function readBtcpay(env: Readonly<Record<string, string | undefined>>): BtcpaySettings | null {
  const url = env['BTCPAY_URL'];
  if (!url) return null;
  const parsed = z.url({ protocol: /^https?$/ }).safeParse(url);
  const { username, password, search, hash } = parsed.success ? new URL(url) : new URL('http://bad@bad');
  if (username || password || search || hash) {
    throw new StartError('BTCPAY_URL must be an address such as "https://btcpay.example", without a user or query.');
  }
  const storeId = needed(env, 'BTCPAY_STORE_ID');
  if (!/^\w{1,100}$/.test(storeId)) throw new StartError('BTCPAY_STORE_ID must have letters and digits only.');
  const apiKey = needed(env, 'BTCPAY_API_KEY');
  if (!/^[\w-]{1,200}$/.test(apiKey)) throw new StartError('BTCPAY_API_KEY must be a Greenfield API key.');
  const webhookSecret = needed(env, 'BTCPAY_WEBHOOK_SECRET');
  return { url: url.replace(/\/$/, ''), storeId, apiKey, webhookSecret, coins: coinsOf(env['BTCPAY_COINS'] || 'BTC') };
}

function coinsOf(list: string): Coin[] {
  return list.split(',').map((name) => {
    const coin = btcpayCoins.find(({ ticker }) => ticker === name.trim().toUpperCase());
    if (coin) return coin;
    const known = btcpayCoins.map(({ ticker }) => ticker).join(', ');
    throw new StartError(`BTCPAY_COINS must be a list of ${known}, such as "BTC,LTC".`);
  });
}

function needed(env: Readonly<Record<string, string | undefined>>, name: string): string {
  const value = env[name];
  if (!value) throw new StartError(`${name} is missing although BTCPAY_URL is set.`);
  return value;
}

declare module '../../../platform/settings.ts' {
  interface Settings {
    readonly btcpay: BtcpaySettings | null;
  }
}
