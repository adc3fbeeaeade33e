import { and, eq, isNull, sql } from 'drizzle-orm';
import type { BankCallback, CurrencyCode } from '@hoster/contract';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import type { Language } from '../../http/language.ts';
import { jobsOf } from '../../jobs/of-context.ts';
import { randomText } from '../../secrets.ts';
import { bankPayments } from './tables.ts';

/** What a shop tells the bank about a payment it wants. */
export interface BankRequest {
  /** The shop's name of the payment. */
  readonly merchantRef: string;
  /** `card`, `paypal`, `sbp`, `mir`: which of the bank's pages the customer sees. */
  readonly method: string;
  /** Hundredths of `currency`. */
  readonly amountCents: number;
  readonly currency: CurrencyCode;
  readonly language: Language;
  /** Shown to the customer: what is paid for. */
  readonly description: string;
  /** Where the customer is sent afterwards. */
  readonly returnUrl: string;
  /** The customer lets us keep the card: an approval then carries a token for it. */
  readonly keepCard?: boolean;
}

/** Opens a payment at the pretend bank. @returns the bank's id of it */
export async function openBankPayment(tx: Db, request: BankRequest): Promise<string> {
  const id = `bp_${randomText(24)}`;
  await tx.insert(bankPayments).values({ id, ...request });
  return id;
}

/**
 * Charges a card that the bank keeps, without its owner. The bank answers as for any payment: by its call.
 * @returns the bank's id of the payment
 */
export async function chargeKeptCard(context: Context, tx: Db, token: string, request: BankRequest): Promise<string> {
  const id = await openBankPayment(tx, request);
  // A token that the bank never gave out is a card that it does not know.
  const outcome = token.startsWith(TOKEN_START) ? 'approved' : 'declined';
  await tx
    .update(bankPayments)
    .set({ outcome, eventId: eventIdOf(id), decidedAt: context.clock.now() })
    .where(eq(bankPayments.id, id));
  const jobs = await jobsOf(context);
  await jobs.enqueue(tx, 'bank.notify', { bankPaymentId: id }, { key: id });
  return id;
}

/** The bank's name for the decision on a payment: one a payment, so that repeats of its call are equal. */
export const eventIdOf = (id: string): string => `ev_${id.slice('bp_'.length)}`;

const TOKEN_START = 'tok_';

/** Card that the demo bank stores for a customer. */
export const keptCardOf = (id: string, now: Date): NonNullable<BankCallback['card']> => ({
  token: TOKEN_START + id.slice('bp_'.length),
  brand: 'Visa',
  last4: '4242',
  exp_month: 12,
  exp_year: now.getUTCFullYear() + CARD_YEARS,
});

const CARD_YEARS = 3;

/**
 * Takes back a payment that nobody has decided on: its page can't be paid at any more.
 * @returns false when it has been decided on; the bank tells the shop, or has told it
 */
export async function withdrawBankPayment(tx: Db, id: string): Promise<boolean> {
  const withdrawn = await tx
    .update(bankPayments)
    .set({ outcome: 'timeout', decidedAt: sql`now()`, notifiedAt: sql`now()` })
    .where(and(eq(bankPayments.id, id), isNull(bankPayments.outcome)))
    .returning({ id: bankPayments.id });
  return withdrawn.length > 0;
}

/** Sends the money of an approved payment back to where it came from. Safe to repeat. */
export async function refundBankPayment(tx: Db, id: string): Promise<void> {
  await tx
    .update(bankPayments)
    .set({ refundedAt: sql`now()` })
    .where(and(eq(bankPayments.id, id), eq(bankPayments.outcome, 'approved'), isNull(bankPayments.refundedAt)));
}

/** Path of the page on which the customer pays. */
export const bankPagePath = (id: string): string => `/bank/pay/${id}/`;
