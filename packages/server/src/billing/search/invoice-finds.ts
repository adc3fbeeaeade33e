import type { FindSource } from '../../identity/index.ts';
import { eq } from '../../platform/db/drizzle.ts';
import { invoices } from '../invoices/tables.ts';

/** Invoices and credit notes by their whole number. */
export const invoiceFinds: FindSource = {
  permissions: ['payments'],
  find: async ({ db }, text) => {
    const rows = await db.select().from(invoices).where(eq(invoices.number, text.toUpperCase()));
    return rows.map(({ accountId, content, number }) => ({
      kind: 'invoice' as const,
      key: number,
      title: number,
      note: content.buyer.name,
      account: accountId,
    }));
  },
};
