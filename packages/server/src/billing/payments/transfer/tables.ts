import type { CurrencyCode, Language } from '@hoster/contract';
import { sql, type SQL } from '../../../platform/db/drizzle.ts';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from '../../../platform/db/drizzle-pg.ts';
import { accounts } from '../../../identity/index.ts';

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
    /** Its name in addresses, in the order of arrival. */
    number: integer().notNull().generatedAlwaysAsIdentity(),
    /** Day of the statement. Null for lines that came without one. */
    bookedOn: date({ mode: 'string' }),
    /** The payer's account, as far as the bank says it. */
    payerIban: text(),
    /** The file that it came with; null for lines of scripts. */
    importId: integer(),
    /** Whose balance got the money of a line that no transfer was expected for. */
    accountId: integer().references(() => accounts.id),
    /** Why staff decided that it is no customer's, when, and the name of who did. */
    asideReason: text(),
    asideAt: timestamp({ withTimezone: true }),
    asideBy: text(),
  },
  (table) => [
    index('statement_lines_reference').on(table.reference),
    index('statement_lines_received').on(table.receivedAt),
    uniqueIndex('statement_lines_number').on(table.number),
    index('statement_lines_unmatched').on(table.number).where(isUnmatched(table)),
    index('statement_lines_aside')
      .on(table.number)
      .where(sql`${table.asideAt} is not null`),
    index('statement_lines_amount').on(table.amountCents),
    index('statement_lines_iban').on(table.payerIban),
    index('statement_lines_search').using('gin', table.payer.op('gin_trgm_ops'), table.remittance.op('gin_trgm_ops')),
  ],
);
export type StatementLineRow = typeof statementLines.$inferSelect;

/** Money that nobody has been found for, and that hasn't been set aside. */
export function isUnmatched(table: { [Name in 'reference' | 'accountId' | 'asideAt']: AnyPgColumn }): SQL {
  return sql`${table.reference} is null and ${table.accountId} is null and ${table.asideAt} is null`;
}
