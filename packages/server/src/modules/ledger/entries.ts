import { ratioOfCents } from '@hoster/domain';
import type { ledgerPostings } from './tables.ts';

/** One side of a transaction, before it's stored. */
export type Posting = Pick<
  typeof ledgerPostings.$inferInsert,
  'account' | 'accountId' | 'country' | 'provider' | 'amountCents'
>;

/** What was sold or paid back, tax included, in EUR cents. */
export interface Taxed {
  readonly grossCents: number;
  readonly taxCents: number;
  /** Whose tax it is. */
  readonly country: string | null;
}

/** What a customer has with us, in EUR cents, neither below zero. */
export interface Standing {
  readonly fundsCents: number;
  /** On the overdraft. */
  readonly owedCents: number;
}

const posting = (account: Posting['account'], amountCents: number, more: Partial<Posting> = {}): Posting[] =>
  amountCents === 0 ? [] : [{ account, amountCents, ...more }];

/** A sale: the customer has to pay, we have earned and owe the tax. */
export const sold = (accountId: number, { grossCents, taxCents, country }: Taxed): Posting[] => [
  ...posting('receivable', grossCents, { accountId }),
  ...posting('revenue', taxCents - grossCents),
  ...posting('vat', -taxCents, { country }),
];

/** A provider has taken money for what was sold. */
export const paidTo = (provider: string, accountId: number, cents: number): Posting[] => [
  ...posting('clearing', cents, { provider }),
  ...posting('receivable', -cents, { accountId }),
];

/** What was sold is paid with what we hold for the customer, then on the overdraft. */
export const paidFromBalance = (accountId: number, cents: number, standing: Standing): Posting[] => [
  ...offBalance(accountId, cents, standing),
  ...posting('receivable', -cents, { accountId }),
];

/** Money leaves a balance: first what we hold, then on the overdraft. Half of a transaction; the other says where to. */
export const offBalance = (accountId: number, cents: number, { fundsCents }: Standing): Posting[] => {
  const held = Math.min(cents, fundsCents);
  return [...posting('customer', held, { accountId }), ...posting('overdraft', cents - held, { accountId })];
};

/** Money comes on a balance: first it pays the overdraft back. Half of a transaction; the other half says from where. */
export const ontoBalance = (accountId: number, cents: number, { owedCents }: Standing): Posting[] => {
  const back = Math.min(cents, owedCents);
  return [...posting('overdraft', -back, { accountId }), ...posting('customer', back - cents, { accountId })];
};

/**
 * The other half of what a provider has taken for the balance: a top-up, or money in another amount than was asked for
 * or too late for its order.
 */
export const takenBy = (provider: string, cents: number): Posting[] => posting('clearing', cents, { provider });

/** A provider keeps a part of what it has taken, for its work, or, below zero, gives that part back. */
export const withheld = (provider: string, cents: number): Posting[] => [
  ...posting('fees', cents),
  ...posting('clearing', -cents, { provider }),
];

/** The other half of a refund: less was earned, and less tax is owed. */
export const unsold = ({ grossCents, taxCents, country }: Taxed): Posting[] => [
  ...posting('refunds', grossCents - taxCents),
  ...posting('vat', taxCents, { country }),
];

/** The other half of a refund to the method, or of money taken off the balance for that: the provider sends it back. */
export const sentBack = (provider: string, cents: number): Posting[] => posting('clearing', -cents, { provider });

/**
 * The customer's bank has taken money back: the customer has to pay again. Money that comes after all, or a dispute that
 * we win, is `paidTo`.
 */
export const chargedBack = (provider: string, accountId: number, cents: number): Posting[] => [
  ...posting('receivable', cents, { accountId }),
  ...posting('clearing', -cents, { provider }),
];

/** What was charged back needn't be paid any more, because what it was for is taken back as well. */
export const excused = (accountId: number, cents: number): Posting[] => posting('receivable', -cents, { accountId });

/** What was charged back won't be paid any more. */
export const writtenOff = (accountId: number, cents: number): Posting[] => [
  ...posting('chargebacks', cents),
  ...posting('receivable', -cents, { accountId }),
];

/** The other half of an opening balance or a correction. */
export const fromEquity = (cents: number): Posting[] => posting('equity', cents);

/** A provider took money for a payment that couldn't take it any more, and has sent it back. */
export const returned = (provider: string, accountId: number, cents: number): Posting[] => [
  ...paidTo(provider, accountId, cents),
  ...posting('receivable', cents, { accountId }),
  ...posting('clearing', -cents, { provider }),
];

/**
 * A part of something sold, with its share of the tax. The shares of all parts sum to the whole tax, however it's cut.
 * @param before the parts before this one together, in cents
 * @throws RangeError when the parts are more than was sold
 */
export const partOf = ({ grossCents, taxCents, country }: Taxed, cents: number, before: number): Taxed => {
  if (before + cents > grossCents) throw new RangeError(`${before} + ${cents} cents of ${grossCents} that were sold`);
  const taxOf = (gross: number) => (grossCents === 0 ? 0 : ratioOfCents(taxCents, gross, grossCents));
  return { grossCents: cents, taxCents: taxOf(before + cents) - taxOf(before), country };
};
