import { eq } from '../../db/drizzle.ts';
import type { Db } from '../../db/types.ts';
import { invoicePdf } from './pdf.ts';
import { invoices } from './tables.ts';

/** The document of an invoice for an email to its owner; undefined when there's none of that number. */
export async function attachedInvoice(db: Db, number: string): Promise<Buffer | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.number, number));
  if (!row) return undefined;
  const [credited] =
    row.creditsId === null
      ? []
      : await db.select({ number: invoices.number }).from(invoices).where(eq(invoices.id, row.creditsId));
  return invoicePdf(row, credited?.number ?? null);
}
