import type { CryptoAsset } from '@hoster/contract';
import { coinText, coinUnits, type CoinUnits } from '@hoster/domain/crypto/amount';
import { ethereumAddress, segwitAddress, tronAddress } from './addresses.ts';

/** A coin on a network of the embedded chain. */
export interface Asset {
  readonly ticker: string;
  readonly network: string;
  readonly networkLabel: string;
  readonly decimals: number;
  /** Confirmations after which coins count. */
  readonly need: number;
  /** Seconds between blocks; far fewer than on a real chain. */
  readonly blockSeconds: number;
  /** EUR per coin, around which its rate moves. */
  readonly rate: string;
  address(): string;
  /** Payment URI in the QR code; the address alone where there is no standard. */
  uri(address: string, units: CoinUnits): string;
}

/** Sepolia, a test network of Ethereum (EIP-155). */
const SEPOLIA = 11_155_111;
/** The contract of USDT on the embedded chain. Its key doesn't exist. */
const USDT_CONTRACT = '0x000000000000000000000000000000000000c0de';

const ethereum = { network: 'ethereum', networkLabel: 'Ethereum (Sepolia testnet)', need: 3, blockSeconds: 15 };
const usdt = { ticker: 'USDT', decimals: 6, rate: '0.92' };

/** Assets of the embedded chain, in the order in which they are offered. */
export const assets: readonly Asset[] = [
  {
    ticker: 'BTC',
    network: 'bitcoin',
    networkLabel: 'Bitcoin (testnet)',
    decimals: 8,
    need: 2,
    blockSeconds: 60,
    rate: '58000',
    address: () => segwitAddress('tb'),
    // BIP 21.
    uri: (address, units) => `bitcoin:${address}?amount=${coinText(units, 8)}`,
  },
  {
    ...ethereum,
    ticker: 'ETH',
    decimals: 18,
    rate: '2600',
    address: ethereumAddress,
    // EIP-681.
    uri: (address, units) => `ethereum:${address}@${SEPOLIA}?value=${units}`,
  },
  {
    ...usdt,
    network: 'tron',
    networkLabel: 'Tron (testnet)',
    need: 3,
    blockSeconds: 15,
    address: tronAddress,
    uri: (address) => address,
  },
  {
    ...usdt,
    ...ethereum,
    address: ethereumAddress,
    uri: (address, units) => `ethereum:${USDT_CONTRACT}@${SEPOLIA}/transfer?address=${address}&uint256=${units}`,
  },
  {
    ticker: 'LTC',
    network: 'litecoin',
    networkLabel: 'Litecoin (testnet)',
    decimals: 8,
    need: 3,
    blockSeconds: 30,
    rate: '70',
    address: () => segwitAddress('tltc'),
    uri: (address, units) => `litecoin:${address}?amount=${coinText(units, 8)}`,
  },
];

/** Returns the asset that an order names. */
export const assetOf = ({ ticker, network }: CryptoAsset): Asset | undefined =>
  assets.find((asset) => asset.ticker === ticker && asset.network === network);

/** How long a rate is valid for a payment without any transaction. */
export const RATE_MINUTES = 15;
const RATE_DECIMALS = 8;
const STEPS = 8;

/** EUR per coin at a time: moves by up to 0.8 % around its base, the same for every caller. */
export function rateAt(asset: Asset, now: Date): string {
  const slot = Math.floor(now.getTime() / (RATE_MINUTES * 60_000));
  const permille = BigInt((slot % (2 * STEPS + 1)) - STEPS);
  const base = coinUnits(asset.rate, RATE_DECIMALS);
  return coinText((base * (1000n + permille)) / 1000n, RATE_DECIMALS);
}
