import type { CashbackState, ProductLine } from '@hoster/contract';
import { sql } from '../../platform/db/drizzle.ts';
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from '../../platform/db/drizzle-pg.ts';
import { purchases } from '../../billing/index.ts';
import { accounts } from '../../identity/index.ts';

const account = () =>
  integer()
    .notNull()
    .references(() => accounts.id);

/** Accounts that have joined the partner programme. */
export const partners = pgTable('partners', {
  accountId: account().primaryKey(),
  /** Lower case. */
  code: text().notNull().unique(),
  /** Percentage of orders that are paid from now on. */
  percent: integer().notNull(),
  joinedAt: timestamp({ withTimezone: true }).notNull(),
});

/** What a partner's links have brought on a day (UTC). Numbers only: nothing about the visitors. */
export const partnerDays = pgTable(
  'partner_days',
  {
    partnerId: account(),
    day: date({ mode: 'string' }).notNull(),
    visits: integer().notNull().default(0),
    signUps: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.day] })],
);

/** Partners whose link led to the sign-up of an account. */
export const referrals = pgTable(
  'referrals',
  {
    accountId: account().primaryKey(),
    partnerId: account(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('referrals_partner').on(table.partnerId)],
);

/** Payouts of cashback to the balance, numbered by partner. EUR cents. */
export const partnerPayouts = pgTable(
  'partner_payouts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    partnerId: account(),
    number: integer().notNull(),
    amountCents: bigint({ mode: 'number' }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('partner_payouts_number').on(table.partnerId, table.number)],
);

/** Cashback for orders: at most one for each. */
export const cashback = pgTable(
  'cashback',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    partnerId: account(),
    purchaseId: integer()
      .notNull()
      .unique()
      .references(() => purchases.id),
    product: text().$type<ProductLine>().notNull(),
    percent: integer().notNull(),
    /** In EUR. Held cashback follows the books instead until the end of its hold: see `heldAmounts`. */
    amountCents: bigint({ mode: 'number' }).notNull(),
    state: text().$type<CashbackState>().notNull().default('held'),
    payoutId: integer().references(() => partnerPayouts.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** End of the hold. */
    availableAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('cashback_partner').on(table.partnerId, table.id),
    index('cashback_payout').on(table.payoutId),
    index('cashback_held')
      .on(table.availableAt)
      .where(sql`${table.state} = 'held'`),
  ],
);
export type CashbackRow = typeof cashback.$inferSelect;
