import { translations } from '../../i18n/translate.ts';
import { defineMessage } from '@formatjs/intl';
import { and, asc, eq, notInArray, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { accountInvoiceRecipients } from '../recipients/tables.ts';
import { importedInvoices, importedPayments } from '../imported/tables.ts';
import { invoices } from '../invoices/tables.ts';
import { offBalance, ontoBalance } from '../ledger/entries.ts';
import { post } from '../ledger/post.ts';
import { ledgerPostings } from '../ledger/tables.ts';
import { purchases } from '../purchases/tables.ts';
import { balanceOf, lockBillingAccount, standingOf } from './balance.ts';
import { legalEntities, paymentDisputes, payments, savedCards } from './tables.ts';
import { statementLines } from './transfer/tables.ts';

/** Two accounts: what belongs to `from` is moved to `into`. */
interface Accounts {
  readonly from: number;
  readonly into: number;
}

const moved = defineMessage({
  id: 'billing.booking.merged',
  defaultMessage: 'Balance of your merged account',
  description: 'Transaction on the balance: an account of the same customer was merged into this one',
});

/** Waits for changes of payments of the emptied account: after the money and before its services, as other transactions do. */
export async function lockMergedPayments(tx: Db, accountId: number): Promise<void> {
  await tx
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.accountId, accountId))
    .orderBy(asc(payments.id))
    .for('update');
}

/** Locks the money of both accounts. */
export async function lockMergedMoney(tx: Db, { from, into }: Accounts): Promise<void> {
  for (const id of [from, into].toSorted((a, b) => a - b)) await lockBillingAccount(tx, id);
}

/** How much money and how many records an account has, as far as they'd move. */
export async function moneyToMove(db: Db, accountId: number) {
  const { account, amountCents } = ledgerPostings;
  const [receivable] = await db
    .select({ cents: sql<string>`coalesce(sum(${amountCents}), 0)` })
    .from(ledgerPostings)
    .where(and(eq(ledgerPostings.accountId, accountId), eq(account, 'receivable')));
  const disputes = db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(paymentDisputes, eq(paymentDisputes.paymentId, payments.id))
    .where(and(eq(payments.accountId, accountId), eq(paymentDisputes.state, 'taken')));
  const { owedCents } = await standingOf(db, accountId);
  return {
    balanceCents: await balanceOf(db, accountId),
    owes: owedCents > 0 || Number(receivable?.cents ?? 0) !== 0,
    isDisputed: (await disputes.limit(1)).length > 0,
    payments: await db.$count(payments, eq(payments.accountId, accountId)),
    invoices: await db.$count(invoices, eq(invoices.accountId, accountId)),
    cards: await db.$count(savedCards, eq(savedCards.accountId, accountId)),
    companies: await db.$count(legalEntities, eq(legalEntities.accountId, accountId)),
    recipients: await db.$count(accountInvoiceRecipients, eq(accountInvoiceRecipients.accountId, accountId)),
  };
}

/**
 * Moves orders, payments, cards, companies and recipients, and books the balance over to the other account. Entries of
 * the ledger and invoices stay as they are.
 */
export async function moveMoney(tx: Db, { from, into }: Accounts): Promise<void> {
  const isFrom = { accountId: into };
  // The other account keeps its defaults.
  await tx
    .update(savedCards)
    .set({ ...isFrom, isDefault: false })
    .where(eq(savedCards.accountId, from));
  await tx
    .update(legalEntities)
    .set({ ...isFrom, isDefault: false })
    .where(eq(legalEntities.accountId, from));
  const known = tx
    .select({ email: accountInvoiceRecipients.email })
    .from(accountInvoiceRecipients)
    .where(eq(accountInvoiceRecipients.accountId, into));
  await tx
    .update(accountInvoiceRecipients)
    .set(isFrom)
    .where(and(eq(accountInvoiceRecipients.accountId, from), notInArray(accountInvoiceRecipients.email, known)));
  await tx.delete(accountInvoiceRecipients).where(eq(accountInvoiceRecipients.accountId, from));
  await tx.update(purchases).set(isFrom).where(eq(purchases.accountId, from));
  await tx.update(payments).set(isFrom).where(eq(payments.accountId, from));
  await tx.update(importedInvoices).set(isFrom).where(eq(importedInvoices.accountId, from));
  await tx.update(importedPayments).set(isFrom).where(eq(importedPayments.accountId, from));
  await tx.update(statementLines).set(isFrom).where(eq(statementLines.accountId, from));
  const { fundsCents, owedCents } = await standingOf(tx, from);
  if (fundsCents <= 0) return;
  await post(tx, {
    reference: `merge:${from}:${into}`,
    kind: 'correction',
    description: translations(moved),
    postings: [
      ...offBalance(from, fundsCents, { fundsCents, owedCents }),
      ...ontoBalance(into, fundsCents, await standingOf(tx, into)),
    ],
  });
}
