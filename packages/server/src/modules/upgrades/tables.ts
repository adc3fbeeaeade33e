import type { PricingInput } from '@hoster/domain';
import { sql } from '../../db/drizzle.ts';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from '../../db/drizzle-pg.ts';
import { purchases, services, type ServiceSpec } from '../orders/tables.ts';

/**
 * Moves of services to larger plans: what each will be once it's paid for. `waiting`: room is held for it; `given_up`:
 * that room is free again.
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
    /** Columns of the service, as they will be. */
    planId: integer().notNull(),
    spec: jsonb().$type<ServiceSpec>().notNull(),
    pricing: jsonb().$type<PricingInput>().notNull(),
    /** Net EUR cents a month that it will renew for. */
    priceCents: bigint({ mode: 'number' }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    doneAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('service_upgrades_service').on(table.serviceId),
    // One at a time: its price is made from what the service is.
    uniqueIndex('service_upgrades_waiting')
      .on(table.serviceId)
      .where(sql`${table.state} = 'waiting'`),
  ],
);

export type UpgradeRow = typeof serviceUpgrades.$inferSelect;
