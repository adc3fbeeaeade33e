import type { CurrencyCode, Language } from '@hoster/contract';
import { sql } from '../../platform/db/drizzle.ts';
import { bigint, boolean, index, integer, pgTable, text, timestamp } from '../../platform/db/drizzle-pg.ts';

/**
 * The demo bank's own records; it only knows what the merchant sent. `amountCents` is in `currency`'s hundredths.
 * `eventId` is fixed at the decision, so that repeats of the call are equal.
 */
export const bankPayments = pgTable(
  'bank_payments',
  {
    id: text().primaryKey(),
    merchantRef: text().notNull(),
    /** The shop's id of the attempt; usable once. */
    attemptRef: text().unique(),
    method: text().notNull(),
    amountCents: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    language: text().$type<Language>().notNull(),
    description: text().notNull(),
    returnUrl: text().notNull(),
    /** Whether the customer lets the shop save the card. */
    keepCard: boolean().notNull().default(false),
    outcome: text().$type<'approved' | 'declined' | 'timeout'>(),
    eventId: text(),
    decidedAt: timestamp({ withTimezone: true }),
    notifiedAt: timestamp({ withTimezone: true }),
    /** Verification code (3-D Secure) while it's required, and the number of wrong entries. */
    challenge: text(),
    wrongCodes: integer().notNull().default(0),
    /** The cardholder has disputed the payment through their bank. */
    disputedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('bank_payments_untold')
      .on(table.decidedAt)
      .where(sql`${table.eventId} is not null and ${table.notifiedAt} is null`),
  ],
);

/** Refunds by the demo bank, in hundredths of the payment's currency. */
export const bankRefunds = pgTable('bank_refunds', {
  ref: text().primaryKey(),
  bankPaymentId: text()
    .notNull()
    .references(() => bankPayments.id),
  amountCents: bigint({ mode: 'number' }).notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
