import { type AnyPgColumn, index, integer, pgTable, text, timestamp } from '../../platform/db/drizzle-pg.ts';
import { type SQL, sql } from '../../platform/db/drizzle.ts';
import { accounts } from '../account/tables.ts';

const account = () =>
  integer()
    .notNull()
    .references(() => accounts.id);

/**
 * Accounts that were duplicates of another one and were merged into it; they're closed. Their invoices never change, so
 * they stay theirs, and the other account shows them.
 */
export const accountMerges = pgTable(
  'account_merges',
  {
    accountId: account().primaryKey(),
    intoId: account(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('account_merges_into').on(table.intoId)],
);

/** Addresses of accounts that were merged, lower case: staff find the customer by them. Nobody signs in with them. */
export const formerAddresses = pgTable(
  'former_addresses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: account(),
    email: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('former_addresses_account').on(table.accountId),
    index('former_addresses_like').using('gin', table.email.op('gin_trgm_ops')),
  ],
);

/**
 * Condition that a record is of an account, or of one that was merged into it. As one list: an `or` with a subquery would
 * read every record of every account.
 */
export const isOfAccount = (column: AnyPgColumn, accountId: number): SQL =>
  sql`${column} = any(array(select ${accountMerges.accountId} from ${accountMerges} where ${accountMerges.intoId} = ${accountId} union all select ${accountId}::int))`;
