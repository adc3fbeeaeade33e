import { index, integer, pgTable, text, timestamp } from '../../platform/db/drizzle-pg.ts';

/** Discount codes of the promo banner: one for each email address. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Upper case. */
    code: text().notNull().unique(),
    /** Lower case; the same address gets the same code again. Null for codes created by hand. */
    email: text().unique(),
    percent: integer().notNull(),
    /** Number of months from the order. */
    months: integer().notNull(),
    pageUrl: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Set when an order took it: a code works once. */
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('promo_codes_expiry').on(table.expiresAt)],
);
