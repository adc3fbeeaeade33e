import type { Scope } from '@hoster/contract';
import { foreignKey, index, integer, pgTable, text, timestamp } from '../../platform/db/drizzle-pg.ts';
import { accountMembers } from '../account/tables.ts';

/** Tokens with which programs use the API for a member of an account. Only a hash is stored. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer().notNull(),
    userId: integer().notNull(),
    name: text().notNull(),
    /** How the token begins, for its owner to tell it from others. */
    prefix: text().notNull(),
    tokenHash: text().notNull().unique(),
    scopes: text().array().$type<Scope[]>().notNull(),
    /** Networks in CIDR notation from which it works; empty: from everywhere. */
    networks: text().array().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Written at most once a minute. */
    lastUsedAt: timestamp({ withTimezone: true }),
    lastUsedAddress: text(),
  },
  (table) => [
    // A token ends with the membership of its user.
    foreignKey({
      columns: [table.userId, table.accountId],
      foreignColumns: [accountMembers.userId, accountMembers.accountId],
    }).onDelete('cascade'),
    index('api_tokens_account').on(table.accountId, table.userId),
    index('api_tokens_expiry').on(table.expiresAt),
  ],
);
