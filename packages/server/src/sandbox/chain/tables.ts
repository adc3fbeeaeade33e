import type { CurrencyCode, Language } from '@hoster/contract';
import type { CoinOutcome } from '@hoster/domain/crypto/payment';
import { bigint, index, integer, jsonb, numeric, pgTable, text, timestamp } from '../../platform/db/drizzle-pg.ts';
import type { ProviderEvent } from '../../billing/index.ts';

const units = () => numeric({ mode: 'bigint', precision: 60, scale: 0 }).notNull();

/**
 * The embedded chain's own books: an address for each attempt to pay. Sums are in hundredths, coins in smallest units.
 */
export const chainWallets = pgTable(
  'chain_wallets',
  {
    id: text().primaryKey(),
    /** The shop's id of the attempt; usable once. */
    attemptRef: text().notNull().unique(),
    ticker: text().notNull(),
    network: text().notNull(),
    address: text().notNull().unique(),
    amountCents: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    euroCents: bigint({ mode: 'number' }).notNull(),
    language: text().$type<Language>().notNull(),
    description: text().notNull(),
    returnUrl: text().notNull(),
    units: units(),
    /** EUR per coin. Renewed until coins arrive. */
    rate: text().notNull(),
    rateExpiresAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    watchedUntil: timestamp({ withTimezone: true }).notNull(),
    end: text().$type<CoinOutcome['end']>().notNull().default('open'),
    /** EUR cents. */
    creditedInTime: bigint({ mode: 'number' }).notNull().default(0),
    creditedLate: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('chain_wallets_watched').on(table.watchedUntil)],
);

/** Coins that were sent. A transaction that the network drops is deleted. */
export const chainTransactions = pgTable(
  'chain_transactions',
  {
    hash: text().primaryKey(),
    walletId: text()
      .notNull()
      .references(() => chainWallets.id),
    units: units(),
    /** EUR per coin when they were sent. */
    rate: text().notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
    /** Blocks mined by hand, in addition to those mined over time. */
    minedBlocks: integer().notNull().default(0),
  },
  (table) => [index('chain_transactions_wallet').on(table.walletId)],
);

/** Events that the chain reports to the shop, in this order. */
export const chainEvents = pgTable(
  'chain_events',
  {
    position: integer().primaryKey().generatedAlwaysAsIdentity(),
    id: text().notNull().unique(),
    walletId: text()
      .notNull()
      .references(() => chainWallets.id),
    event: jsonb().$type<ProviderEvent>().notNull(),
  },
  (table) => [index('chain_events_wallet').on(table.walletId)],
);
