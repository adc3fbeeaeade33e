import type { AccountEventKind, Language, StaffRole } from '@hoster/contract';
import { sql } from '../../platform/db/drizzle.ts';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from '../../platform/db/drizzle-pg.ts';

/** What a user is searched by, as the index has it. */
export const namesOf = (user: { firstName: AnyPgColumn; lastName: AnyPgColumn; username: AnyPgColumn }) =>
  sql`lower(${user.firstName} || ' ' || ${user.lastName} || ' ' || ${user.username})`;

/** Users who sign in. Their purchases belong to an account, which can have several members. */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    username: text().notNull(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    /** Argon2id in PHC form; null when the user signs in through a provider only. */
    passwordHash: text(),
    /**
     * Whether the password was chosen before anybody had confirmed the address, and perhaps by a stranger: until it's
     * entered in a browser that has opened a link from our email, it signs nobody in.
     */
    isPasswordUnproven: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    /** Since when staff keep a customer from signing in, and why; such a user isn't active. */
    blockedAt: timestamp({ withTimezone: true }),
    blockReason: text(),
    /** What they are among the staff; null for customers. */
    staffRole: text().$type<StaffRole>(),
    language: text().$type<Language>().notNull().default('en'),
    /** IANA name, chosen in the settings; null: pages follow the device, emails the seller's country. */
    timeZone: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastLoginAt: timestamp({ withTimezone: true }),
    /** When they came with the customers of another shop; null: they signed up here. */
    importedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    // Searches of staff.
    index('users_names').using('gin', sql`${namesOf(table)} gin_trgm_ops`),
    index('users_first_name').on(sql`lower(${table.firstName}) text_pattern_ops`),
    index('users_last_name').on(sql`lower(${table.lastName}) text_pattern_ops`),
    index('users_blocked')
      .on(table.id)
      .where(sql`${table.blockedAt} is not null`),
    index('users_imported')
      .on(table.id)
      .where(sql`${table.importedAt} is not null and ${table.passwordHash} is null`),
  ],
);

/** Addresses of users, lower case. One address may be verified by one user only; an unverified one proves nothing. */
export const emailAddresses = pgTable(
  'email_addresses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    verified: boolean().notNull().default(false),
    isPrimary: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('email_addresses_of_user').on(table.userId, table.email),
    uniqueIndex('email_addresses_verified')
      .on(table.email)
      .where(sql`${table.verified}`),
    index('email_addresses_email').on(table.email),
    index('email_addresses_like').using('gin', table.email.op('gin_trgm_ops')),
  ],
);

/** Keys in email links (confirmation, password reset): single use, stored as a hash. */
export const mailedKeys = pgTable(
  'mailed_keys',
  {
    keyHash: text().primaryKey(),
    purpose: text().$type<'verify_email' | 'reset_password'>().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('mailed_keys_user').on(table.userId, table.purpose)],
);

/** Authenticators of a user: at most one of each type. */
export const authenticators = pgTable(
  'authenticators',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text().$type<'totp' | 'recovery_codes'>().notNull(),
    /** The TOTP secret, or the recovery codes separated by spaces; sealed with the secret key. */
    sealed: text().notNull(),
    /** TOTP: the last time step that was accepted. Recovery codes: a bit per used code. */
    spent: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
    /** When the recovery codes were shown, if they're shown only once. */
    shownAt: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex('authenticators_of_user').on(table.userId, table.type)],
);

/** Passkeys and security keys of users: credentials of WebAuthn. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Chosen by the authenticator; base64url. */
    credentialId: text().notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    /** Signatures so far, by the authenticator; many always say 0. */
    signCount: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach it, in their words. */
    transports: text().array().notNull(),
    /** Whether it signs in without a name typed first; null when the browser didn't tell. */
    isPasswordless: boolean(),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Activity log of a user's access, shown to the user. */
export const authEvents = pgTable(
  'auth_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<AccountEventKind>().notNull(),
    ip: text().notNull(),
    /** ISO alpha-2, from the edge. */
    country: text(),
    userAgent: text().notNull(),
    details: jsonb().$type<Record<string, string>>(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('auth_events_user').on(table.userId, table.at)],
);
