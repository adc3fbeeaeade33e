import type { CryptoAsset } from '@hoster/contract';

/** Name of the form field for a coin. */
export const COIN_FIELD = 'coin';

const TICKER_MAX = 16;
const NETWORK_MAX = 32;

/** A coin on its network as the value of a field: `BTC/bitcoin`. */
export const coinText = ({ ticker, network }: CryptoAsset): string => `${ticker}/${network}`;

/** The coin that a form names; undefined when it names none. */
export function coinIn(form: FormData): CryptoAsset | undefined {
  const value = form.get(COIN_FIELD);
  const [ticker = '', network = ''] = typeof value === 'string' ? value.split('/') : [];
  return ticker && network
    ? { ticker: ticker.slice(0, TICKER_MAX), network: network.slice(0, NETWORK_MAX) }
    : undefined;
}
