import type { Coin } from '../payments/provider.ts';

/** Coins that BTCPay Server takes on their own chains, by the names of its settings. */
export const btcpayCoins: readonly Coin[] = [
  { ticker: 'BTC', network: 'bitcoin', networkLabel: 'Bitcoin' },
  { ticker: 'LTC', network: 'litecoin', networkLabel: 'Litecoin' },
  { ticker: 'DOGE', network: 'dogecoin', networkLabel: 'Dogecoin' },
  { ticker: 'DASH', network: 'dash', networkLabel: 'Dash' },
  { ticker: 'XMR', network: 'monero', networkLabel: 'Monero' },
];
