import type { Role } from '@hoster/contract';
import { sql } from '../../platform/db/drizzle.ts';
import {
  type AnyPgColumn,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from '../../platform/db/drizzle-pg.ts';
import { users } from '../auth/tables.ts';

/** Postal address and phone of an account in one text, as the index for searches of staff has it. */
export const postalOf = (account: Readonly<Record<'address' | 'zipCode' | 'city' | 'phone', AnyPgColumn>>) =>
  sql`lower(${account.address} || ' ' || ${account.zipCode} || ' ' || ${account.city} || ' ' || coalesce(${account.phone}, ''))`;

/** Customer account that orders, pays and owns services. Users act for it. */
export const accounts = pgTable(
  'accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** ISO 3166-1 alpha-2, upper case. */
    country: text(),
    city: text().notNull().default(''),
    zipCode: text().notNull().default(''),
    address: text().notNull().default(''),
    phone: text(),
    /** What renewals are paid from first; the other follows when that isn't enough. */
    renewalSource: text().$type<'balance' | 'card'>().notNull().default('balance'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('accounts_postal').using('gin', sql`${postalOf(table)} gin_trgm_ops`)],
);

/** Members of accounts: users who act for them. Each user owns at least one, that of their sign-up. */
export const accountMembers = pgTable(
  'account_members',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<Role>().notNull().default('owner'),
    joinedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('account_members_once').on(table.userId, table.accountId),
    index('account_members_account').on(table.accountId),
  ],
);
