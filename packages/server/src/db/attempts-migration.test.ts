import { sql } from './drizzle.ts';
import { expect, test } from 'vitest';
import { createBackend } from '../backend.ts';
import { bankRefunds } from '../modules/bank/tables.ts';
import { attemptOf } from '../modules/payments/attempts.ts';
import { paymentMethods, payments, providerEvents } from '../modules/payments/tables.ts';
import { takeIn } from '../modules/payments/take-in.ts';
import { secretKey } from '../testing/fixed.ts';
import { databaseBefore } from '../testing/migrations.ts';

test('open payments of earlier versions can be paid, and keep their earlier attempts', async () => {
  const { own, client, db: old } = await databaseBefore('0026_attempts');
  await old.execute(sql`insert into accounts default values`);
  await old.execute(sql`insert into users (username, password_hash) values ('a', 'x')`);
  const topUp = (ref: string, method: string, bankPaymentId: string | null) =>
    old.execute(sql`
      insert into payments (ref, account_id, user_id, purpose, method, status, attempt, bank_payment_id, amount_cents, currency, rate, amount_currency_cents, language, expires_at)
      values (${ref}, 1, 1, 'top_up', ${method}, 'awaiting', 2, ${bankPaymentId}, 2000, 'EUR', '1', 2000, 'en', now() + interval '1 day')`);
  const atBank = (id: string, ref: string, outcome: string | null, refunded: string | null) =>
    old.execute(sql`
      insert into bank_payments (id, merchant_ref, method, amount_cents, currency, language, description, return_url, outcome, notified_at, refunded_at)
      values (${id}, ${ref}, 'card', 2000, 'EUR', 'en', 'Top-up', '/', ${outcome}, ${outcome && '2026-01-05T00:00:00Z'}, ${refunded})`);
  await topUp('pay_A', 'card', 'bp_new');
  await atBank('bp_old', 'pay_A', 'timeout', null);
  await atBank('bp_new', 'pay_A', null, null);
  await topUp('pay_B', 'card', 'bp_paid');
  await atBank('bp_paid', 'pay_B', 'approved', '2026-01-06T00:00:00Z');
  await topUp('pay_C', 'crypto', 'cw_1');
  await old.execute(sql`
    insert into chain_wallets (id, attempt_ref, ticker, network, address, amount_cents, currency, euro_cents, language, description, return_url, units, rate, rate_expires_at, expires_at, watched_until, created_at)
    values ('cw_1', 'pay_C:2', 'BTC', 'bitcoin', 'tb1', 2000, 'EUR', 2000, 'en', 'Top-up', '/', 40000, '50000', now(), now(), now() + interval '30 days', now())`);
  await topUp('pay_D', 'balance', null);
  await old.execute(sql`insert into bank_events (event_id, payment_id, outcome) values ('ev_1', 1, 'approved')`);
  await old.execute(
    sql`insert into payment_methods (slug, label, icon, currencies) values ('card', '{}', 'card', '[]')`,
  );
  await client.end();

  const backend = await createBackend({ databaseUrl: own.url, jobs: false, secretKey });
  const { db } = backend;
  const rows = await db.select().from(payments).orderBy(payments.id);
  const attempts = await Promise.all(rows.map((row) => attemptOf(db, row)));
  expect(attempts.map((attempt) => attempt && [attempt.provider, attempt.state, attempt.providerRef])).toEqual([
    ['bank', 'open', 'bp_new'],
    ['bank', 'closed', 'bp_paid'],
    ['chain', 'open', 'cw_1'],
    null,
  ]);
  expect(attempts[0]?.redirectUrl).toBe('/bank/pay/bp_new/');
  expect(attempts[2]?.asset).toEqual({ ticker: 'BTC', network: 'bitcoin' });
  expect(await db.select().from(bankRefunds)).toMatchObject([{ bankPaymentId: 'bp_paid', amountCents: 2000 }]);
  expect(await db.select().from(providerEvents)).toMatchObject([{ eventId: 'ev_1' }]);
  expect((await db.select().from(paymentMethods)).map(({ slug }) => slug)).toContain('bank');
  const late = { provider: 'bank', providerRef: 'bp_old', eventId: 'ev_2', kind: 'declined' } as const;
  expect(await takeIn(backend.app.hoster, late), 'an earlier try is one of ours').toBe('ignored');
  await backend.close();
  await own.drop();
});
