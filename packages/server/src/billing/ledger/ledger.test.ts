import { sql } from '../../platform/db/drizzle.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../platform/db/rows-of.ts';
import { testBackend } from '../../testing/backend.ts';
import { accounts } from '../../identity/account/tables.ts';
import { balanceOf, chargeBalance } from '../payments/balance.ts';
import { billingAccounts } from '../payments/tables.ts';
import { ontoBalance, sold, receivedBy, type Posting } from './entries.ts';
import { post, type Entry } from './post.ts';
import { ledgerPostings, ledgerTransactions } from './tables.ts';

const backend = await testBackend();
const db = backend.db;
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

  it('refuses a transaction that doesn’t balance, has fewer than two entries or no customer', async () => {
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
    await post(db, entry('kept', [...receivedBy('bank', 7), { account: 'equity', amountCents: -7 }])).catch(
      () => undefined,
    );
    await db.transaction((tx) =>
      post(tx, entry('kept', [...receivedBy('bank', 7), { account: 'equity', amountCents: -7 }])),
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

describe('many connections', () => {
  it('spend at the same moment: the balance stays above the floor, and each is booked once', async () => {
    const accountId = await newAccount(300);
    await db.transaction((tx) =>
      post(
        tx,
        entry(`start:${accountId}`, [
          ...receivedBy('bank', 1000),
          ...ontoBalance(accountId, 1000, { fundsCents: 0, owedCents: 0 }),
        ]),
      ),
    );
    const spend = (index: number) =>
      db.transaction(async (tx) => {
        const paid = await chargeBalance(tx, accountId, 100, true);
        const sale = { grossCents: 100, taxCents: 17, country: 'NL' };
        return paid !== null && post(tx, entry(`rush:${accountId}:${index % 20}`, [...sold(accountId, sale), ...paid]));
      });
    const done = await Promise.all(Array.from({ length: 40 }, (_, index) => spend(index)));
    expect(done.filter(Boolean)).toHaveLength(13);
    expect(await balanceOf(db, accountId)).toBe(-300);
    expect(await imbalance()).toBe(0);
  });
});
