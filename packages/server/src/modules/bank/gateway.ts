import { and, eq, isNull } from 'drizzle-orm';
import type { CurrencyCode } from '@hoster/contract';
import type { Db } from '../../db/types.ts';
import type { Language } from '../../http/language.ts';
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
}

/** Opens a payment at the pretend bank. @returns the bank's id of it */
export async function openBankPayment(tx: Db, request: BankRequest): Promise<string> {
  const id = `bp_${randomText(24)}`;
  await tx.insert(bankPayments).values({ id, ...request });
  return id;
}

/** Takes back a payment that nobody has decided on. */
export async function withdrawBankPayment(tx: Db, id: string): Promise<void> {
  await tx
    .update(bankPayments)
    .set({ outcome: 'timeout', decidedAt: new Date(), notifiedAt: new Date() })
    .where(and(eq(bankPayments.id, id), isNull(bankPayments.outcome)));
}

/** Path of the page on which the customer pays. */
export const bankPagePath = (id: string): string => `/bank/pay/${id}/`;
