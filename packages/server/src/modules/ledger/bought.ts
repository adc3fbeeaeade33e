import { eq } from 'drizzle-orm';
import type { Db } from '../../db/types.ts';
import { purchases } from '../orders/tables.ts';
import type { Taxed } from './entries.ts';

/** What a purchase was sold for, with its tax as it was agreed. */
export async function boughtFor(db: Db, purchaseId: number): Promise<Taxed> {
  const [row] = await db
    .select({ grossCents: purchases.totalCents, tax: purchases.tax })
    .from(purchases)
    .where(eq(purchases.id, purchaseId));
  if (!row) throw new Error(`Purchase ${purchaseId} is not there.`);
  return { grossCents: row.grossCents, taxCents: row.tax.amount_cents, country: row.tax.country };
}
