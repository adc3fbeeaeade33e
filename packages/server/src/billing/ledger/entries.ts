import { ratioOfCents } from '@hoster/domain';
import type { ledgerPostings } from './tables.ts';

/** One side of a transaction, before it's stored. */
export type Posting = Pick<
  typeof ledgerPostings.$inferInsert,
  'account' | 'accountId' | 'country' | 'provider' | 'amountCents'
>;

/** A sale or refund, tax included, in EUR cents. */
export interface Taxed {
  readonly grossCents: number;
  readonly taxCents: number;
  /** Country that the tax is owed to. */
  readonly country: string | null;
}

/** A customer's funds and debt in EUR cents, neither below zero. */
export interface Standing {
  readonly fundsCents: number;
  /** Owed on the overdraft. */
  readonly owedCents: number;
}

const posting = (account: Posting['account'], amountCents: number, more: Partial<Posting> = {}): Posting[] =>
  amountCents === 0 ? [] : [{ account, amountCents, ...more }];

/** A sale: the customer owes the price, of which we earn the net amount and owe the tax. */
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

/** A sale is paid with the customer's funds, then on the overdraft. */
export const paidFromBalance = (accountId: number, cents: number, standing: Standing): Posting[] => [
  ...offBalance(accountId, cents, standing),
  ...posting('receivable', -cents, { accountId }),
];

/** Debits a balance: first its funds, then the overdraft. Half of a transaction; the other half is the destination. */
export const offBalance = (accountId: number, cents: number, { fundsCents }: Standing): Posting[] => {
  const held = Math.min(cents, fundsCents);
  return [...posting('customer', held, { accountId }), ...posting('overdraft', cents - held, { accountId })];
};

/** Credits a balance: the overdraft is repaid first. Half of a transaction; the other half is the source. */
export const ontoBalance = (accountId: number, cents: number, { owedCents }: Standing): Posting[] => {
  const back = Math.min(cents, owedCents);
  return [...posting('overdraft', -back, { accountId }), ...posting('customer', back - cents, { accountId })];
};

/**
 * The other half of a credit of money that a provider has taken: a top-up, or money that is not the requested amount or
 * too late for its order.
 */
export const receivedBy = (provider: string, cents: number): Posting[] => posting('clearing', cents, { provider });

/** A provider keeps a fee from what it has taken, or, below zero, returns that fee. */
export const withheld = (provider: string, cents: number): Posting[] => [
  ...posting('fees', cents),
  ...posting('clearing', -cents, { provider }),
];

/** The other half of a refund: less was earned, and less tax is owed. */
export const unsold = ({ grossCents, taxCents, country }: Taxed): Posting[] => [
  ...posting('refunds', grossCents - taxCents),
  ...posting('vat', taxCents, { country }),
];

/**
 * The other half of a refund to the method, or of money debited from the balance for that: the provider sends it back.
 */
export const sentBack = (provider: string, cents: number): Posting[] => posting('clearing', -cents, { provider });

/**
 * The customer's bank has taken money back: the customer has to pay again. Money that still arrives, or a dispute that
 * we win, is `paidTo`.
 */
export const chargedBack = (provider: string, accountId: number, cents: number): Posting[] => [
  ...posting('receivable', cents, { accountId }),
  ...posting('clearing', -cents, { provider }),
];

/** What was charged back is no longer owed, because its sale is reversed as well. */
export const excused = (accountId: number, cents: number): Posting[] => posting('receivable', -cents, { accountId });

/** What was charged back is written off. */
export const writtenOff = (accountId: number, cents: number): Posting[] => [
  ...posting('chargebacks', cents),
  ...posting('receivable', -cents, { accountId }),
];

/** The other half of cashback that a partner gets onto the balance. */
export const commission = (cents: number): Posting[] => posting('commissions', cents);

/** The other half of an opening balance or a correction. */
export const fromEquity = (cents: number): Posting[] => posting('equity', cents);

/** A provider took money for a payment that could no longer accept it, and has sent it back. */
export const returned = (provider: string, accountId: number, cents: number): Posting[] => [
  ...paidTo(provider, accountId, cents),
  ...posting('receivable', cents, { accountId }),
  ...posting('clearing', -cents, { provider }),
];

/**
 * A part of something sold, with its share of the tax. The shares of all parts add up to the whole tax, however it's
 * split.
 * @param before total of the parts before this one, in cents
 * @throws RangeError when the parts exceed the sale
 */
export const partOf = ({ grossCents, taxCents, country }: Taxed, cents: number, before: number): Taxed => {
  if (before + cents > grossCents) throw new RangeError(`${before} + ${cents} cents of ${grossCents} that were sold`);
  const taxOf = (gross: number) => (grossCents === 0 ? 0 : ratioOfCents(taxCents, gross, grossCents));
  return { grossCents: cents, taxCents: taxOf(before + cents) - taxOf(before), country };
};
