/**
 * A new key for `Idempotency-Key`: 128 random bits. `crypto.randomUUID` is not used, since browsers have it on secure
 * origins only and a test shop on a local network is none.
 */
export const newRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
