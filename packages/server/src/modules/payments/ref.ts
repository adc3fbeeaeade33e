import { randomText } from '../../secrets.ts';

// Crockford's alphabet, as of ULIDs: nothing in it can be misread.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new public name for a payment: 26 characters, 130 random bits. */
export const newPaymentRef = (): string => `pay_${randomText(26, alphabet)}`;

/** Where the buyer sees how the payment went. */
export const successUrl = (ref: string): string => `/my/payment/?payment_object_ref=${ref}`;

/** Path and query of an address of our own: the pretend providers send visitors back under the host that they came by. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://shop.invalid');
  return pathname + search;
}
