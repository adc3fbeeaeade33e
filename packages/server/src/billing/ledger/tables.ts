import { sql } from '../../platform/db/drizzle.ts';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from '../../platform/db/drizzle-pg.ts';
import { accounts } from '../../identity/index.ts';
import type { Localised } from '../../i18n/localised.ts';
import { purchases } from '../purchases/tables.ts';

/** Names of the accounts in the books, and what a debit (a positive amount) on each means. */
export const ledgerAccounts = [
  /** Funds of a customer: a credit is money that belongs to them. */
  'customer',
  /** A customer's debt within the granted overdraft. */
  'overdraft',
  /** What a customer owes for sales. */
  'receivable',
  'revenue',
  /** Tax that we owe to a country. */
  'vat',
  /** Money that a provider has taken for us. */
  'clearing',
  /** Fees that providers keep. */
  'fees',
  /** Revenue that was refunded. */
  'refunds',
  /** Chargebacks that were written off. */
  'chargebacks',
  /** Cashback of partners. */
  'commissions',
  /** Owner's equity: opening balances and corrections. */
  'equity',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/**
 * Movements of money: one row per business event, append-only. `reference` is its unique name, so that it's booked
 * once. Triggers of the migration refuse changes, and transactions whose postings don't sum to zero.
 */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reference: text().notNull().unique(),
    kind: text()
      .$type<'top_up' | 'payment' | 'refund' | 'returned' | 'chargeback' | 'fee' | 'cashback' | 'correction'>()
      .notNull(),
    paymentId: integer(),
    /** Purchase that was sold or refunded. */
    purchaseId: integer().references(() => purchases.id),
    /** Shown to the customer. */
    description: jsonb().$type<Localised>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('ledger_transactions_payment').on(table.paymentId),
    index('ledger_transactions_purchase').on(table.purchaseId),
    // Entries of a period.
    index('ledger_transactions_created').on(table.createdAt),
  ],
);

/** One side of a transaction in EUR cents: a debit is positive, a credit negative. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    transactionId: integer()
      .notNull()
      .references(() => ledgerTransactions.id),
    account: text().$type<LedgerAccount>().notNull(),
    /** Of `customer`, `overdraft` and `receivable`: whose it is. */
    accountId: integer().references(() => accounts.id),
    /** Of `vat`: country of the tax; null where the law had none then. */
    country: text(),
    /** Of `clearing`: provider that has taken the money. */
    provider: text(),
    amountCents: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    index('ledger_postings_transaction').on(table.transactionId),
    // A balance is read from the index alone.
    index('ledger_postings_account').on(table.accountId, table.account, table.amountCents),
    // The latest movements of a balance.
    index('ledger_postings_latest').on(table.accountId, table.transactionId),
    // The latest entries of an account of the books.
    index('ledger_postings_entries').on(table.account, table.transactionId),
    check(
      'ledger_postings_chart',
      sql`${table.account} in (${sql.raw(ledgerAccounts.map((name) => `'${name}'`).join(', '))})`,
    ),
    check('ledger_postings_country', sql`${table.account} = 'vat' or ${table.country} is null`),
    check('ledger_postings_amount', sql`${table.amountCents} <> 0`),
    check(
      'ledger_postings_customer',
      sql`(${table.account} in ('customer', 'overdraft', 'receivable')) = (${table.accountId} is not null)`,
    ),
    check('ledger_postings_provider', sql`(${table.account} = 'clearing') = (${table.provider} is not null)`),
  ],
);
