import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from '../../platform/db/drizzle-pg.ts';
import { accounts } from '../../identity/index.ts';
import type { Language } from '../../platform/http/index.ts';

/** Further addresses that the invoices of an account are sent to. */
export const accountInvoiceRecipients = pgTable(
  'account_invoice_recipients',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** Language of whoever has added it. */
    language: text().$type<Language>().notNull(),
    /** Nothing but the question is sent before the owner of the address has agreed. */
    isConfirmed: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('account_invoice_recipients_once').on(table.accountId, table.email),
    index('account_invoice_recipients_email').on(table.email),
  ],
);
