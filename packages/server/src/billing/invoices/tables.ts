import type { CurrencyCode, InvoiceKind, PaymentMethodSlug, Language } from '@hoster/contract';
import { sql } from '../../platform/db/drizzle.ts';
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
} from '../../platform/db/drizzle-pg.ts';
import { accounts } from '../../identity/index.ts';
import type { Localised } from '../../i18n/localised.ts';
import { purchases } from '../purchases/tables.ts';

/**
 * Last invoice number of a seller in a year. The row is locked while a number is assigned, so that there are no gaps.
 */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    /** Prefix of its numbers: `NL`, `NL-C`. */
    prefix: text().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.prefix, table.year] })],
);

/** Seller or buyer, copied: an invoice shows what was true on its date. */
export type Party = {
  name: string;
  address: string[];
  country: string | null;
  vatId: string | null;
  registrationNumber: string | null;
  email: string | null;
  /** Of a seller: first part of its numbers. Absent in documents from before 2026-12: its country. */
  series?: string;
  /** Of a seller: printed nowhere, but electronic invoices to Germany need it. Absent before 2026-12. */
  phone?: string;
  /** Of a seller: colour of its brand as `#rrggbb`. Absent without one, and before 2026-12. */
  color?: string;
  /** City and postcode, which the address has in one line. Of a buyer; absent before 2026-12. */
  place?: { city: string; zip: string };
  /** Of a buyer: how it asks to be addressed in electronic invoices, such as a Leitweg-ID. */
  reference?: string;
};

/** Everything in the document. Amounts are cents, net of tax in lines; in the charged currency and in EUR. */
export type InvoiceContent = {
  seller: Party;
  buyer: Party;
  lines: { label: Localised; count: number; months: number; cents: number; euroCents: number }[];
  tax: {
    ratePercent: number;
    reverseCharge: boolean;
    cents: number;
    euroCents: number;
    /** Name of a tax that isn't VAT, such as GST, as the seller has set it. */
    label?: string;
    /** Country whose tax it is; null while unknown. Absent in documents from before 2026-11-29. */
    country?: string | null;
  };
  /** Days that a renewal pays for. Absent: the term starts when the service is ready. */
  term?: { from: string; to: string };
  method: PaymentMethodSlug | null;
  paid: string;
  /** Of a credit note: where the money was refunded to; null: nowhere, because we had none of it left. */
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
    /** The invoice that a credit note credits. */
    creditsId: integer().references((): AnyPgColumn => invoices.id),
    /** Unique name of what it was issued for, so that it's issued once: `payment:7`, `refund:service:3`. */
    reference: text().notNull().unique(),
    language: text().$type<Language>().notNull(),
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
    // Documents of a period.
    index('invoices_issued').on(table.issuedAt),
    uniqueIndex('invoices_purchase')
      .on(table.purchaseId)
      .where(sql`${table.kind} = 'invoice'`),
  ],
);
export type InvoiceRow = typeof invoices.$inferSelect;
