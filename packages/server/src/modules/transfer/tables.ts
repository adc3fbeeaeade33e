import type { CurrencyCode } from '@hoster/contract';
import { bigint, boolean, index, integer, pgTable, text, timestamp } from '../../db/drizzle-pg.ts';

/** Transfers that customers were asked for, by the reference that they name. Sums are in hundredths of the currency. */
export const expectedTransfers = pgTable('expected_transfers', {
  reference: text().primaryKey(),
  attemptRef: text().notNull().unique(),
  amountCents: bigint({ mode: 'number' }).notNull(),
  currency: text().$type<CurrencyCode>().notNull(),
  language: text().$type<'en' | 'ru'>().notNull(),
  description: text().notNull(),
  returnUrl: text().notNull(),
  /** Since when it's paid otherwise or given up: what comes later lands on the balance. */
  closedAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/**
 * What has come on our account at the bank, by the bank's name of the line. `position` is the order in which the lines of
 * a reference were taken in, whatever the clock said then.
 */
export const statementLines = pgTable(
  'statement_lines',
  {
    id: text().primaryKey(),
    /** As the payer has written it. */
    remittance: text().notNull(),
    /** The reference that was found in it; null: staff have to find out what it is for. */
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
