import { formText } from '../../router/form-text.ts';

/**
 * A new key for `Idempotency-Key`: 128 random bits. `crypto.randomUUID` is not used, since browsers have it on secure
 * origins only and a test shop on a local network is none.
 */
export const newRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The key that a form carries; a new one in place of what no page of ours writes, and no header may hold. */
export function sentRequestKey(form: FormData): string {
  const key = formText(form, 'key');
  return /^[\w-]{1,64}$/.test(key) ? key : newRequestKey();
}
