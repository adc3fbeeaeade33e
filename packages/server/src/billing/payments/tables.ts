import type {
  CryptoAsset,
  CurrencyCode,
  OrderCreated,
  PaymentMethodSlug,
  PaymentPurpose,
  Language,
} from '@hoster/contract';
import { sql } from '../../platform/db/drizzle.ts';
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
  type AnyPgColumn,
} from '../../platform/db/drizzle-pg.ts';
import { accounts, users } from '../../identity/index.ts';
import { purchases } from '../purchases/tables.ts';
import type { ProviderName } from './provider.ts';

/** Request and answer of VIES, kept as proof for the tax office. */
export interface VatEvidence {
  readonly identifier: string | null;
  readonly name: string | null;
  readonly address: string | null;
}

const cents = () => bigint({ mode: 'number' });
const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** One row per customer: the lock that balance changes queue on, and the overdraft. EUR cents. */
export const billingAccounts = pgTable('billing_accounts', {
  accountId: integer()
    .primaryKey()
    .references(() => accounts.id),
  overdraftCents: cents().notNull().default(0),
});

/** Cards saved by a provider: `token` replaces the number, which never reaches us. */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    /** Provider that has it, and can charge it. */
    provider: text().$type<ProviderName>().notNull().default('bank'),
    token: text().notNull().unique(),
    brand: text().notNull(),
    last4: text().notNull(),
    expMonth: integer().notNull(),
    expYear: integer().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('saved_cards_account').on(table.accountId), index('saved_cards_last4').on(table.last4)],
);

/** Name and VAT ID of a company, as the index for searches of staff has them. */
export const companyWords = (company: Readonly<Record<'name' | 'vatId', AnyPgColumn>>) =>
  sql`lower(${company.name} || ' ' || coalesce(${company.vatId}, ''))`;

/**
 * Companies and persons that an account can have invoiced instead of its owner. `vatStatus` decides whether VAT is
 * reversed.
 */
export const legalEntities = pgTable(
  'legal_entities',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    name: text().notNull(),
    kind: text().$type<'person' | 'company'>().notNull(),
    country: text().notNull(),
    address: text().notNull().default(''),
    city: text().notNull().default(''),
    zipCode: text().notNull().default(''),
    vatId: text(),
    vatStatus: text().$type<'none' | 'pending' | 'valid' | 'invalid'>().notNull(),
    /** When VIES was last queried, and its answer. Null: never queried. */
    vatCheckedAt: timestamp({ withTimezone: true }),
    vatEvidence: jsonb().$type<VatEvidence>(),
    isDefault: boolean().notNull().default(false),
    /** Purchases refer to it: it is hidden, not deleted. */
    removedAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    index('legal_entities_account').on(table.accountId),
    index('legal_entities_words').using('gin', sql`${companyWords(table)} gin_trgm_ops`),
  ],
);

/** States in which money may still settle a payment. */
export const openStatuses = ['awaiting', 'pending', 'failed'] as const;

/**
 * Payments for a purchase, the upgrade or the renewal of a service, or the balance. `ref` is the opaque name in
 * addresses. `attemptCount` counts the attempts; `attemptId` is the newest one at a provider, or the one that has paid it;
 * null if the balance has.
 */
export const payments = pgTable(
  'payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ref: text().notNull().unique(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    /** User who pays and receives the emails. */
    userId: integer()
      .notNull()
      .references(() => users.id),
    purpose: text().$type<PaymentPurpose>().notNull(),
    purchaseId: integer().references(() => purchases.id),
    /**
     * The service that is renewed or upgraded, and the end of its term then. Sales has the table of services, so only
     * the migration has the foreign key `payments_service_id_services_id_fk`.
     */
    serviceId: integer(),
    termEnd: timestamp({ withTimezone: true }),
    method: text().$type<PaymentMethodSlug>().notNull(),
    status: text()
      .$type<'awaiting' | 'pending' | 'paid' | 'underpaid' | 'expired' | 'failed'>()
      .notNull()
      .default('awaiting'),
    failure: text().$type<'declined' | 'timeout' | 'expired'>(),
    amountCents: cents().notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    /** Units of `currency` for 1 EUR, as decimal text. */
    rate: text().notNull(),
    amountCurrencyCents: cents().notNull(),
    language: text().$type<Language>().notNull(),
    saveCard: boolean().notNull().default(false),
    /** A renewal charged to a saved card, without the customer present. */
    isAutomatic: boolean().notNull().default(false),
    /** The card that is charged without asking again. */
    savedCardId: integer().references(() => savedCards.id, { onDelete: 'set null' }),
    /** Of a check of a card: the saved one whose place it takes; null where it's added. */
    replacedCardId: integer().references(() => savedCards.id, { onDelete: 'set null' }),
    attemptCount: integer().notNull().default(0),
    attemptId: integer().references((): AnyPgColumn => paymentAttempts.id),
    expiresAt: timestamp({ withTimezone: true }),
    paidAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    index('payments_account').on(table.accountId),
    index('payments_service')
      .on(table.serviceId)
      .where(sql`${table.serviceId} is not null`),
    uniqueIndex('payments_purchase').on(table.purchaseId),
    index('payments_status').on(table.status),
    // An account pays for one order at a time.
    uniqueIndex('payments_open_order')
      .on(table.accountId)
      .where(
        sql`${table.purpose} = 'purchase' and ${table.status} in ('awaiting', 'pending', 'failed') and ${table.attemptId} is not null`,
      ),
    uniqueIndex('payments_paid_renewal')
      .on(table.serviceId, table.termEnd)
      .where(sql`${table.purpose} = 'renewal' and ${table.status} in ('awaiting', 'pending', 'paid')`),
  ],
);

export type PaymentRow = typeof payments.$inferSelect;

/**
 * Attempts to pay at a provider. `opening`: it's being requested; `open`: the provider has a name for it; `closing`:
 * it's being withdrawn; `closed`: it can't be paid any more, though money in transit may still arrive.
 */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Our unguessable name of it: the provider's idempotency key. */
    ref: text().notNull().unique(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    provider: text().$type<ProviderName>().notNull(),
    method: text().$type<PaymentMethodSlug>().notNull(),
    state: text().$type<'opening' | 'open' | 'closing' | 'closed'>().notNull().default('opening'),
    /** The provider's name of it. */
    providerRef: text(),
    /** Where the customer pays; null where the payment's own page shows how. */
    redirectUrl: text(),
    description: text().notNull(),
    asset: jsonb().$type<CryptoAsset>(),
    /** Token of the saved card that is charged. */
    cardToken: text(),
    /** When the provider was first asked to open it: a charge may have been made from then on. */
    askedAt: timestamp({ withTimezone: true }),
    /** When the provider was last polled for it, and until when it's polled. */
    lookedAt: timestamp({ withTimezone: true }),
    watchedUntil: timestamp({ withTimezone: true }),
    /** What its coins looked like when it was last polled: a change is announced. */
    coinsSeen: text(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('payment_attempts_provider_ref').on(table.provider, table.providerRef),
    index('payment_attempts_payment').on(table.paymentId),
    index('payment_attempts_reference').on(table.providerRef),
    index('payment_attempts_opening')
      .on(table.createdAt)
      .where(sql`${table.state} = 'opening'`),
    index('payment_attempts_watched').on(table.watchedUntil),
  ],
);

export type AttemptRow = typeof paymentAttempts.$inferSelect;

/** Refunds, to where the money came from or to the balance. Amounts in cents of the payment's currency, and in EUR. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Our name of it: the provider's idempotency key. */
    ref: text().notNull().unique(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    /** `refund`: a part of what paid the payment; `returned`: money that the payment couldn't accept. */
    kind: text().$type<'refund' | 'returned'>().notNull().default('refund'),
    /** The attempt that the money came from; null for a refund to the balance of what was paid from it. */
    attemptId: integer().references(() => paymentAttempts.id),
    amountCents: cents().notNull(),
    euroCents: cents().notNull(),
    /**
     * `queued`: the provider is being asked; `refused`: it can't, so the money is on the balance; `credited`: it was meant
     * for the balance.
     */
    state: text().$type<'queued' | 'sent' | 'refused' | 'credited'>().notNull().default('queued'),
    createdAt: createdAt(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('payment_refunds_payment').on(table.paymentId),
    index('payment_refunds_queued')
      .on(table.createdAt)
      .where(sql`${table.state} = 'queued'`),
  ],
);

export type RefundRow = typeof paymentRefunds.$inferSelect;

/**
 * Money of an attempt that the customer's bank has taken back, until the dispute is won. Amounts in cents of the
 * payment's currency, and in EUR.
 */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The provider's name of it. */
    ref: text().notNull().unique(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    attemptId: integer()
      .notNull()
      .references(() => paymentAttempts.id),
    amountCents: cents().notNull(),
    euroCents: cents().notNull(),
    /** How much of `euroCents` is booked as taken back. The rest overlaps refunds that are already in progress. */
    bookedCents: cents().notNull(),
    state: text().$type<'taken' | 'won'>().notNull().default('taken'),
    createdAt: createdAt(),
  },
  (table) => [
    index('payment_disputes_payment').on(table.paymentId),
    index('payment_disputes_attempt').on(table.attemptId),
  ],
);

/** Processed events of providers; the primary key makes a replay harmless. */
export const providerEvents = pgTable('provider_events', {
  eventId: text().primaryKey(),
  paymentId: integer().notNull(),
  outcome: text().notNull(),
  receivedAt: createdAt(),
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
    /** As text (`json`): a repeat gets exactly the same answer. */
    answer: json().$type<OrderCreated>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] })],
);
