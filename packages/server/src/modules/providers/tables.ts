import { index, integer, pgTable, text, timestamp, uniqueIndex } from '../../db/drizzle-pg.ts';
import { sessions } from '../../http/tables.ts';
import { users } from '../auth/tables.ts';

/** Accounts at identity providers that sign a user in. One such account leads to one user. */
export const providerAccounts = pgTable(
  'provider_accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    /** The provider's own name of the account; the only thing of it that never changes. */
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
export const providerAttempts = pgTable(
  'provider_attempts',
  {
    /** Hash of the `state` that travels along; nonce and PKCE verifier are made from it. */
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
  (table) => [index('provider_attempts_session').on(table.sessionId)],
);
