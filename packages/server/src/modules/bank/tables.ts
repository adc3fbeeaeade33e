import type { CurrencyCode } from '@hoster/contract';
import { sql } from '../../db/drizzle.ts';
import { bigint, boolean, index, integer, pgTable, text, timestamp } from '../../db/drizzle-pg.ts';

/**
 * The pretend bank's own books; it only knows what the merchant sent.
 * `amountCents` is in `currency`'s hundredths. `eventId` is fixed at the decision, so that repeats of the call are equal.
 */
export const bankPayments = pgTable(
  'bank_payments',
  {
    id: text().primaryKey(),
    merchantRef: text().notNull(),
    /** The shop's name of the try, which opens once. */
    attemptRef: text().unique(),
    method: text().notNull(),
    amountCents: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    language: text().$type<'en' | 'ru'>().notNull(),
    description: text().notNull(),
    returnUrl: text().notNull(),
    /** The customer lets the shop keep the card. */
    keepCard: boolean().notNull().default(false),
    outcome: text().$type<'approved' | 'declined' | 'timeout'>(),
    eventId: text(),
    decidedAt: timestamp({ withTimezone: true }),
    notifiedAt: timestamp({ withTimezone: true }),
    /** Code of the second step (3-D Secure) while it's asked for, and how often it was wrong. */
    challenge: text(),
    wrongCodes: integer().notNull().default(0),
    /** The owner has taken the money back through their bank. */
    disputedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('bank_payments_untold')
      .on(table.decidedAt)
      .where(sql`${table.eventId} is not null and ${table.notifiedAt} is null`),
  ],
);

/** Money that the pretend bank has sent back, in hundredths of the payment's currency. */
export const bankRefunds = pgTable('bank_refunds', {
  ref: text().primaryKey(),
  bankPaymentId: text()
    .notNull()
    .references(() => bankPayments.id),
  amountCents: bigint({ mode: 'number' }).notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
