import type { Localised } from '../../i18n/localised.ts';
import type { CurrencyCode, Language } from '@hoster/contract';
import { sql } from '../../platform/db/drizzle.ts';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from '../../platform/db/drizzle-pg.ts';
import { accounts, users } from '../../identity/index.ts';

const cents = () => bigint({ mode: 'number' });

/** Tax as shown when ordering; stored, because rates change. */
export type TaxBlock = {
  country: string | null;
  rate_percent: number;
  reverse_charge: boolean;
  label: string | null;
  amount_cents: number;
};

/**
 * One sale: an order, a renewal or an upgrade. Covers everything that was agreed and is paid and invoiced together. The
 * services of an order are the "orders" of the wire format.
 * Totals are EUR cents, tax included; `totalCurrencyCents` is the amount requested in `currency` at `rate` (units per 1
 * EUR).
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
    language: text().$type<Language>().notNull(),
    totalCents: cents().notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    rate: text().notNull(),
    totalCurrencyCents: cents().notNull(),
    rentMonths: integer().notNull(),
    tax: jsonb().$type<TaxBlock>().notNull(),
    /** Null again when the order comes to nothing: then another one may take the code. */
    promoCode: text(),
    comment: text().notNull().default(''),
    legalEntityId: integer(),
    attribution: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('purchases_account').on(table.accountId),
    index('purchases_promo')
      .on(table.promoCode)
      .where(sql`${table.promoCode} is not null`),
  ],
);
export type PurchaseRow = typeof purchases.$inferSelect;

/** Lines of a purchase, in EUR and in its currency; their sum is the purchase's total. */
export const purchaseLines = pgTable(
  'purchase_lines',
  {
    purchaseId: integer()
      .notNull()
      .references(() => purchases.id),
    position: integer().notNull(),
    kind: text().$type<'tariff' | 'extra' | 'license' | 'setup' | 'discount' | 'tax'>().notNull(),
    /** Label at the time of the order. */
    label: jsonb().$type<Localised>().notNull(),
    count: integer().notNull(),
    months: integer().notNull(),
    amountCents: cents().notNull(),
    amountCurrencyCents: cents().notNull(),
  },
  (table) => [primaryKey({ columns: [table.purchaseId, table.position] })],
);
