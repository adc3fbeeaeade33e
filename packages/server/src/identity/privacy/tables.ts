import { integer, jsonb, pgTable, timestamp } from '../../platform/db/drizzle-pg.ts';
import { accounts } from '../account/tables.ts';

/** The party that the invoices of a deleted account were issued to; kept as the law requires, and nothing else is. */
export type InvoiceParty = {
  name: string;
  country: string | null;
  city: string;
  zip_code: string;
  address: string;
};

/** Accounts that their customers have deleted. */
export const closedAccounts = pgTable('closed_accounts', {
  accountId: integer()
    .primaryKey()
    .references(() => accounts.id),
  /** Null if nothing was ever paid. */
  invoiceParty: jsonb().$type<InvoiceParty>(),
  closedAt: timestamp({ withTimezone: true }).notNull(),
});
