import fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../db/rows-of.ts';
import type { Db } from '../../db/types.ts';
import { testBackend, type TestBackend } from '../../testing/backend.ts';
import { accounts } from '../account/tables.ts';
import { balanceOf, queueOnAccount, standingOf, takeFromBalance } from '../payments/balance.ts';
import { billingAccounts } from '../payments/tables.ts';
import { ontoBalance, paidTo, partOf, returned, sold, takenBy, unsold, type Posting, type Taxed } from './entries.ts';
import { post, type Entry } from './post.ts';
import { ledgerPostings, ledgerTransactions } from './tables.ts';

let backend: TestBackend;
let db: Db;
beforeAll(async () => {
  backend = await testBackend();
  db = backend.db;
});
afterAll(() => backend.close());

async function newAccount(overdraftCents = 0): Promise<number> {
  const [row] = await db.insert(accounts).values({}).returning();
  await db.insert(billingAccounts).values({ accountId: row?.id ?? 0, overdraftCents });
  return row?.id ?? 0;
}

const entry = (reference: string, postings: readonly Posting[]): Entry => ({
  reference,
  kind: 'payment',
  description: { en: 'Test', ru: 'Тест' },
  postings,
});

/** Cents by which all transactions together miss zero. */
async function imbalance(): Promise<number> {
  const [row] = await rowsOf(
    db,
    sql`select coalesce(sum(abs(cents)), 0)::int as cents
      from (select sum(amount_cents) as cents from ledger_postings group by transaction_id) as each`,
  );
  return Number(row?.['cents']);
}

describe('the database itself', () => {
  const refused = /Failed query|does not balance/;

  const add = (postings: readonly Posting[]) =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .insert(ledgerTransactions)
        .values({ reference: `raw:${Math.random()}`, kind: 'correction', description: { en: 'x', ru: 'x' } })
        .returning();
      for (const posting of postings) {
        await tx.insert(ledgerPostings).values({ ...posting, transactionId: row?.id ?? 0 });
      }
    });

  it('refuses what does not balance, has one side or none, or says nothing of whose it is', async () => {
    const accountId = await newAccount();
    const before = await db.$count(ledgerTransactions);
    await expect(add([])).rejects.toThrow(refused);
    await expect(add([{ account: 'equity', amountCents: 5 }])).rejects.toThrow(refused);
    await expect(
      add([
        { account: 'equity', amountCents: 5 },
        { account: 'revenue', amountCents: -4 },
      ]),
    ).rejects.toThrow(refused);
    await expect(
      add([
        { account: 'customer', amountCents: 5 },
        { account: 'revenue', amountCents: -5 },
      ]),
    ).rejects.toThrow(refused);
    await expect(
      add([
        { account: 'revenue', accountId, amountCents: 5 },
        { account: 'equity', amountCents: -5 },
      ]),
    ).rejects.toThrow(refused);
    expect(await db.$count(ledgerTransactions)).toBe(before);
  });

  it('refuses to change or delete what is booked', async () => {
    await post(db, entry('kept', [...takenBy('bank', 7), { account: 'equity', amountCents: -7 }])).catch(
      () => undefined,
    );
    await db.transaction((tx) =>
      post(tx, entry('kept', [...takenBy('bank', 7), { account: 'equity', amountCents: -7 }])),
    );
    for (const statement of [
      sql`update ledger_postings set amount_cents = 8`,
      sql`delete from ledger_postings`,
      sql`update ledger_transactions set kind = 'refund'`,
      sql`delete from ledger_transactions`,
      sql`truncate ledger_transactions cascade`,
    ]) {
      await expect(db.execute(statement)).rejects.toThrow(refused);
    }
    await expect(
      db.transaction((tx) => post(tx, entry('unbalanced', [{ account: 'equity', amountCents: 1 }]))),
    ).rejects.toThrow('does not balance');
  });
});

/** What may happen to an account. Amounts in cents; `at` names an earlier sale. */
type Event =
  | { does: 'top-up'; cents: number }
  | { does: 'returned'; cents: number }
  | { does: 'order'; cents: number; taxPercent: number; by: 'bank' | 'balance' | 'overdraft' }
  | { does: 'refund'; share: number; at: number };

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ does: fc.constant('top-up' as const), cents: fc.integer({ min: 1, max: 5000 }) }),
  fc.record({ does: fc.constant('returned' as const), cents: fc.integer({ min: 1, max: 5000 }) }),
  fc.record({
    does: fc.constant('order' as const),
    cents: fc.integer({ min: 1, max: 4000 }),
    taxPercent: fc.constantFrom(0, 17, 21, 25.5),
    by: fc.constantFrom('bank' as const, 'balance' as const, 'overdraft' as const),
  }),
  fc.record({
    does: fc.constant('refund' as const),
    share: fc.double({ min: 0.01, max: 1, noNaN: true }),
    at: fc.nat(9),
  }),
);

class Crash extends Error {}

/** A transaction that dies before its n-th statement. */
function dyingAt(tx: Db, statement: number): Db {
  let left = statement;
  return new Proxy(tx, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function' || !['insert', 'select', 'update'].includes(String(name))) return value;
      if (left === 0) throw new Crash();
      left -= 1;
      return value.bind(target);
    },
  });
}

describe('any history of an account', () => {
  const overdraftCents = 3000;

  it('balances at every moment, doubles nothing and stays above the floor, though each step is killed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(event, fc.nat(10)), { minLength: 1, maxLength: 12 }), async (history) => {
        const accountId = await newAccount(overdraftCents);
        const name = (index: number) => `history:${accountId}:${index}`;
        const sales: Taxed[] = [];
        let balance = 0;
        let booked = 0;
        for (const [index, [happens, dies]] of history.entries()) {
          const did = { sale: null as Taxed | null, change: 0, isBooked: true };
          const step = async (tx: Db) => {
            await queueOnAccount(tx, accountId);
            const standing = await standingOf(tx, accountId);
            if ((await tx.$count(ledgerTransactions, eq(ledgerTransactions.reference, name(index)))) > 0) return true;
            Object.assign(did, { sale: null, change: 0, isBooked: true });
            if (happens.does === 'top-up') {
              did.change = happens.cents;
              return post(
                tx,
                entry(name(index), [...takenBy('bank', did.change), ...ontoBalance(accountId, did.change, standing)]),
              );
            }
            if (happens.does === 'returned')
              return post(tx, entry(name(index), returned('bank', accountId, happens.cents)));
            if (happens.does === 'refund') {
              const sale = sales[happens.at % Math.max(1, sales.length)];
              if (!sale) return (did.isBooked = false);
              did.change = Math.max(1, Math.floor(sale.grossCents * happens.share));
              return post(
                tx,
                entry(name(index), [
                  ...unsold(partOf(sale, did.change)),
                  ...ontoBalance(accountId, did.change, standing),
                ]),
              );
            }
            const taxCents = Math.round((happens.cents * happens.taxPercent) / (100 + happens.taxPercent));
            const sale = { grossCents: happens.cents, taxCents, country: 'NL' };
            const paid =
              happens.by === 'bank'
                ? paidTo('bank', accountId, happens.cents)
                : await takeFromBalance(tx, accountId, happens.cents, happens.by === 'overdraft');
            if (!paid) return (did.isBooked = false);
            did.sale = sale;
            did.change = happens.by === 'bank' ? 0 : -happens.cents;
            return post(tx, entry(name(index), [...sold(accountId, sale), ...paid]));
          };
          await db
            .transaction((tx) => step(dyingAt(tx, dies)))
            .catch((error: unknown) => {
              if (!(error instanceof Crash)) throw error;
            });
          // The job comes again, whether or not the first one got through.
          await db.transaction(step);
          if (did.isBooked) {
            balance += did.change;
            booked += 1;
          }
          if (did.sale) sales.push(did.sale);
          const standing = await standingOf(db, accountId);
          expect(standing.fundsCents - standing.owedCents).toBe(balance);
          expect(Math.min(standing.fundsCents, standing.owedCents), 'money held for somebody who owes').toBe(0);
          expect(balance).toBeGreaterThanOrEqual(-overdraftCents);
        }
        const rows = await db.$count(ledgerTransactions, sql`reference like ${`history:${accountId}:%`}`);
        expect(rows).toBe(booked);
        expect(await imbalance()).toBe(0);
      }),
      { numRuns: 25 },
    );
  });

  it('stays above the floor when many connections spend at the same moment, and books each once', async () => {
    const accountId = await newAccount(300);
    await db.transaction((tx) =>
      post(
        tx,
        entry(`start:${accountId}`, [
          ...takenBy('bank', 1000),
          ...ontoBalance(accountId, 1000, { fundsCents: 0, owedCents: 0 }),
        ]),
      ),
    );
    const spend = (index: number) =>
      db.transaction(async (tx) => {
        const paid = await takeFromBalance(tx, accountId, 100, true);
        const sale = { grossCents: 100, taxCents: 17, country: 'NL' };
        return paid !== null && post(tx, entry(`rush:${accountId}:${index % 20}`, [...sold(accountId, sale), ...paid]));
      });
    const done = await Promise.all(Array.from({ length: 40 }, (_, index) => spend(index)));
    expect(done.filter(Boolean)).toHaveLength(13);
    expect(await balanceOf(db, accountId)).toBe(-300);
    expect(await imbalance()).toBe(0);
  });
});
