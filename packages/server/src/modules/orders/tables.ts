import type { CurrencyCode, OrderCreated, OrderDraft, ProductLine } from '@hoster/contract';
import type { PricingInput } from '@hoster/domain';
import { sql } from '../../db/drizzle.ts';
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from '../../db/drizzle-pg.ts';
import { accounts } from '../account/tables.ts';
import { users } from '../auth/tables.ts';
import { locations } from '../catalogue/tables.ts';
import type { BackupSpec } from '../lines/backup/backup-spec.ts';
import type { DsSpec } from '../lines/dedicated/ds-spec.ts';
import type { VpnSpec } from '../lines/vpn/vpn-spec.ts';
import type { VpsSpec } from '../lines/vps/vps-spec.ts';
import type { VhSpec } from '../lines/web-hosting/vh-spec.ts';
import type { HostedOn } from '../provisioning/provider.ts';

const cents = () => bigint({ mode: 'number' });
const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** A customer's folders of services. "General" is made with the first order. */
export const projects = pgTable(
  'projects',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    name: text().notNull(),
    isDefault: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('projects_account_name').on(table.accountId, table.name)],
);

/** Tax as shown when ordering; stored, because rates change. */
export type TaxBlock = {
  country: string | null;
  rate_percent: number;
  reverse_charge: boolean;
  label: string | null;
  amount_cents: number;
};

/**
 * One checkout: everything that was agreed and paid together. Its services are the "orders" of the wire format.
 * Totals are EUR cents, tax included; `totalCurrencyCents` is what was asked for in `currency` at `rate` (units per 1 EUR).
 */
export const purchases = pgTable(
  'purchases',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    /** User who ordered and receives the emails. */
    userId: integer()
      .notNull()
      .references(() => users.id),
    language: text().$type<'en' | 'ru'>().notNull(),
    totalCents: cents().notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    rate: text().notNull(),
    totalCurrencyCents: cents().notNull(),
    rentMonths: integer().notNull(),
    tax: jsonb().$type<TaxBlock>().notNull(),
    promoCode: text(),
    comment: text().notNull().default(''),
    legalEntityId: integer(),
    attribution: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('purchases_account').on(table.accountId)],
);
export type PurchaseRow = typeof purchases.$inferSelect;

/** What visitors have entered on order pages, by the hash of their browser's cookie. `accountId`: may be read by it alone. */
export const orderDrafts = pgTable(
  'order_drafts',
  {
    tokenHash: text().notNull(),
    line: text().$type<ProductLine>().notNull(),
    accountId: integer().references(() => accounts.id),
    /** The order made from it, which isn't paid for yet. */
    purchaseId: integer().references(() => purchases.id),
    content: jsonb().$type<OrderDraft>().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.line] }),
    index('order_drafts_account').on(table.accountId),
    index('order_drafts_expiry').on(table.expiresAt),
    index('order_drafts_purchase').on(table.purchaseId),
  ],
);

/** What a purchase was made of, in both money forms; the sum of the lines is the purchase's total. */
export const purchaseLines = pgTable(
  'purchase_lines',
  {
    purchaseId: integer()
      .notNull()
      .references(() => purchases.id),
    position: integer().notNull(),
    kind: text().$type<'tariff' | 'extra' | 'license' | 'setup' | 'discount' | 'tax'>().notNull(),
    /** As it was called at the time of the order. */
    label: jsonb().$type<{ en: string; ru: string }>().notNull(),
    count: integer().notNull(),
    months: integer().notNull(),
    amountCents: cents().notNull(),
    amountCurrencyCents: cents().notNull(),
  },
  (table) => [primaryKey({ columns: [table.purchaseId, table.position] })],
);

/** Which version of the terms was accepted with a purchase, when and from where. */
export const purchaseConsents = pgTable('purchase_consents', {
  purchaseId: integer()
    .primaryKey()
    .references(() => purchases.id),
  userId: integer()
    .notNull()
    .references(() => users.id),
  termsVersion: text().notNull(),
  language: text().notNull(),
  ip: text().notNull(),
  userAgent: text().notNull(),
  acceptedAt: createdAt(),
});

/** The answer to an order that carried `Idempotency-Key`; repeats get it instead of a second order. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    key: text().notNull(),
    /** SHA-256 of the request's body, hex. */
    bodyHash: text(),
    /** As text (`json`): a repeat is answered letter for letter. */
    answer: json().$type<OrderCreated>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] })],
);

/** What a service was ordered with, by its line; each line's folder has the means to tell its own. */
export type ServiceSpec = VpsSpec | BackupSpec | VpnSpec | VhSpec | DsSpec;

/** A bought thing with a life of its own. `priceCents` is the net EUR renewal price a month. */
export const services = pgTable(
  'services',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    purchaseId: integer().references(() => purchases.id),
    projectId: integer()
      .notNull()
      .references(() => projects.id),
    kind: text().$type<ProductLine>().notNull(),
    name: text().notNull(),
    /** Id within the tables of its line, so no key holds it: a VPS plan, a volume of backup storage, a VPN product, or a web hosting plan. */
    planId: integer().notNull(),
    /** Null for a service that isn't in one place, such as a VPN. */
    locationId: integer().references(() => locations.id),
    state: text()
      .$type<
        'awaiting_payment' | 'pending_setup' | 'failed_setup' | 'active' | 'suspended' | 'failed_renew' | 'canceled'
      >()
      .notNull(),
    spec: jsonb().$type<ServiceSpec>().notNull(),
    rentMonths: integer().notNull(),
    priceCents: cents().notNull(),
    paidCents: cents().notNull().default(0),
    paidUntil: timestamp({ withTimezone: true }),
    trialUntil: timestamp({ withTimezone: true }),
    /** What its terms are priced from, for one item. Null for services from before it was kept: `priceCents` holds. */
    pricing: jsonb().$type<PricingInput>(),
    /** Terms that are paid for at that price; the order pays for one, unless it's a trial. */
    paidTerms: integer().notNull().default(1),
    /** Since when its renewal is due and couldn't be paid for. */
    unpaidSince: timestamp({ withTimezone: true }),
    suspendedAt: timestamp({ withTimezone: true }),
    autoRenew: boolean().notNull().default(true),
    ipv4: text().unique(),
    ipv6: text().unique(),
    /** Name by which a service without an address of its own is reached, such as a storage. */
    host: text(),
    /** What a web hosting account has in common with others, so that the addresses above aren't its own. */
    hostedOn: jsonb().$type<HostedOn>(),
    login: text(),
    /** Initial password, encrypted with the secret key. Shown in the account, never emailed. */
    sealedPassword: text(),
    /** Configuration files of a VPN's devices with their private keys, encrypted likewise. */
    sealedProfiles: text(),
    /** Logins of a dedicated server and of its management console, encrypted likewise. */
    sealedConsole: text(),
    /** Why it has ended: setup failed, or its renewal wasn't paid for. */
    failure: text().$type<'setup' | 'unpaid'>(),
    /** Tries of the setup that failed, why the last one did, and when the next one is due. */
    setupAttempts: integer().notNull().default(0),
    setupError: text(),
    setupFirstFailedAt: timestamp({ withTimezone: true }),
    setupNextAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
    activatedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('services_account').on(table.accountId),
    index('services_state').on(table.state, table.paidUntil),
    index('services_purchase').on(table.purchaseId),
    // A domain belongs to one hosting account, whoever ordered it; it's free again when that account has ended.
    uniqueIndex('services_domain')
      .on(sql`(${table.spec} ->> 'domain')`)
      .where(sql`${table.kind} = 'web_hosting' AND ${table.state} NOT IN ('canceled', 'failed_setup')`),
  ],
);
export type ServiceRow = typeof services.$inferSelect;

/**
 * What has happened to a service in a term, which is named by its end: each step once. A row is stored in the
 * transaction of the step's effect.
 */
export const serviceSteps = pgTable(
  'service_steps',
  {
    serviceId: integer()
      .notNull()
      .references(() => services.id),
    termEnd: timestamp({ withTimezone: true }).notNull(),
    /** `remind:7`, `charge_card`, `unpaid`, `suspend`, `warn:1`, `delete`. */
    step: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.termEnd, table.step] })],
);

/** Marks by which a person who had a trial is recognised: hashes of a normalised email address or a device's cookie. */
export const trialMarks = pgTable(
  'trial_marks',
  {
    hash: text().primaryKey(),
    purchaseId: integer()
      .notNull()
      .references(() => purchases.id),
    createdAt: createdAt(),
  },
  (table) => [index('trial_marks_purchase').on(table.purchaseId)],
);

/** Public keys of a customer; `fingerprint` is OpenSSH's SHA256 form. */
export const sshKeys = pgTable(
  'ssh_keys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('ssh_keys_user_fingerprint').on(table.userId, table.fingerprint)],
);
