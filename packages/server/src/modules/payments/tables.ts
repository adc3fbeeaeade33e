import { boolean, index, integer, jsonb, pgTable, real, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Localised } from '../catalogue/tables.ts';

const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** One row a customer: the lock that balance changes queue on, and what may be owed. EUR cents. */
export const billingAccounts = pgTable('billing_accounts', {
  userId: integer().primaryKey(),
  overdraftCents: integer().notNull().default(0),
});

/**
 * Balance movements, append-only: the balance is their sum (EUR cents, negative = spent).
 * `counterAccount` names the other side, so that double entry can be derived; `reference` makes a repeat impossible.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer().notNull(),
    amountCents: integer().notNull(),
    kind: text().$type<'top_up' | 'purchase' | 'refund' | 'opening'>().notNull(),
    counterAccount: text().$type<'bank' | 'revenue' | 'equity'>().notNull(),
    reference: text().notNull().unique(),
    paymentId: integer(),
    createdAt: createdAt(),
  },
  (table) => [index('ledger_entries_user').on(table.userId)],
);

/**
 * A demand for money, for a purchase or for the balance. `ref` is the opaque name of the addresses.
 * `attempt` counts the tries at the bank; only the newest one may settle the payment.
 */
export const payments = pgTable(
  'payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ref: text().notNull().unique(),
    userId: integer().notNull(),
    purpose: text().$type<'purchase' | 'top_up'>().notNull(),
    purchaseId: integer(),
    method: text().notNull(),
    status: text()
      .$type<'awaiting' | 'pending' | 'paid' | 'underpaid' | 'expired' | 'failed'>()
      .notNull()
      .default('awaiting'),
    failure: text().$type<'declined' | 'timeout'>(),
    amountCents: integer().notNull(),
    currency: text().notNull(),
    rate: real().notNull(),
    amountCurrencyCents: integer().notNull(),
    language: text().$type<'en' | 'ru'>().notNull(),
    saveCard: boolean().notNull().default(false),
    attempt: integer().notNull().default(0),
    bankPaymentId: text(),
    expiresAt: timestamp({ withTimezone: true }),
    paidAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    index('payments_user').on(table.userId),
    uniqueIndex('payments_purchase').on(table.purchaseId),
    index('payments_status').on(table.status),
  ],
);

/** Events of the bank that were taken in; the primary key makes a replay harmless. */
export const bankEvents = pgTable('bank_events', {
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
  currencies: jsonb().$type<string[]>().notNull(),
  countries: jsonb().$type<string[]>(),
  minAmountCents: integer(),
  feePercent: real().notNull().default(0),
  canSave: boolean().notNull().default(false),
  isEnabled: boolean().notNull().default(true),
  position: integer().notNull().default(0),
});
