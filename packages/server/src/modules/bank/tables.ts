import type { CurrencyCode } from '@hoster/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * The pretend bank's own books; it knows nothing of ours but what the merchant told it.
 * `amountCents` is in `currency`'s hundredths. `eventId` is fixed at the decision, so that repeats of the call are equal.
 */
export const bankPayments = pgTable(
  'bank_payments',
  {
    id: text().primaryKey(),
    merchantRef: text().notNull(),
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
    /** When the money went back to its owner. */
    refundedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  // A payment of the shop has one page at which it can be paid.
  (table) => [
    uniqueIndex('bank_payments_open')
      .on(table.merchantRef)
      .where(sql`${table.outcome} is null`),
    index('bank_payments_untold')
      .on(table.decidedAt)
      .where(sql`${table.eventId} is not null and ${table.notifiedAt} is null`),
  ],
);
