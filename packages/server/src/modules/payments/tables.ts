import type { CryptoAsset, CurrencyCode, PaymentMethodSlug, PaymentPurpose } from '@hoster/contract';
import { sql } from '../../db/drizzle.ts';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  doublePrecision,
  text,
  timestamp,
  uniqueIndex,
  type AnyPgColumn,
} from '../../db/drizzle-pg.ts';
import { accounts } from '../account/tables.ts';
import { users } from '../auth/tables.ts';
import type { Localised } from '../catalogue/tables.ts';
import { purchases, services } from '../orders/tables.ts';
import type { VatEvidence } from '../vat/evidence.ts';
import type { ProviderName } from './provider.ts';

const cents = () => bigint({ mode: 'number' });
const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** One row a customer: the lock that balance changes queue on, and what may be owed. EUR cents. */
export const billingAccounts = pgTable('billing_accounts', {
  accountId: integer()
    .primaryKey()
    .references(() => accounts.id),
  overdraftCents: cents().notNull().default(0),
});

/** Cards that a provider keeps: `token` replaces the number, which never reaches us. */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    /** Who keeps it, and can charge it. */
    provider: text().$type<ProviderName>().notNull().default('bank'),
    token: text().notNull().unique(),
    brand: text().notNull(),
    last4: text().notNull(),
    expMonth: integer().notNull(),
    expYear: integer().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('saved_cards_account').on(table.accountId)],
);

/** Whom an account may have invoiced instead of its person. `vatStatus` decides whether VAT is reversed. */
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
    /** When VIES was asked last, and what it said. Null: never asked. */
    vatCheckedAt: timestamp({ withTimezone: true }),
    vatEvidence: jsonb().$type<VatEvidence>(),
    isDefault: boolean().notNull().default(false),
    /** Purchases name it: it is hidden, not deleted. */
    removedAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [index('legal_entities_account').on(table.accountId)],
);

/** States in which money may still settle a payment. */
export const openStatuses = ['awaiting', 'pending', 'failed'] as const;

/**
 * A demand for money, for a purchase, the upgrade or the renewal of a service, or the balance. `ref` is the opaque name of the addresses.
 * `attempt` counts the tries; `attemptId` is the newest one at a provider, and once it's paid the one that has paid it;
 * null where that is the balance.
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
    /** The service that is renewed or upgraded, and the end of its term then. */
    serviceId: integer().references(() => services.id),
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
    language: text().$type<'en' | 'ru'>().notNull(),
    saveCard: boolean().notNull().default(false),
    /** A renewal charged to a kept card, without the customer present. */
    isAutomatic: boolean().notNull().default(false),
    /** The card it is taken from without asking again. */
    savedCardId: integer().references(() => savedCards.id, { onDelete: 'set null' }),
    attempt: integer().notNull().default(0),
    attemptId: integer().references((): AnyPgColumn => paymentAttempts.id),
    expiresAt: timestamp({ withTimezone: true }),
    paidAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    index('payments_account').on(table.accountId),
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
 * A try to pay at a provider. `opening`: the provider is being asked for it; `open`: it has a name there; `closing`: it's
 * being withdrawn; `closed`: it can't be paid any more, though money that is under way may still come.
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
    /** Where the customer pays; null where the payment's own page says how. */
    redirectUrl: text(),
    description: text().notNull(),
    asset: jsonb().$type<CryptoAsset>(),
    /** Token of the kept card that is charged. */
    cardToken: text(),
    /** When the provider was asked to open it for the first time: a charge may have been made from then on. */
    askedAt: timestamp({ withTimezone: true }),
    /** When the provider was last asked what has happened to it, and until when that is done. */
    lookedAt: timestamp({ withTimezone: true }),
    watchedUntil: timestamp({ withTimezone: true }),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('payment_attempts_provider_ref').on(table.provider, table.providerRef),
    index('payment_attempts_payment').on(table.paymentId),
    index('payment_attempts_opening')
      .on(table.createdAt)
      .where(sql`${table.state} = 'opening'`),
    index('payment_attempts_watched').on(table.watchedUntil),
  ],
);

export type AttemptRow = typeof paymentAttempts.$inferSelect;

/** Money that goes back, to where it came from or to the balance. Amounts in cents of the payment's currency, and in EUR. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Our name of it: the provider's idempotency key. */
    ref: text().notNull().unique(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    /** `refund`: a part of what paid the payment; `returned`: money that the payment had no place for. */
    kind: text().$type<'refund' | 'returned'>().notNull().default('refund'),
    /** The attempt that brought the money; null for a refund to the balance of what was paid from it. */
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

/** Money of an attempt that the customer's bank has taken back, until the dispute is won. EUR cents. */
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
    euroCents: cents().notNull(),
    /** How much of it is in the books as taken back. The rest meets money that is on its way back already. */
    bookedCents: cents().notNull(),
    state: text().$type<'taken' | 'won'>().notNull().default('taken'),
    createdAt: createdAt(),
  },
  (table) => [
    index('payment_disputes_payment').on(table.paymentId),
    index('payment_disputes_attempt').on(table.attemptId),
  ],
);

/** Events of providers that were taken in; the primary key makes a replay harmless. */
export const providerEvents = pgTable('provider_events', {
  eventId: text().primaryKey(),
  paymentId: integer().notNull(),
  outcome: text().notNull(),
  receivedAt: createdAt(),
});

/** Ways to pay; `countries` null = everywhere. */
export const paymentMethods = pgTable('payment_methods', {
  slug: text().$type<'balance' | 'card' | 'paypal' | 'crypto' | 'sbp' | 'mir' | 'bank'>().primaryKey(),
  label: jsonb().$type<Localised>().notNull(),
  icon: text().notNull(),
  currencies: jsonb().$type<CurrencyCode[]>().notNull(),
  countries: jsonb().$type<string[]>(),
  minAmountCents: integer(),
  feePercent: doublePrecision().notNull().default(0),
  canSave: boolean().notNull().default(false),
  isEnabled: boolean().notNull().default(true),
  position: integer().notNull().default(0),
});
