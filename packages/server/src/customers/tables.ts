import { index, integer, pgTable, text, timestamp } from '../platform/db/drizzle-pg.ts';
import { accounts } from '../identity/index.ts';

/** What staff wrote about a customer, for staff only. Authors aren't referenced, so that notes outlive them. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    userId: integer().notNull(),
    /** Name of the author at that time. */
    name: text().notNull(),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('customer_notes_account').on(table.accountId, table.id)],
);
