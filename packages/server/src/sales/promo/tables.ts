import type { ProductLine } from '@hoster/contract';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from '../../platform/db/drizzle-pg.ts';

/** Discount codes: those of the promo banner, one for each email address, and those of staff. */
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
    /** How many orders may take it. An order has it in `purchases.promo_code`, until it comes to nothing. */
    maxUses: integer().notNull().default(1),
    isOncePerAccount: boolean().notNull().default(true),
    /** Product lines that it's for; null: all. */
    lines: jsonb().$type<ProductLine[]>(),
    /** Note of staff, for staff. */
    note: text().notNull().default(''),
    /** False: staff have stopped it. */
    isOn: boolean().notNull().default(true),
    /** Set when its last use was taken. */
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('promo_codes_expiry').on(table.expiresAt)],
);
