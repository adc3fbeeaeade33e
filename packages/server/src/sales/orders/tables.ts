import type { OrderDraft, ProductLine } from '@hoster/contract';
import type { PricingInput } from '@hoster/domain';
import { sql } from '../../platform/db/drizzle.ts';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from '../../platform/db/drizzle-pg.ts';
import { accounts, users } from '../../identity/index.ts';
import { purchases } from '../../billing/index.ts';
import { locations } from '../../catalogue/index.ts';
import type { CommonSpec } from './specification.ts';

const cents = () => bigint({ mode: 'number' });
const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** A customer's folders of services. "General" is created with the account. */
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

/**
 * Visitors' entries on order pages, by the hash of their browser's cookie. `accountId`: only this account may read it.
 */
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

/** Acceptance of the terms with a purchase: version, time and origin. */
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

/** Orders that staff have placed for customers, who accept the terms when they pay. */
export const staffOrders = pgTable(
  'staff_orders',
  {
    purchaseId: integer()
      .primaryKey()
      .references(() => purchases.id),
    placedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** `link`: the customer got an email with the page to pay on; `balance`: it was paid from their balance. */
    pay: text().$type<'link' | 'balance'>().notNull(),
    reason: text().notNull(),
    /** For the customer. */
    note: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [index('staff_orders_placed_by').on(table.placedBy)],
);

/** Host of a web hosting account, shared with other accounts. */
export type HostedOn = {
  /** Address of the control panel. */
  panelUrl: string;
  ipv4: string;
  ipv6: string;
  nameservers: string[];
};

/** A plan that a service gets with a later term. */
export type NextPlan = {
  planId: number;
  /** Fields of the specification that it changes. */
  size: Record<string, unknown>;
  /** Basis for pricing the terms with it. */
  pricing: PricingInput;
  /** Net renewal price, EUR cents a month. */
  priceCents: number;
};

/** Name, hostname and domain of a service, as the index for searches of staff has them. */
export const serviceWords = (service: Readonly<Record<'name' | 'host' | 'spec', AnyPgColumn>>) =>
  sql`lower(${service.name} || ' ' || coalesce(${service.host}, '') || ' ' || coalesce(${service.spec} ->> 'domain', ''))`;

/** An ordered service. `priceCents` is the net EUR renewal price a month. */
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
    /**
     * Id within the tables of its line, so there's no foreign key: a VPS plan, a dedicated server, a volume of
     * backup storage, a VPN product, or a web hosting plan.
     */
    planId: integer().notNull(),
    /** Null for a service that isn't in one place, such as a VPN. */
    locationId: integer().references(() => locations.id),
    state: text()
      .$type<
        'awaiting_payment' | 'pending_setup' | 'failed_setup' | 'active' | 'suspended' | 'failed_renew' | 'canceled'
      >()
      .notNull(),
    spec: jsonb().$type<CommonSpec>().notNull(),
    rentMonths: integer().notNull(),
    priceCents: cents().notNull(),
    paidCents: cents().notNull().default(0),
    paidUntil: timestamp({ withTimezone: true }),
    /**
     * Day of the month on which its paid terms begin, 1–31, UTC; the last day of months without it. Null before the first
     * paid term.
     */
    termDay: integer(),
    trialUntil: timestamp({ withTimezone: true }),
    /**
     * Basis for pricing its terms, for one item. Null for services created before it was stored: `priceCents` applies.
     */
    pricing: jsonb().$type<PricingInput>(),
    /** Terms that are paid for at that price; the order pays for one, unless it's a trial. */
    paidTerms: integer().notNull().default(1),
    /** Time since which its renewal is due and couldn't be paid for. */
    unpaidSince: timestamp({ withTimezone: true }),
    suspendedAt: timestamp({ withTimezone: true }),
    /** Why staff have suspended it, for the customer; null: they haven't. No payment lifts it. */
    suspendedFor: text(),
    /** Until then it's neither suspended nor deleted for lack of a payment. */
    heldUntil: timestamp({ withTimezone: true }),
    /** False: it ends when its paid time does. */
    autoRenew: boolean().notNull().default(true),
    /** Whether we charge for its next term. Otherwise the customer pays for each one. */
    autoPay: boolean().notNull().default(true),
    /** A smaller plan that was chosen for later. Its place is held from then on. */
    nextPlan: jsonb().$type<NextPlan>(),
    /** Begin of the first term with that plan. */
    nextFrom: timestamp({ withTimezone: true }),
    /** Who has chosen it. */
    nextBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Hostname of a service without an address of its own, such as a storage. */
    host: text(),
    /** Host that a web hosting account shares with others; their addresses are the host's. */
    hostedOn: jsonb().$type<HostedOn>(),
    login: text(),
    /** Fingerprints of its SSH host keys: `SHA256:…`. */
    hostKeys: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Initial password, encrypted with the secret key. Shown in the account, never emailed. */
    sealedPassword: text(),
    /** Configuration files of a VPN's devices with their private keys, encrypted likewise. */
    sealedProfiles: text(),
    /** Logins of a dedicated server and of its management console, encrypted likewise. */
    sealedConsole: text(),
    /** Why it has ended: setup failed, or its renewal wasn't paid for. */
    failure: text().$type<'setup' | 'unpaid'>(),
    /** Failures of setups from before `service_operations`, which counts them since. */
    setupAttempts: integer().notNull().default(0),
    setupError: text(),
    setupFirstFailedAt: timestamp({ withTimezone: true }),
    setupNextAt: timestamp({ withTimezone: true }),
    /** Id of the provider that has it, from its first answer on, and what that has said about it. */
    provider: text(),
    external: jsonb().$type<Readonly<Record<string, string | number | boolean | null>>>(),
    /** Counts the wishes for its state; the build is the first one. */
    generation: integer().notNull().default(1),
    /** State of a server after the last operation; null: none has changed it. */
    power: text().$type<'on' | 'off' | 'rescue'>(),
    createdAt: createdAt(),
    activatedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('services_account').on(table.accountId),
    index('services_words').using('gin', sql`${serviceWords(table)} gin_trgm_ops`),
    index('services_state').on(table.state, table.paidUntil),
    // Lists of staff: newest first.
    index('services_state_list').on(table.state, table.id),
    index('services_kind_list').on(table.kind, table.id),
    index('services_location_list').on(table.locationId, table.id),
    index('services_name').on(sql`lower(${table.name}) text_pattern_ops`),
    index('services_purchase').on(table.purchaseId),
    index('services_plan').on(table.kind, table.planId),
    index('services_next')
      .on(table.nextFrom)
      .where(sql`${table.nextFrom} is not null`),
    index('services_next_by')
      .on(table.nextBy)
      .where(sql`${table.nextBy} is not null`),
    // A domain belongs to one hosting account, whoever ordered it; it's free again when that account has ended.
    uniqueIndex('services_domain')
      .on(sql`(${table.spec} ->> 'domain')`)
      .where(sql`${table.kind} = 'web_hosting' AND ${table.state} NOT IN ('canceled', 'failed_setup')`),
  ],
);
export type ServiceRow = typeof services.$inferSelect;

/**
 * Steps taken for a service in a term, which is identified by its end: each step once. A row is stored in the
 * transaction of the step's effect.
 */
export const serviceSteps = pgTable(
  'service_steps',
  {
    serviceId: integer()
      .notNull()
      .references(() => services.id),
    termEnd: timestamp({ withTimezone: true }).notNull(),
    /** `remind:7`, `charge_card`, `unpaid`, `suspend`, `warn:1`, `delete`, `remind_end:3`, `end`. */
    step: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.termEnd, table.step] })],
);

/** Marks for recognising a person who had a trial: hashes of a normalised email address or a device's cookie. */
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

/**
 * Signs of a customer who had a free trial, for recognising accounts that are made for more of them: keyed hashes of the
 * name, the postal address, the domain of an email address, and the network. Kept for a year, or until the account is
 * deleted.
 */
export const trialSigns = pgTable(
  'trial_signs',
  {
    purchaseId: integer()
      .notNull()
      .references(() => purchases.id),
    kind: text().$type<'name' | 'address' | 'domain' | 'network'>().notNull(),
    hash: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.hash] }),
    index('trial_signs_hash').on(table.hash),
    index('trial_signs_created').on(table.createdAt),
  ],
);
export type TrialSign = typeof trialSigns.$inferSelect;

/** An earlier trial, and what its customer shares with another one. */
export type LikeTrial = { purchaseId: number; kinds: TrialSign['kind'][] };

/** Free trials that were refused until something is paid, for staff; kept as long as the signs. */
export const trialRefusals = pgTable(
  'trial_refusals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    like: jsonb().$type<LikeTrial[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('trial_refusals_account').on(table.accountId), index('trial_refusals_created').on(table.createdAt)],
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
