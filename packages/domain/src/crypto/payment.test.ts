import fc from 'fast-check';
import { expect, test } from 'vitest';
import { euroWorth } from './amount.ts';
import {
  coinState,
  decideCoins,
  openOutcome,
  type CoinEvent,
  type CoinTerms,
  type CoinTransaction,
} from './payment.ts';

const hour = 3_600_000;
const at = (hours: number) => new Date(Date.UTC(2026, 10, 20) + hours * hour);
const terms: CoinTerms = {
  units: 20_000n,
  rate: '50000',
  decimals: 8,
  need: 2,
  expiresAt: at(24),
  watchedUntil: at(24 * 31),
};
const coins = (hash: string, units: bigint, confirmations = 2, hours = 1): CoinTransaction => ({
  hash,
  units,
  confirmations,
  seenAt: at(hours),
  rate: '40000',
});
const decide = (transactions: CoinTransaction[], hours = 2) => decideCoins(terms, transactions, openOutcome, at(hours));
const shown = (transactions: CoinTransaction[], hours = 2) =>
  coinState(terms, transactions, decide(transactions, hours).outcome, at(hours)).state;

test('approves the exact amount once it is confirmed', () => {
  expect(shown([])).toBe('awaiting');
  expect(decide([coins('a', 20_000n, 1)]).events).toEqual([]);
  expect(shown([coins('a', 20_000n, 1)])).toBe('pending');
  expect(decide([coins('a', 20_000n)]).events).toEqual([{ kind: 'approved' }]);
  expect(shown([coins('a', 20_000n)])).toBe('paid');
});

test('waits for the remaining amount until expiry, then credits what was received', () => {
  const half = [coins('a', 10_000n)];
  expect(decide(half).events).toEqual([]);
  expect(coinState(terms, half, openOutcome, at(2))).toEqual({
    state: 'underpaid',
    received: 10_000n,
    remaining: 10_000n,
  });
  expect(decide([...half, coins('b', 10_000n)]).events).toEqual([{ kind: 'approved' }]);
  expect(decide(half, 24).events).toEqual([
    { kind: 'credited', reason: 'underpaid', euroCents: 500, total: 500 },
    { kind: 'expired' },
  ]);
  expect(shown(half, 24)).toBe('expired');
});

test('approves an overpayment and credits the surplus, even if it arrives later', () => {
  const paid = decide([coins('a', 20_000n)]);
  const over = [coins('a', 20_000n), coins('b', 2000n)];
  const surplus = { kind: 'credited', reason: 'overpaid', euroCents: 100, total: 100 };
  expect(decideCoins(terms, over, paid.outcome, at(3)).events).toEqual([surplus]);
  expect(decide(over).events).toEqual([{ kind: 'approved' }, surplus]);
  expect(shown(over)).toBe('overpaid');
});

test('credits late coins at the rate of their day, for thirty days', () => {
  const late = [coins('a', 20_000n, 2, 30)];
  expect(decide(late, 31).events).toEqual([
    { kind: 'expired' },
    { kind: 'credited', reason: 'late', euroCents: 800, total: 800 },
  ]);
  expect(shown(late, 31)).toBe('late');
  expect(decide([coins('a', 20_000n, 2, 24 * 31)], 24 * 32).events).toEqual([{ kind: 'expired' }]);
});

test('confirms coins that were seen in time after expiry', () => {
  expect(decide([coins('a', 20_000n, 0, 23)], 25).events).toEqual([]);
  expect(shown([coins('a', 20_000n, 0, 23)], 25)).toBe('pending');
  expect(decide([coins('a', 20_000n, 2, 23)], 26).events).toEqual([{ kind: 'approved' }]);
  // The network has dropped them.
  expect(decide([], 26).events).toEqual([{ kind: 'expired' }]);
});

test('keeps reported events when a confirmed transaction disappears', () => {
  const { outcome } = decide([coins('a', 22_000n)]);
  expect(decideCoins(terms, [], outcome, at(30))).toEqual({ events: [], outcome });
});

/** A transaction's history: whether it vanishes before it is confirmed, and between which checks it arrives. */
const histories = fc.array(
  fc.record({
    units: fc.bigInt(1n, 30_000n),
    seen: fc.integer({ min: 0, max: 60 }),
    confirmedAfter: fc.integer({ min: 1, max: 10 }),
    vanishes: fc.boolean(),
  }),
  { maxLength: 6 },
);

test('has the same result however often and in whatever order the network is polled', () => {
  fc.assert(
    fc.property(
      histories,
      fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 12 }),
      fc.boolean(),
      (all, checks, turn) => {
        /** The transactions as the network has them at an hour, with repeats. */
        const networkAt = (now: number) => {
          const list = all.flatMap(({ units, seen, confirmedAfter, vanishes }, index) => {
            if (now < seen || (vanishes && now >= seen + confirmedAfter)) return [];
            const one = (confirmations: number) => coins(String(index), units, confirmations, seen);
            return now >= seen + confirmedAfter ? [one(1), one(2), one(2)] : [one(0), one(1)];
          });
          return turn ? list.toReversed() : list;
        };
        let told = openOutcome;
        const events: CoinEvent[] = [];
        for (const now of [...checks.toSorted((a, b) => a - b), 100]) {
          const decided = decideCoins(terms, networkAt(now), told, at(now));
          const state = coinState(terms, networkAt(now), decided.outcome, at(now));
          expect(state.remaining).toBe(state.received >= terms.units ? 0n : terms.units - state.received);
          events.push(...decided.events);
          told = decided.outcome;
        }
        const once = decideCoins(terms, networkAt(100), openOutcome, at(100));
        expect(told).toEqual(once.outcome);
        const credited = events.reduce((sum, event) => sum + (event.kind === 'credited' ? event.euroCents : 0), 0);
        expect(credited).toBe(told.creditedInTime + told.creditedLate);
        expect(events.filter(({ kind }) => kind !== 'credited')).toHaveLength(1);
        const received = all.reduce((sum, { units, vanishes }) => sum + (vanishes ? 0n : units), 0n);
        const used = told.end === 'approved' ? euroWorth(terms.units, terms.rate, terms.decimals) : 0;
        expect(credited + used).toBeLessThanOrEqual(euroWorth(received, terms.rate, terms.decimals));
      },
    ),
  );
});
