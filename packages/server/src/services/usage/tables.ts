import { bigint, integer, pgTable, primaryKey, text, timestamp } from '../../platform/db/drizzle-pg.ts';
import { services } from '../../sales/index.ts';

const bytes = () => bigint({ mode: 'bigint' });
const time = () => timestamp({ withTimezone: true });
const serviceId = () =>
  integer()
    .notNull()
    .references(() => services.id);

/** Limits of a service that customers are notified about. */
export type Limit = 'disk' | 'traffic';

/** When the use of a service was asked for, and the newest answer. */
export const serviceUsage = pgTable('service_usage', {
  serviceId: integer()
    .primaryKey()
    .references(() => services.id),
  askedAt: time().notNull(),
  /** When the newest counters were read; null: never yet. */
  readAt: time(),
  diskBytes: bytes(),
});

/**
 * The last traffic counters of a service by their epochs. Those of earlier epochs stay, because a service that was
 * moved may come back to where it was.
 */
export const usageCounters = pgTable(
  'usage_counters',
  {
    serviceId: serviceId(),
    epoch: text().notNull(),
    inBytes: bytes(),
    outBytes: bytes(),
    readAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.epoch] })],
);

/** Traffic of a service by calendar month. */
export const serviceTraffic = pgTable(
  'service_traffic',
  {
    serviceId: serviceId(),
    /** UTC: `2027-10`. */
    month: text().notNull(),
    inBytes: bytes().notNull(),
    outBytes: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.month] })],
);

/** Levels of limits that customers were notified about, once a month. */
export const usageNotices = pgTable(
  'usage_notices',
  {
    serviceId: serviceId(),
    month: text().notNull(),
    limit: text().$type<Limit>().notNull(),
    /** Percent. */
    level: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.month, table.limit, table.level] })],
);
