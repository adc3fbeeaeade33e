import { and, eq, inArray, ne, sql, type SQL } from '../../db/drizzle.ts';
import type { Db } from '../../db/types.ts';
import { purchases } from '../orders/tables.ts';
import { partOf, type Taxed } from './entries.ts';
import { ledgerPostings, ledgerTransactions } from './tables.ts';

/** What a purchase was sold for, with its tax as it was agreed. */
export async function boughtFor(db: Db, purchaseId: number): Promise<Taxed> {
  const [row] = await db
    .select({ grossCents: purchases.totalCents, tax: purchases.tax })
    .from(purchases)
    .where(eq(purchases.id, purchaseId));
  if (!row) throw new Error(`Purchase ${purchaseId} was not found.`);
  return { grossCents: row.grossCents, taxCents: row.tax.amount_cents, country: row.tax.country };
}

/**
 * A part of a purchase to pay back, after what was paid back before. The account is locked, so that parts follow each
 * other.
 * @param cents tax included
 * @param reference of the refund: one that is repeated isn't its own predecessor
 * @throws RangeError when all parts are more than was sold
 */
export async function nextPartOf(tx: Db, purchaseId: number, cents: number, reference: string): Promise<Taxed> {
  return partOf(await boughtFor(tx, purchaseId), cents, await paidBackOf(tx, purchaseId, reference));
}

/** What is left of a purchase to pay back, in cents, tax included. @param reference as of `nextPartOf` */
export async function leftOf(tx: Db, purchaseId: number, reference: string): Promise<number> {
  const { grossCents } = await boughtFor(tx, purchaseId);
  return grossCents - (await paidBackOf(tx, purchaseId, reference));
}

async function paidBackOf(tx: Db, purchaseId: number, reference: string): Promise<number> {
  const { kind, reference: name } = ledgerTransactions;
  const refunds = and(eq(kind, 'refund'), ne(name, reference));
  return sumOf(tx, purchaseId, and(refunds, inArray(ledgerPostings.account, ['refunds', 'vat'])));
}

/** What a customer still has to pay for a purchase in cents: their bank has taken it back. */
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
