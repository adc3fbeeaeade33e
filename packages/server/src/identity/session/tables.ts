import { index, integer, jsonb, pgTable, text, timestamp } from '../../platform/db/drizzle-pg.ts';
import { accounts } from '../account/tables.ts';
import { users } from '../auth/tables.ts';
import type { SessionData } from './session-data.ts';

/** Sessions of browsers, by the `sessionid` cookie. Only a hash of the cookie is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text().notNull().unique(),
    /** Null while nobody is signed in: a session may hold a pending step only. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The account that the user has switched to; null: their own. */
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    data: jsonb().$type<SessionData>().notNull(),
    ip: text().notNull(),
    /** ISO alpha-2, from the edge. */
    country: text(),
    userAgent: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_ip').on(table.ip),
  ],
);
