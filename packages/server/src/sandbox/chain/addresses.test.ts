import { createHash } from 'node:crypto';
import { bech32, createBase58check } from '@scure/base';
import { expect, test } from 'vitest';
import { ethereumAddress, segwitAddress, tronAddress } from './addresses.ts';

const base58check = createBase58check(
  (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest()),
);

test.each(['tb', 'tltc'] as const)('makes addresses of the test network %s', (prefix) => {
  const address = segwitAddress(prefix);
  const { prefix: read, words } = bech32.decode(address as `${string}1${string}`);
  expect(read).toBe(prefix);
  expect(words[0]).toBe(0);
  expect(bech32.fromWords(words.slice(1))).toHaveLength(20);
  expect(segwitAddress(prefix)).not.toBe(address);
});

test('makes addresses that wallets of the main Tron network refuse', () => {
  const bytes = base58check.decode(tronAddress());
  expect(bytes).toHaveLength(21);
  expect(bytes[0]).toBe(0xa0);
});

test('makes addresses of Ethereum', () => {
  expect(ethereumAddress()).toMatch(/^0x[0-9a-f]{40}$/);
});
