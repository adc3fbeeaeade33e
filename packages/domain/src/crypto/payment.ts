import type { CryptoState } from '@hoster/contract';
import { euroWorth, type CoinUnits } from './amount.ts';

/** What a payment in coins asks for. Times are instants. */
export interface CoinTerms {
  readonly units: CoinUnits;
  /** EUR per coin, as decimal text. Fixed from the first coins on. */
  readonly rate: string;
  readonly decimals: number;
  /** Confirmations after which a transaction counts. */
  readonly need: number;
  /** Coins first seen from here on are late. */
  readonly expiresAt: Date;
  /** Coins first seen from here on aren't noticed any more. */
  readonly watchedUntil: Date;
}

/** A transaction to the payment's address. */
export interface CoinTransaction {
  readonly hash: string;
  readonly units: CoinUnits;
  readonly confirmations: number;
  /** When it was first seen, be it without a confirmation. */
  readonly seenAt: Date;
  /** EUR per coin when it was seen: what late coins are worth. */
  readonly rate: string;
}

/** What is known about a payment, and can't be undone. All in EUR cents. */
export interface CoinOutcome {
  /** `open`: nothing has been decided. `closed`: it has ended without the amount. */
  readonly end: 'open' | 'approved' | 'closed';
  /** Credited from coins that came in time: the surplus, or all of them if they weren't enough. */
  readonly creditedInTime: number;
  readonly creditedLate: number;
}

/** Something to tell about a payment, once. `total` is what this reason has credited in all: part of the event's id. */
export type CoinEvent =
  | { readonly kind: 'approved' | 'expired' }
  | {
      readonly kind: 'credited';
      readonly reason: 'underpaid' | 'overpaid' | 'late';
      readonly euroCents: number;
      readonly total: number;
    };

/** The outcome of a payment that nothing is known about. */
export const openOutcome: CoinOutcome = { end: 'open', creditedInTime: 0, creditedLate: 0 };

interface Sums {
  /** First seen in time, confirmed or not. */
  readonly seen: CoinUnits;
  readonly settled: CoinUnits;
  /** EUR cents of confirmed coins that were late. */
  readonly lateCents: number;
  readonly hasLate: boolean;
}

/** Each transaction counts once, with the most confirmations that were reported. */
function once(transactions: readonly CoinTransaction[]): CoinTransaction[] {
  const byHash = new Map<string, CoinTransaction>();
  for (const one of transactions) {
    const known = byHash.get(one.hash);
    if (!known || known.confirmations < one.confirmations) byHash.set(one.hash, one);
  }
  return [...byHash.values()];
}

function sumsOf(terms: CoinTerms, transactions: readonly CoinTransaction[]): Sums {
  let seen = 0n;
  let settled = 0n;
  let lateCents = 0;
  let hasLate = false;
  for (const { units, confirmations, seenAt, rate } of once(transactions)) {
    if (seenAt >= terms.watchedUntil) continue;
    const isSettled = confirmations >= terms.need;
    if (seenAt < terms.expiresAt) {
      seen += units;
      if (isSettled) settled += units;
    } else if (isSettled) {
      lateCents += euroWorth(units, rate, terms.decimals);
      hasLate = true;
    }
  }
  return { seen, settled, lateCents, hasLate };
}

/** What comes to the balance from coins in time, in EUR cents. */
function dueInTime(terms: CoinTerms, end: CoinOutcome['end'], settled: CoinUnits): number {
  if (end === 'open') return 0;
  const asked = end === 'approved' ? terms.units : 0n;
  return settled > asked ? euroWorth(settled - asked, terms.rate, terms.decimals) : 0;
}

function endOf(terms: CoinTerms, { end }: CoinOutcome, sums: Sums, now: Date): CoinOutcome['end'] {
  if (end !== 'open') return end;
  if (sums.settled >= terms.units) return 'approved';
  // Coins that were seen in time get the time for their confirmations; if they vanish, the payment ends then.
  return now >= terms.expiresAt && sums.seen === sums.settled ? 'closed' : 'open';
}

/**
 * Decides what there is to tell, from the transactions as the network has them now. It may be asked at any time and as
 * often as wanted: the same transactions lead to the same end in any order, and each event comes once when `told` is
 * kept. Events stay true, even if a confirmed transaction vanishes.
 */
export function decideCoins(
  terms: CoinTerms,
  transactions: readonly CoinTransaction[],
  told: CoinOutcome,
  now: Date,
): { readonly events: readonly CoinEvent[]; readonly outcome: CoinOutcome } {
  const sums = sumsOf(terms, transactions);
  const end = endOf(terms, told, sums, now);
  const creditedInTime = Math.max(told.creditedInTime, dueInTime(terms, end, sums.settled));
  const creditedLate = Math.max(told.creditedLate, sums.lateCents);
  const events: CoinEvent[] = [];
  const credit = (reason: 'underpaid' | 'overpaid' | 'late', before: number, total: number) => {
    if (total > before) events.push({ kind: 'credited', reason, euroCents: total - before, total });
  };
  if (end !== told.end && end === 'approved') events.push({ kind: 'approved' });
  credit(end === 'approved' ? 'overpaid' : 'underpaid', told.creditedInTime, creditedInTime);
  if (end !== told.end && end === 'closed') events.push({ kind: 'expired' });
  credit('late', told.creditedLate, creditedLate);
  return { events, outcome: { end, creditedInTime, creditedLate } };
}

/** Returns what the customer sees of a payment. `told` is the outcome after the last decision. */
export function coinState(terms: CoinTerms, transactions: readonly CoinTransaction[], told: CoinOutcome, now: Date) {
  const sums = sumsOf(terms, transactions);
  const remaining = terms.units > sums.seen ? terms.units - sums.seen : 0n;
  return { state: stateOf(terms, sums, told, now), received: sums.seen, remaining };
}

function stateOf(terms: CoinTerms, sums: Sums, told: CoinOutcome, now: Date): CryptoState {
  if (told.end === 'approved') return told.creditedInTime + told.creditedLate > 0 ? 'overpaid' : 'paid';
  if (told.end === 'closed') return sums.hasLate ? 'late' : 'expired';
  if (sums.seen >= terms.units) return 'pending';
  if (now >= terms.expiresAt) return sums.seen > 0n ? 'pending' : 'expired';
  return sums.seen > 0n ? 'underpaid' : 'awaiting';
}
