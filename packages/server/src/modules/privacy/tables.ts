import { integer, jsonb, pgTable, timestamp } from '../../db/drizzle-pg.ts';
import { accounts } from '../account/tables.ts';

/** Whom the invoices of a deleted account were made out to; the law requires them to be kept, and nothing else is. */
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
  /** Null where nothing was ever paid. */
  invoiceParty: jsonb().$type<InvoiceParty>(),
  closedAt: timestamp({ withTimezone: true }).notNull(),
});
