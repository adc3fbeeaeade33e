import { boolean, doublePrecision, index, pgTable, text, timestamp } from '../db/drizzle-pg.ts';

/** Recent hits of a rate-limited action, shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** A hash of action and subject: addresses are not stored in clear text. */
    key: text().primaryKey(),
    /** Times of the hits that count, epoch seconds. */
    hits: doublePrecision().array().notNull(),
    /** Whether the last attempt was allowed. */
    granted: boolean().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_expiry').on(table.expiresAt)],
);

/** Values generated once for a database, such as the secret key where no configuration gives one. */
export const keptValues = pgTable('kept_values', {
  name: text().primaryKey(),
  value: text().notNull(),
});
