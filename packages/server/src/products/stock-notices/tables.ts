import type { Language, StockSubject } from '@hoster/contract';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from '../../platform/db/drizzle-pg.ts';
import { users } from '../../identity/index.ts';

/** Who gets one email when something can be ordered again. Deleted when it's sent. */
export const stockNotices = pgTable(
  'stock_notices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case. */
    email: text().notNull(),
    /** The customer who asked for it, if any. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    language: text().$type<Language>().notNull(),
    line: text().$type<StockSubject['line']>().notNull(),
    /** Slug of the plan; empty for any. */
    plan: text().notNull(),
    /** Slugs of the locations in alphabetical order, separated by commas; empty for any. */
    places: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Null until the address is confirmed. */
    confirmedAt: timestamp({ withTimezone: true }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When it's compared with the stock again. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('stock_notices_once').on(table.email, table.line, table.plan, table.places),
    index('stock_notices_due').on(table.dueAt),
    index('stock_notices_user').on(table.userId),
  ],
);
