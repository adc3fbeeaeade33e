import type { Language } from '@hoster/contract';
import { index, integer, jsonb, pgTable, text, timestamp } from '../../../platform/db/drizzle-pg.ts';
import { users } from '../../../identity/index.ts';

/** Saved searches of dedicated servers. */
export const serverAlerts = pgTable(
  'server_alerts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channel: text().$type<'email' | 'webhook'>().notNull(),
    /** Lower case; of the channel `email`. */
    email: text(),
    /** Of the channel `webhook`, with the sealed secret that signs its messages. */
    url: text(),
    secret: text(),
    /** The customer who saved it, if any. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    language: text().$type<Language>().notNull(),
    landing: text(),
    /** The filters as the query of an address. */
    query: text().notNull(),
    /** Price in cents of the servers that its owner has been notified about, by slug. */
    seen: jsonb().$type<Record<string, number>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Null until the address is confirmed. */
    confirmedAt: timestamp({ withTimezone: true }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When it's compared with the list again. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('server_alerts_due').on(table.dueAt),
    index('server_alerts_email').on(table.email),
    index('server_alerts_user').on(table.userId),
  ],
);
