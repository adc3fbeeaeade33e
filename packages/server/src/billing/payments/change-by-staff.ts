import { defineMessages } from '@formatjs/intl';
import { inEveryLanguage, translations } from '../../i18n/translate.ts';
import { and, eq, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { AppError, FieldError } from '../../platform/http/index.ts';
import { type Context, randomText } from '../../platform/index.ts';
import { fromEquity, offBalance } from '../ledger/entries.ts';
import { post } from '../ledger/post.ts';
import { ledgerPostings, ledgerTransactions } from '../ledger/tables.ts';
import { balanceOf, book, isClosed, lockBillingAccount, standingOf } from './balance.ts';

const texts = defineMessages({
  credit: { id: 'billing.booking.staff-credit', defaultMessage: 'Credit' },
  debit: { id: 'billing.booking.staff-debit', defaultMessage: 'Correction' },
  nothing: { id: 'billing.balance-change.nothing', defaultMessage: 'Enter an amount other than zero.' },
  tooMuch: { id: 'billing.balance-change.too-much', defaultMessage: 'That’s more than is on the balance.' },
  closed: { id: 'billing.balance-change.closed', defaultMessage: 'This account is closed.' },
  reused: {
    id: 'billing.balance-change.reused',
    defaultMessage: 'This change has already been made with other details. Reload the page and try again.',
  },
});

/** A change of a balance by staff. */
export interface BalanceChangeByStaff {
  readonly accountId: number;
  /** EUR cents; below zero for a debit. */
  readonly cents: number;
  /** What the customer reads; empty: a neutral text. */
  readonly text: string;
  /** The request's `Idempotency-Key`: the same one changes the balance once. */
  readonly key: string | null;
}

/**
 * Credits or debits a balance as a correction, once for a key.
 * @returns the balance before and after it, EUR cents; the same for a repeat
 * @throws FieldError for nothing, or a debit of more than is there; AppError 409 for a closed account, or the key of
 *   another change
 */
export async function changeByStaff(
  context: Context,
  { accountId, cents, key, text }: BalanceChangeByStaff,
): Promise<{ before: number; after: number }> {
  if (cents === 0) throw new FieldError({ amount: [texts.nothing] });
  const description = text === '' ? translations(cents > 0 ? texts.credit : texts.debit) : inEveryLanguage(() => text);
  const reference = `staff-change:${accountId}:${key ?? randomText(24)}`;
  return context.db.transaction(async (tx) => {
    await lockBillingAccount(tx, accountId);
    const before = await balanceOf(tx, accountId);
    const earlier = await changeOf(tx, reference, accountId);
    if (earlier) {
      if (earlier.cents === cents && earlier.description.en === description.en) return { before, after: before };
      throw new AppError({ status: 409, code: 'idempotency_key_reused', detail: texts.reused });
    }
    if (await isClosed(tx, accountId))
      throw new AppError({ status: 409, code: 'account_closed', detail: texts.closed });
    const event = { reference, kind: 'correction', description } as const;
    if (cents > 0) {
      await book(context, tx, { ...event, accountId, from: fromEquity(cents) });
    } else {
      if (before + cents < 0) throw new FieldError({ amount: [texts.tooMuch] });
      const standing = await standingOf(tx, accountId);
      await post(tx, { ...event, postings: [...offBalance(accountId, -cents, standing), ...fromEquity(cents)] });
    }
    return { before, after: before + cents };
  });
}

/** The change with a reference, if it was made. */
async function changeOf(tx: Db, reference: string, accountId: number) {
  const [row] = await tx
    .select({ description: ledgerTransactions.description, cents: sql<string>`-sum(${ledgerPostings.amountCents})` })
    .from(ledgerTransactions)
    .innerJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
    .where(and(eq(ledgerTransactions.reference, reference), eq(ledgerPostings.accountId, accountId)))
    .groupBy(ledgerTransactions.id);
  return row && { description: row.description, cents: Number(row.cents) };
}
