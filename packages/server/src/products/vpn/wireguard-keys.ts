import { generateKeyPairSync } from 'node:crypto';

/** WireGuard keys: 32 bytes each, base64. */
export interface KeyPair {
  readonly privateKey: string;
  readonly publicKey: string;
}

/** Generates a key pair for a device or a server (X25519). */
export function wireguardKeyPair(): KeyPair {
  const { d, x } = generateKeyPairSync('x25519').privateKey.export({ format: 'jwk' });
  if (d === undefined || x === undefined) throw new Error('The key has no raw form.');
  return { privateKey: inBase64(d), publicKey: inBase64(x) };
}

const inBase64 = (text: string): string => Buffer.from(text, 'base64url').toString('base64');
