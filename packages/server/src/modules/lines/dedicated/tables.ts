import type { DsConfigured } from '@hoster/contract';
import { index, integer, jsonb, pgTable, text, timestamp } from '../../../db/drizzle-pg.ts';
import { accounts } from '../../account/tables.ts';
import { dsPlans } from '../../catalogue/dedicated-tables.ts';

/** Offers of a dedicated server that staff have prepared for a customer. Prices are net EUR cents. */
export const dsOffers = pgTable(
  'ds_offers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    planId: integer()
      .notNull()
      .references(() => dsPlans.id),
    /** A month. */
    priceCents: integer().notNull(),
    setupFeeCents: integer().notNull().default(0),
    /** What it has instead of the plan's parts; they're in the price. */
    configuration: jsonb().$type<DsConfigured>(),
    /** What staff tell the customer about it. */
    comment: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was ordered; null again when nothing comes of the order. */
    usedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('ds_offers_account').on(table.accountId)],
);
export type DsOfferRow = typeof dsOffers.$inferSelect;
