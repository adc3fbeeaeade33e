import { randomText } from '../../secrets.ts';

// Crockford's alphabet, as of ULIDs: nothing in it can be misread.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new public name for a payment: 26 characters, 130 random bits. */
export const newPaymentRef = (): string => `pay_${randomText(26, alphabet)}`;

/** Where the buyer sees how the payment went. */
export const successUrl = (ref: string): string => `/my/payment/?payment_object_ref=${ref}`;
