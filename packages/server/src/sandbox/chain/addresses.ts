import { createHash, randomBytes } from 'node:crypto';
import { bech32, createBase58check } from '@scure/base';

const HASH_BYTES = 20;
/** Prefix of addresses on Tron's first test network. Wallets of the main network refuse it. */
const TRON_TEST_PREFIX = 0xa0;

const base58check = createBase58check(
  (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest()),
);

/**
 * Returns an address that pays to a witness public key hash (BIP 173).
 * @param prefix of a test network: `tb` of Bitcoin, `tltc` of Litecoin. Wallets of the main network refuse it
 */
export const segwitAddress = (prefix: 'tb' | 'tltc'): string =>
  bech32.encode(prefix, [0, ...bech32.toWords(randomBytes(HASH_BYTES))]);

/** Returns an address of Tron's test network. */
export const tronAddress = (): string =>
  base58check.encode(Uint8Array.from([TRON_TEST_PREFIX, ...randomBytes(HASH_BYTES)]));

/**
 * Returns an address in Ethereum's format. Its test networks share it: the network is named beside it and in its URI.
 */
export const ethereumAddress = (): string => `0x${randomBytes(HASH_BYTES).toString('hex')}`;

/** Returns a transaction id. */
export const transactionHash = (): string => randomBytes(32).toString('hex');
