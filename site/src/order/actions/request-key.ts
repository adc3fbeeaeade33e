import { formText } from '../../app/router/form-text.ts';

/**
 * A new key for `Idempotency-Key`: 128 random bits. `crypto.randomUUID` is not used, because browsers have it only on
 * secure origins, which a test site on a local network isn't.
 */
export const newRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Name of the hidden field with the key. */
export const REQUEST_KEY_FIELD = 'requestKey';

/** The key from a form; a new one replaces values that our pages don't write and headers don't allow. */
export function sentRequestKey(form: FormData): string {
  const key = formText(form, REQUEST_KEY_FIELD);
  return /^[\w-]{1,64}$/.test(key) ? key : newRequestKey();
}
