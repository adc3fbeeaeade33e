import { and, eq, inArray, ne, sql, type SQL } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { partOf, type Taxed } from './entries.ts';
import { ledgerPostings, ledgerTransactions } from './tables.ts';
import { purchases } from '../purchases/tables.ts';

/** Price of a purchase, with its tax as agreed. */
export async function boughtFor(db: Db, purchaseId: number): Promise<Taxed> {
  const [row] = await db
    .select({ grossCents: purchases.totalCents, tax: purchases.tax })
    .from(purchases)
    .where(eq(purchases.id, purchaseId));
  if (!row) throw new Error(`Purchase ${purchaseId} was not found.`);
  return { grossCents: row.grossCents, taxCents: row.tax.amount_cents, country: row.tax.country };
}

/**
 * The next part of a purchase to refund, after earlier refunds. The account is locked, so that refunds are made one
 * after the other.
 * @param cents tax included
 * @param reference of the refund: one that is repeated isn't its own predecessor
 * @throws RangeError when all parts together exceed the sale
 */
export async function nextPartOf(tx: Db, purchaseId: number, cents: number, reference: string): Promise<Taxed> {
  return partOf(await boughtFor(tx, purchaseId), cents, await paidBackOf(tx, purchaseId, reference));
}

/** Refundable rest of a purchase in cents, tax included. @param reference as of `nextPartOf` */
export async function leftOf(tx: Db, purchaseId: number, reference: string): Promise<number> {
  const { grossCents } = await boughtFor(tx, purchaseId);
  return grossCents - (await paidBackOf(tx, purchaseId, reference));
}

async function paidBackOf(tx: Db, purchaseId: number, reference: string): Promise<number> {
  const { kind, reference: name } = ledgerTransactions;
  const refunds = and(eq(kind, 'refund'), ne(name, reference));
  return sumOf(tx, purchaseId, and(refunds, inArray(ledgerPostings.account, ['refunds', 'vat'])));
}

/** What a customer owes for a purchase after a chargeback, in cents. */
export const owedFor = (tx: Db, purchaseId: number): Promise<number> =>
  sumOf(tx, purchaseId, eq(ledgerPostings.account, 'receivable'));

async function sumOf(tx: Db, purchaseId: number, condition: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ cents: sql<string>`coalesce(sum(${ledgerPostings.amountCents}), 0)` })
    .from(ledgerPostings)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
    .where(and(eq(ledgerTransactions.purchaseId, purchaseId), condition));
  return Number(row?.cents ?? 0);
}
