import type { TokenizedCard } from '../../billing/index.ts';

/** Path of the page on which the customer pays. */
export const bankPagePath = (id: string): string => `/bank/pay/${id}/`;

/** The bank's id of the decision on a payment: one per payment, so that repeated calls are equal. */
export const eventIdOf = (id: string): string => `ev_${id.slice('bp_'.length)}`;

/** The bank's id of a dispute. */
export const disputeIdOf = (id: string): string => `dp_${id.slice('bp_'.length)}`;

const TOKEN_START = 'tok_';
const CARD_YEARS = 3;

/** Whether the bank may have issued this token. */
export const isToken = (token: string): boolean => token.startsWith(TOKEN_START);

/** Card that the demo bank stores for a customer who has paid with one. */
export const tokenizedCardOf = (id: string, method: string, now: Date): TokenizedCard => ({
  token: TOKEN_START + id.slice('bp_'.length),
  brand: method === 'mir' ? 'Mir' : 'Visa',
  last4: method === 'mir' ? '2202' : '4242',
  expMonth: 12,
  expYear: now.getUTCFullYear() + CARD_YEARS,
});
