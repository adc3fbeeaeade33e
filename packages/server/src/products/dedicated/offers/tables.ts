import type { DsConfigured } from '@hoster/contract';
import { index, integer, jsonb, pgTable, text, timestamp } from '../../../platform/db/drizzle-pg.ts';
import { accounts, users } from '../../../identity/index.ts';
import { dsPlans } from '../../../catalogue/index.ts';

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
    /** Its own name; null: that of the plan. */
    label: text(),
    /** A month. */
    priceCents: integer().notNull(),
    setupFeeCents: integer().notNull().default(0),
    /** Parts that replace the plan's; they're included in the price. */
    configuration: jsonb().$type<DsConfigured>(),
    /** Note from staff to the customer. */
    comment: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was ordered; null again when the order comes to nothing. */
    usedAt: timestamp({ withTimezone: true }),
    /** When staff took it back. */
    withdrawnAt: timestamp({ withTimezone: true }),
    /** Who of the staff has made it. */
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('ds_offers_account').on(table.accountId), index('ds_offers_created_by').on(table.createdBy)],
);
export type DsOfferRow = typeof dsOffers.$inferSelect;
