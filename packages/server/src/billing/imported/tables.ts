import { sql } from '../../platform/db/drizzle.ts';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from '../../platform/db/drizzle-pg.ts';
import { accounts } from '../../identity/index.ts';

const cents = () => bigint({ mode: 'number' });

/** What an imported invoice shows besides its sums, in hundredths of its currency. */
export type ImportedContent = {
  seller: string;
  buyer: string[];
  lines: { text: string; cents: number }[];
  /** As text: `19`, `5 + 9.975`. */
  taxPercent: string;
  method: string;
  notes: string;
  payments: { at: string | null; cents: number; method: string; reference: string }[];
};

/**
 * Invoices of another shop, whose customers moved in: documents to read, with the amounts that were stored there. They're
 * no part of our own series, and none of our sales.
 */
export const importedInvoices = pgTable(
  'imported_invoices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Number that no other invoice has, ours included. */
    number: text().notNull().unique(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    source: text().notNull(),
    /** Id there, and the number that it has there. */
    oldId: text().notNull(),
    oldNumber: text().notNull(),
    /** ISO 4217; it may be one that we don't sell in. */
    currency: text().notNull(),
    issuedOn: date(),
    dueOn: date(),
    paidOn: date(),
    state: text().$type<'draft' | 'open' | 'paid' | 'cancelled' | 'refunded'>().notNull(),
    /** State in the words of the other shop. */
    statusName: text().notNull(),
    subtotalCents: cents().notNull(),
    taxCents: cents().notNull(),
    /** Balance that was used for it; the total is what was left. */
    creditCents: cents().notNull(),
    totalCents: cents().notNull(),
    /** What was owed when it was imported. */
    openCents: cents().notNull(),
    /** The same in EUR, as it's booked; null: it isn't. */
    openEuroCents: cents(),
    /** When the rest was paid here. */
    settledAt: timestamp({ withTimezone: true }),
    content: jsonb().$type<ImportedContent>().notNull(),
  },
  (table) => [
    uniqueIndex('imported_invoices_source').on(table.source, table.oldId),
    index('imported_invoices_account').on(table.accountId, table.issuedOn, table.id),
    index('imported_invoices_open')
      .on(table.accountId)
      .where(sql`${table.openCents} <> 0 and ${table.settledAt} is null`),
  ],
);
export type ImportedInvoiceRow = typeof importedInvoices.$inferSelect;

/** Payments at another shop, in hundredths of their currency. */
export const importedPayments = pgTable(
  'imported_payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    source: text().notNull(),
    oldId: text().notNull(),
    /** Id of the invoice there. */
    oldInvoiceId: text(),
    at: timestamp({ withTimezone: true }),
    currency: text().notNull(),
    inCents: cents().notNull(),
    outCents: cents().notNull(),
    feeCents: cents().notNull(),
    method: text().notNull(),
    reference: text().notNull(),
  },
  (table) => [
    uniqueIndex('imported_payments_source').on(table.source, table.oldId),
    index('imported_payments_account').on(table.accountId, table.at),
    index('imported_payments_reference').on(table.reference),
  ],
);
