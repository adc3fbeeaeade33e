import type { CurrencyCode, Language } from '@hoster/contract';
import { bigint, boolean, index, integer, pgTable, text, timestamp } from '../../../platform/db/drizzle-pg.ts';

/** Transfers requested from customers, by their reference. Sums are in hundredths of the currency. */
export const expectedTransfers = pgTable('expected_transfers', {
  reference: text().primaryKey(),
  attemptRef: text().notNull().unique(),
  amountCents: bigint({ mode: 'number' }).notNull(),
  currency: text().$type<CurrencyCode>().notNull(),
  language: text().$type<Language>().notNull(),
  description: text().notNull(),
  returnUrl: text().notNull(),
  /** Since when it's paid otherwise or abandoned: later transfers are credited to the balance. */
  closedAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/**
 * Money received on our bank account, or taken back from it (below zero), by the bank's name of the line. `position` is the order in which the lines of a
 * reference were processed, independent of the clock.
 */
export const statementLines = pgTable(
  'statement_lines',
  {
    id: text().primaryKey(),
    /** As the payer has written it. */
    remittance: text().notNull(),
    /** The reference found in it; null: staff have to find out what it's for. */
    reference: text(),
    payer: text().notNull(),
    amountCents: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    position: integer().notNull().generatedAlwaysAsIdentity(),
    /** Whether the transfer had been closed by then. */
    isLate: boolean().notNull().default(false),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('statement_lines_reference').on(table.reference),
    index('statement_lines_received').on(table.receivedAt),
  ],
);
