import type { CurrencyCode, InvoiceKind, PaymentMethodSlug } from '@hoster/contract';
import { sql } from '../../db/drizzle.ts';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  type AnyPgColumn,
  uniqueIndex,
} from '../../db/drizzle-pg.ts';
import { accounts } from '../account/tables.ts';
import type { Localised } from '../catalogue/tables.ts';
import { purchases } from '../orders/tables.ts';

/** How far a seller has counted in a year. The row is locked while a number is given out, so that none is left out. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    /** Start of its numbers: `NL`, `NL-C`. */
    prefix: text().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.prefix, table.year] })],
);

/** Seller or buyer, copied: an invoice says what was true on its day. */
export type Party = {
  name: string;
  address: string[];
  country: string | null;
  vatId: string | null;
  registrationNumber: string | null;
  email: string | null;
};

/** Everything in the document. Amounts are cents, net of tax in lines; in the charged currency and in EUR. */
export type InvoiceContent = {
  seller: Party;
  buyer: Party;
  lines: { label: Localised; count: number; months: number; cents: number; euroCents: number }[];
  tax: { ratePercent: number; reverseCharge: boolean; cents: number; euroCents: number };
  /** Days that a renewal pays for. Absent: the term starts when the service is ready. */
  term?: { from: string; to: string };
  method: PaymentMethodSlug | null;
  paid: string;
  /** Of a credit note: where the money went; null: nowhere, because nothing of it was left with us. */
  to?: 'method' | 'balance' | null;
};

/** Invoices and credit notes, append-only by triggers. Amounts of credit notes are negative. */
export const invoices = pgTable(
  'invoices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(),
    kind: text().$type<InvoiceKind>().notNull(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    purchaseId: integer()
      .notNull()
      .references(() => purchases.id),
    paymentId: integer(),
    /** The invoice that a credit note takes back. */
    creditsId: integer().references((): AnyPgColumn => invoices.id),
    /** What it was issued for, so that it's issued once: `payment:7`, `refund:service:3`. */
    reference: text().notNull().unique(),
    language: text().$type<'en' | 'ru'>().notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    /** Units of `currency` for 1 EUR, as decimal text. */
    rate: text().notNull(),
    totalCents: bigint({ mode: 'number' }).notNull(),
    totalEuroCents: bigint({ mode: 'number' }).notNull(),
    content: jsonb().$type<InvoiceContent>().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('invoices_account').on(table.accountId, table.issuedAt),
    index('invoices_credits').on(table.creditsId),
    index('invoices_payment').on(table.paymentId),
    uniqueIndex('invoices_purchase')
      .on(table.purchaseId)
      .where(sql`${table.kind} = 'invoice'`),
  ],
);
export type InvoiceRow = typeof invoices.$inferSelect;
