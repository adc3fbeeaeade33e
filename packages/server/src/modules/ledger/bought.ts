import { and, eq, inArray, ne, sql } from 'drizzle-orm';
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
  if (!row) throw new Error(`Purchase ${purchaseId} is not there.`);
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
  const { kind, purchaseId: of, reference: name } = ledgerTransactions;
  const refunds = and(eq(of, purchaseId), eq(kind, 'refund'), ne(name, reference));
  const [earlier] = await tx
    .select({ cents: sql<string>`coalesce(sum(${ledgerPostings.amountCents}), 0)` })
    .from(ledgerPostings)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
    .where(and(refunds, inArray(ledgerPostings.account, ['refunds', 'vat'])));
  return partOf(await boughtFor(tx, purchaseId), cents, Number(earlier?.cents ?? 0));
}
