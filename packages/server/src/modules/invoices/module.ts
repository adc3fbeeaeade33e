import { asc, eq } from '../../db/drizzle.ts';
import type { Module } from '../module.ts';
import { invoiceRoutes } from './routes.ts';
import { invoices } from './tables.ts';

/** Invoices and credit notes. The law keeps them when a customer leaves. */
export const invoicesModule: Module = {
  name: 'invoices',
  routes: invoiceRoutes,
  personalData: {
    copy: async (db, { accountId }) => ({
      invoices: await db
        .select({ number: invoices.number, issued: invoices.issuedAt, content: invoices.content })
        .from(invoices)
        .where(eq(invoices.accountId, accountId))
        .orderBy(asc(invoices.id)),
    }),
  },
};
