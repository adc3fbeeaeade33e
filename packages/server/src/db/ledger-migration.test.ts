import { sql } from './drizzle.ts';
import { expect, test } from 'vitest';
import { createBackend } from '../backend.ts';
import { movementsOf } from '../modules/ledger/movements.ts';
import { balanceOf, standingOf } from '../modules/payments/balance.ts';
import { secretKey } from '../testing/fixed.ts';
import { databaseBefore } from '../testing/migrations.ts';
import { rowsOf } from './rows-of.ts';

test('movements of money from before double entry become balanced transactions, and no balance changes', async () => {
  const { own, client, db: old } = await databaseBefore('0021_ledger');
  await old.execute(sql`insert into accounts default values`);
  await old.execute(sql`insert into accounts default values`);
  await old.execute(sql`insert into users (username, password_hash) values ('a', 'x')`);
  const purchase = (cents: number, tax: number) =>
    old.execute(sql`
      insert into purchases (account_id, user_id, language, total_cents, currency, rate, total_currency_cents, rent_months, tax, attribution)
      values (1, 1, 'en', ${cents}, 'EUR', '1', ${cents}, 1,
        ${JSON.stringify({ country: 'NL', rate_percent: 21, reverse_charge: false, label: 'VAT', amount_cents: tax })}::jsonb, '{}')`);
  await purchase(1210, 210);
  await purchase(2420, 420);
  const payment = (ref: string, id: number, method: string, cents: number) =>
    old.execute(sql`
      insert into payments (ref, account_id, user_id, purpose, purchase_id, method, status, amount_cents, currency, rate, amount_currency_cents, language, paid_at)
      values (${ref}, 1, 1, 'purchase', ${id}, ${method}, 'paid', ${cents}, 'EUR', '1', ${cents}, 'en', '2026-01-05T00:00:00Z')`);
  await payment('pay_1', 1, 'balance', 1210);
  await payment('pay_2', 2, 'card', 2420);
  const entry = (
    account: number,
    cents: number,
    kind: string,
    counter: string,
    reference: string,
    paymentId: number | null,
  ) =>
    old.execute(sql`
      insert into ledger_entries (account_id, amount_cents, kind, counter_account, reference, payment_id, description, created_at)
      values (${account}, ${cents}, ${kind}, ${counter}, ${reference}, ${paymentId}, '{"en":"Old","ru":"Old"}', '2026-01-05T00:00:00Z')`);
  await entry(1, 5000, 'top_up', 'bank', 'payment:99', null);
  await entry(1, -1210, 'payment', 'revenue', 'payment:1', 1);
  // A service of the second purchase that wasn't built, and one that no longer exists.
  await old.execute(sql`
    insert into projects (account_id, name) values (1, 'General')`);
  await old.execute(sql`
    insert into services (id, kind, account_id, purchase_id, project_id, name, plan_id, state, rent_months, price_cents, pricing, spec, paid_cents)
    overriding system value
    values (78, 'vps', 1, 2, 1, 'unbuilt', 1, 'canceled', 1, 605, '{}', '{}', 605)`);
  await entry(1, 605, 'refund', 'revenue', 'refund:service:78', null);
  await entry(1, 300, 'refund', 'revenue', 'refund:service:77', null);
  await entry(2, -400, 'correction', 'equity', 'staff:1', null);
  await entry(2, 0, 'correction', 'equity', 'staff:2', null);
  await client.end();

  const backend = await createBackend({ databaseUrl: own.url, jobs: false, secretKey });
  const { db } = backend;
  expect(await balanceOf(db, 1)).toBe(4695);
  expect(await standingOf(db, 2)).toEqual({ fundsCents: 0, owedCents: 400 });
  expect((await movementsOf(db, 1)).map(({ amountCents, kind }) => [kind, amountCents])).toEqual([
    ['refund', 300],
    ['refund', 605],
    ['payment', -1210],
    ['top_up', 5000],
  ]);
  expect((await movementsOf(db, 1))[0]).toMatchObject({
    description: { en: 'Old', ru: 'Old' },
    createdAt: new Date('2026-01-05T00:00:00Z'),
  });
  expect(
    (await movementsOf(db, 2)).map(({ amountCents }) => amountCents),
    'what is owed moves to an account of its own, which is nothing to tell the customer',
  ).toEqual([-400]);
  const named = await rowsOf(db, sql`select reference, purchase_id from ledger_transactions order by reference`);
  expect(named.map((row) => [row['reference'], row['purchase_id']])).toEqual([
    ['overdraft:2', null],
    ['payment:1', 1],
    ['payment:2', 2],
    ['payment:99', null],
    ['refund:service:77', null],
    ['refund:service:78', 2],
    ['staff:1', null],
  ]);
  const unbalanced = await rowsOf(
    db,
    sql`select transaction_id from ledger_postings group by 1 having sum(amount_cents) <> 0 or count(*) < 2`,
  );
  expect(unbalanced).toEqual([]);
  await expect(db.execute(sql`update ledger_transactions set purchase_id = null`), 'still append-only').rejects.toThrow(
    'Failed query',
  );
  const sums = await rowsOf(
    db,
    sql`select account, country, provider, sum(amount_cents)::int as cents from ledger_postings group by 1, 2, 3 order by 1, 2, 3`,
  );
  expect(sums.map((row) => [row['account'], row['country'] ?? row['provider'], row['cents']])).toEqual([
    ['clearing', 'bank', 7420],
    ['customer', null, -4695],
    ['equity', null, -400],
    ['overdraft', null, 400],
    ['receivable', null, 0],
    ['refunds', null, 800],
    ['revenue', null, -3000],
    ['vat', 'NL', -525],
  ]);
  await backend.close();
  await own.drop();
});
