import type { NotificationKind } from '@hoster/contract';
import { sql } from '../../platform/db/drizzle.ts';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from '../../platform/db/drizzle-pg.ts';
import { accounts, users } from '../../identity/index.ts';

/** Values of a notification's text. */
export type NotificationParams = Readonly<Record<string, string | number>>;

/** What happened, once per user who is to know. */
export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    params: jsonb().$type<NotificationParams>().notNull(),
    /** Path of the page that it is about. */
    link: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('notifications_of_user').on(table.userId, table.accountId, table.id),
    index('notifications_unread')
      .on(table.userId, table.accountId)
      .where(sql`${table.readAt} is null`),
    index('notifications_age').on(table.createdAt),
  ],
);

/** What users have chosen; without a row, a kind is shown and emailed. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    email: boolean().notNull(),
    site: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
