import { isOfAccount } from '../../identity/index.ts';
import { asc, eq } from '../../platform/db/drizzle.ts';
import type { Module } from '../../platform/index.ts';
import { invoiceFinds } from '../search/invoice-finds.ts';
import { invoiceRoutes } from './routes.ts';
import { importedInvoiceRoutes } from '../imported/routes.ts';
import { importedInvoices, importedPayments } from '../imported/tables.ts';
import { invoices } from './tables.ts';

/** Invoices and credit notes. By law they're kept when a customer deletes their account. */
export const invoicesModule: Module = {
  name: 'invoices',
  routes: (app) => {
    invoiceRoutes(app);
    importedInvoiceRoutes(app);
  },
  finds: [invoiceFinds],
  personalData: {
    isInvoiced: async (db, { accountId }) =>
      (await db.$count(importedInvoices, eq(importedInvoices.accountId, accountId))) > 0,
    copy: async (db, { accountId }) => ({
      invoices: await db
        .select({ number: invoices.number, issued: invoices.issuedAt, content: invoices.content })
        .from(invoices)
        .where(isOfAccount(invoices.accountId, accountId))
        .orderBy(asc(invoices.id)),
      imported_invoices: await db
        .select()
        .from(importedInvoices)
        .where(eq(importedInvoices.accountId, accountId))
        .orderBy(asc(importedInvoices.id)),
      imported_payments: await db
        .select()
        .from(importedPayments)
        .where(eq(importedPayments.accountId, accountId))
        .orderBy(asc(importedPayments.id)),
    }),
  },
};
