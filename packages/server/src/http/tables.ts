import { boolean, doublePrecision, index, integer, jsonb, pgTable, text, timestamp } from '../db/drizzle-pg.ts';
import { users } from '../modules/auth/tables.ts';
import type { SessionData } from './session-data.ts';

/** What a browser's `sessionid` cookie stands for. Only a hash of the cookie is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text().notNull().unique(),
    /** Null while nobody is signed in: a session may hold a pending step only. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb().$type<SessionData>().notNull(),
    ip: text().notNull(),
    /** ISO alpha-2, from the edge. */
    country: text(),
    userAgent: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** The recent hits of one rate-limited thing, so that any number of processes agree. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** A hash of action and subject: addresses are not kept in clear. */
    key: text().primaryKey(),
    /** Times of the hits that count, epoch seconds. */
    hits: doublePrecision().array().notNull(),
    /** Answer to the last attempt. */
    granted: boolean().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_expiry').on(table.expiresAt)],
);

/** Values that are made once for a database, such as the secret key where no configuration gives one. */
export const keptValues = pgTable('kept_values', {
  name: text().primaryKey(),
  value: text().notNull(),
});
