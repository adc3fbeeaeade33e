import type { Role } from '@hoster/contract';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from '../../platform/db/drizzle-pg.ts';
import type { Language } from '../../platform/http/index.ts';
import { accounts } from '../account/tables.ts';
import { users } from '../auth/tables.ts';

/** Invitations to accounts that nobody has accepted yet. Only a hash of the key in the link is stored. */
export const accountInvitations = pgTable(
  'account_invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    role: text().$type<Role>().notNull(),
    language: text().$type<Language>().notNull(),
    keyHash: text().notNull().unique(),
    invitedBy: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('account_invitations_once').on(table.accountId, table.email),
    index('account_invitations_inviter').on(table.invitedBy),
    index('account_invitations_expiry').on(table.expiresAt),
  ],
);

/** Changes of accounts, under the names of those who made them. */
export const accountActivity = pgTable(
  'account_activity',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Name of the token that stood for the user. */
    token: text(),
    /** Id of the call. */
    action: text().notNull(),
    /** What was changed. */
    target: text(),
    ip: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('account_activity_account').on(table.accountId, table.at),
    index('account_activity_user').on(table.userId),
    index('account_activity_age').on(table.at),
  ],
);
