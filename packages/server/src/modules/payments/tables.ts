import type { CurrencyCode, PaymentMethodSlug } from '@hoster/contract';
import { sql } from 'drizzle-orm';
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
} from 'drizzle-orm/pg-core';
import { accounts } from '../account/tables.ts';
import { users } from '../auth/tables.ts';
import type { Localised } from '../catalogue/tables.ts';
import { purchases, services } from '../orders/tables.ts';
import type { VatEvidence } from '../vat/evidence.ts';

const cents = () => bigint({ mode: 'number' });
const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** One row a customer: the lock that balance changes queue on, and what may be owed. EUR cents. */
export const billingAccounts = pgTable('billing_accounts', {
  accountId: integer()
    .primaryKey()
    .references(() => accounts.id),
  overdraftCents: cents().notNull().default(0),
});

/** Cards that the bank keeps: `token` stands for the number, which never comes here. */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
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

/**
 * A demand for money, for a purchase, the renewal of a service or the balance. `ref` is the opaque name of the addresses.
 * `attempt` counts the tries at the bank; only the newest one may settle the payment.
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
    purpose: text().$type<'purchase' | 'top_up' | 'renewal'>().notNull(),
    purchaseId: integer().references(() => purchases.id),
    /** The service that is renewed, and the end of the term before. */
    serviceId: integer().references(() => services.id),
    termEnd: timestamp({ withTimezone: true }),
    method: text().$type<PaymentMethodSlug>().notNull(),
    status: text()
      .$type<'awaiting' | 'pending' | 'paid' | 'underpaid' | 'expired' | 'failed'>()
      .notNull()
      .default('awaiting'),
    failure: text().$type<'declined' | 'timeout'>(),
    amountCents: cents().notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    /** Units of `currency` for 1 EUR, as decimal text. */
    rate: text().notNull(),
    amountCurrencyCents: cents().notNull(),
    language: text().$type<'en' | 'ru'>().notNull(),
    saveCard: boolean().notNull().default(false),
    /** The card it is taken from without asking again. */
    savedCardId: integer().references(() => savedCards.id, { onDelete: 'set null' }),
    attempt: integer().notNull().default(0),
    bankPaymentId: text(),
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
        sql`${table.purpose} = 'purchase' and ${table.status} in ('awaiting', 'pending', 'failed') and ${table.bankPaymentId} is not null`,
      ),
    uniqueIndex('payments_paid_renewal')
      .on(table.serviceId, table.termEnd)
      .where(sql`${table.status} in ('awaiting', 'pending', 'paid')`),
  ],
);

export type PaymentRow = typeof payments.$inferSelect;

/** Events of the bank that were taken in; the primary key makes a replay harmless. */
export const bankEvents = pgTable('bank_events', {
  eventId: text().primaryKey(),
  paymentId: integer().notNull(),
  outcome: text().notNull(),
  receivedAt: createdAt(),
  /** When its money was sent back, because nothing was left to pay for. */
  refundedAt: timestamp({ withTimezone: true }),
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
