import type { CurrencyCode } from '@hoster/contract';
import { boolean, doublePrecision, integer, jsonb, pgTable, text } from '../platform/db/drizzle-pg.ts';
import type { Localised } from '../i18n/localised.ts';

/** Payment methods; `countries` null = everywhere. */
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
