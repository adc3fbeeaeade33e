import { index, integer, pgTable, text, timestamp, uniqueIndex } from '../../platform/db/drizzle-pg.ts';
import { sessions } from '../session/tables.ts';
import { users } from '../auth/tables.ts';

/** Accounts at identity providers that sign a user in. Each belongs to one user. */
export const providerAccounts = pgTable(
  'provider_accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    /** The provider's id of the account, its only value that never changes. */
    uid: text().notNull(),
    /** Its display name, as last given by the provider. */
    display: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('provider_accounts_uid').on(table.provider, table.uid),
    index('provider_accounts_user').on(table.userId),
  ],
);

/** Started visits to providers. Each returns once, in the session that started it. */
export const providerVisits = pgTable(
  'provider_visits',
  {
    /** Hash of the `state` parameter, from which nonce and PKCE verifier are derived. */
    stateHash: text().primaryKey(),
    sessionId: integer()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    process: text().$type<'login' | 'connect'>().notNull(),
    callbackUrl: text().notNull(),
    redirectUri: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('provider_visits_session').on(table.sessionId)],
);
