import type { PricingInput } from '@hoster/domain';
import { sql } from '../../platform/db/drizzle.ts';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from '../../platform/db/drizzle-pg.ts';
import { type CommonSpec, services } from '../../sales/index.ts';
import { purchases } from '../../billing/index.ts';

/**
 * Upgrades of services to larger plans, with the state after payment. `waiting`: capacity is reserved; `given_up`: it's
 * free again.
 */
export const serviceUpgrades = pgTable(
  'service_upgrades',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    serviceId: integer()
      .notNull()
      .references(() => services.id),
    purchaseId: integer()
      .notNull()
      .unique()
      .references(() => purchases.id),
    state: text().$type<'waiting' | 'done' | 'given_up'>().notNull().default('waiting'),
    /** Columns of the service after the upgrade. */
    planId: integer().notNull(),
    spec: jsonb().$type<CommonSpec>().notNull(),
    pricing: jsonb().$type<PricingInput>().notNull(),
    /** Net renewal price, EUR cents a month. */
    priceCents: bigint({ mode: 'number' }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    doneAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('service_upgrades_service').on(table.serviceId),
    // One at a time: its price depends on the current state of the service.
    uniqueIndex('service_upgrades_waiting')
      .on(table.serviceId)
      .where(sql`${table.state} = 'waiting'`),
  ],
);

export type UpgradeRow = typeof serviceUpgrades.$inferSelect;
