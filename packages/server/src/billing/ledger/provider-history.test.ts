import type { OrderCreated, PaymentMethodSlug } from '@hoster/contract';
import { eq, sql } from '../../platform/db/drizzle.ts';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { rowsOf } from '../../platform/db/rows-of.ts';
import type { Browser } from '../../testing/browser.ts';
import { histories } from '../../testing/histories.ts';
import { Crash, mortal } from '../../testing/dying-transactions.ts';
import { queueDueWork } from '../../platform/jobs/due.ts';
import { doStep, type ChainStep } from '../../sandbox/chain/send.ts';
import { chainWallets } from '../../sandbox/chain/tables.ts';
import { anOrder, balanceCents, cancelUnpaid, euCustomer, testShop } from '../../testing/shop.ts';
import { expectedTransfers } from '../payments/transfer/tables.ts';

const DAY_MS = 86_400_000;

const shop = await testShop();
let staff = await shop.staff();
const fate = mortal(shop.db);
afterAll(() => shop.close());

const methods = ['balance', 'card', 'crypto', 'bank'] as const satisfies readonly PaymentMethodSlug[];
const providerMethods = ['card', 'crypto', 'bank'] as const satisfies readonly PaymentMethodSlug[];
/** What a customer does, and what the world does with the money. `at` counts back from the newest one. */
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('order' as const), by: fc.constantFrom(...methods) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('retry' as const), by: fc.constantFrom(...methods) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('top-up' as const),
      by: fc.constantFrom(...providerMethods),
      euros: fc.integer({ min: 10, max: 300 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('bank' as const),
      says: fc.constantFrom('approved' as const, 'approved' as const, 'declined' as const),
      at: fc.nat(2),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('coins' as const),
      step: fc.constantFrom<ChainStep>('exact', 'half', 'over', 'rest', 'drop', 'mine', 'mine', 'expire'),
      at: fc.nat(2),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('transfer' as const),
      percent: fc.constantFrom(40, 60, 100, 100, 130),
      at: fc.nat(2),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel' as const) }) },
);
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;
/** Events at the same moment; or days that pass. */
const moment = fc.oneof(
  { weight: 8, arbitrary: fc.array(event, { minLength: 1, maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(1, 3) },
);

let customers = 0;

const newCustomer = () => euCustomer(shop, `outside-${(customers += 1)}@example.test`);

/** The attempts of an account at a provider, newest first. */
const attemptsOf = (accountId: number, provider: 'bank' | 'chain' | 'transfer') =>
  rowsOf(
    shop.db,
    sql`select a.ref, a.provider_ref, p.ref as payment_ref from payment_attempts a join payments p on p.id = a.payment_id
      where p.account_id = ${accountId} and a.provider = ${provider} and a.provider_ref is not null order by a.id desc`,
  );

/** Does something; the same `key` is the same request, message or line of a statement again. @returns the status */
async function happen(browser: Browser, accountId: number, does: Event, key: string): Promise<number> {
  const once = { headers: { 'idempotency-key': key } };
  const coin = { ticker: 'BTC', network: 'bitcoin' };
  switch (does.does) {
    case 'order': {
      const body = anOrder(browser, { payment_method: does.by, ...(does.by === 'crypto' && { crypto: coin }) });
      return (await browser.post('/my/api/vps-order/', body, once)).statusCode;
    }
    case 'retry': {
      const [open] = (await browser.get('/my/api/unpaid-orders/')).json<OrderCreated[]>();
      if (!open) return 404;
      const body = { payment_method: does.by, ...(does.by === 'crypto' && { crypto: coin }) };
      return (await browser.post(`/my/api/payment/${open.payment_object_ref}/retry/`, body)).statusCode;
    }
    case 'top-up': {
      const body = { amount: `${does.euros}.00`, currency: 'EUR', payment_method: does.by };
      const answer = await browser.post(
        '/my/api/balance/top-up/',
        { ...body, ...(does.by === 'crypto' && { crypto: coin }) },
        once,
      );
      return answer.statusCode;
    }
    case 'bank': {
      const row = (await attemptsOf(accountId, 'bank'))[does.at];
      if (!row) return 404;
      const ref = String(row['payment_ref']);
      return (await shop.bankSays(ref, does.says, { event_id: `${String(row['ref'])}-${does.says}` })).statusCode;
    }
    case 'coins': {
      const row = (await attemptsOf(accountId, 'chain'))[does.at];
      const [wallet] = await shop.db
        .select({ id: chainWallets.id })
        .from(chainWallets)
        .where(eq(chainWallets.attemptRef, String(row?.['ref'])));
      if (wallet) await doStep(shop.app.hoster, wallet.id, does.step);
      return 200;
    }
    case 'transfer': {
      const row = (await attemptsOf(accountId, 'transfer'))[does.at];
      const [asked] = await shop.db
        .select()
        .from(expectedTransfers)
        .where(eq(expectedTransfers.attemptRef, String(row?.['ref'])));
      if (!asked) return 404;
      const amount = (Math.ceil((asked.amountCents * does.percent) / 100) / 100).toFixed(2);
      const line = { id: key, remittance: asked.reference, payer: 'Ada Bos', amount: { amount, currency: 'EUR' } };
      return (await staff.post('/my/api/staff/statement/', { lines: [line] })).statusCode;
    }
    case 'cancel':
      await cancelUnpaid(browser);
      return 200;
  }
}

/** What must hold at any moment: each row is a breach. */
async function breaches(accountId: number): Promise<string[]> {
  const rows = await rowsOf(
    shop.db,
    sql`with own as (select p.*, t.purchase_id from ledger_postings p join ledger_transactions t on t.id = p.transaction_id
          where t.payment_id in (select id from payments where account_id = ${accountId})
            or t.purchase_id in (select id from purchases where account_id = ${accountId})),
      paid as (select * from payments where account_id = ${accountId} and status = 'paid'),
      unbuilt as (select s.* from services s join paid on paid.purchase_id = s.purchase_id
        where s.activated_at is null and s.state in ('canceled', 'failed_setup'))
    select 'a transaction does not balance' as what from own group by transaction_id having sum(amount_cents) <> 0
    union all select 'the books do not balance' where (select coalesce(sum(amount_cents), 0) from ledger_postings) <> 0
    union all select 'somebody owes' where (select coalesce(sum(amount_cents), 0) from own where account = 'receivable') <> 0
    union all select 'a balance is below zero' where
      (select coalesce(sum(amount_cents), 0) from own where account in ('customer', 'overdraft')) > 0
    union all select 'another sum is earned than was sold' where
      (select coalesce(sum(-amount_cents), 0) from own where account in ('revenue', 'vat', 'refunds')) <>
      (select coalesce(sum(amount_cents), 0) from paid where purpose <> 'top_up')
        - (select coalesce(sum(paid_cents), 0) from unbuilt)`,
  );
  return rows.map(({ what }) => String(what));
}

/** What providers hold, beside what the books have of it, by provider. Cents. */
async function arrivals(accountId: number) {
  const clearing = await rowsOf(
    shop.db,
    sql`select p.provider, sum(p.amount_cents)::int as cents from ledger_postings p
      join ledger_transactions t on t.id = p.transaction_id join payments m on m.id = t.payment_id
      where m.account_id = ${accountId} and p.account = 'clearing' group by 1`,
  );
  const booked = Object.fromEntries(clearing.map(({ provider, cents }) => [String(provider), Number(cents)]));
  const [came] = await rowsOf(
    shop.db,
    sql`with own as (select a.*, p.amount_cents from payment_attempts a join payments p on p.id = a.payment_id
        where p.account_id = ${accountId})
      select
        (select coalesce(sum(own.amount_cents), 0) from own join provider_events e on e.payment_id = own.payment_id
          and e.event_id like '%' || own.ref || '-approved' where own.provider = 'bank')::int
          - (select coalesce(sum(r.euro_cents), 0) from payment_refunds r join own on own.id = r.attempt_id
            where own.provider = 'bank' and r.state in ('queued', 'sent'))::int as bank,
        (select coalesce(sum(l.amount_cents), 0) from statement_lines l join expected_transfers t using (reference)
          join own on own.ref = t.attempt_ref)::int as transfer,
        (select coalesce(sum(w.credited_in_time + w.credited_late
          + case when w."end" = 'approved' then w.euro_cents else 0 end), 0)
          from chain_wallets w join own on own.ref = w.attempt_ref)::int as chain`,
  );
  return { booked, came: came as Record<'bank' | 'transfer' | 'chain', number> };
}

it('books every payment once, with concurrent calls and after a crash at any statement', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(moment, fc.nat(60)), { minLength: 8, maxLength: 16, size: 'max' }),
      async (moments) => {
        fate.live();
        const { accountId, browser, again } = await newCustomer();
        for (const [index, [events, statements]] of moments.entries()) {
          if (typeof events === 'number') {
            await shop.pass(events);
            await again();
            staff = await shop.staff();
          } else {
            const key = (at: number) => `outside-${accountId}-${index}-${at}`;
            fate.dieAfter(statements);
            await Promise.all(
              events.map((does, at) =>
                happen(browser, accountId, does, key(at)).catch((error: unknown) => {
                  if (!(error instanceof Crash)) throw error;
                }),
              ),
            );
            fate.live();
            for (const [at, does] of events.entries()) {
              // Coins that were sent aren't sent again.
              const status = does.does === 'coins' ? 200 : await happen(browser, accountId, does, key(at));
              expect(status, `${JSON.stringify(does)}`).toBeLessThan(500);
            }
            await shop.drain();
          }
          expect(await breaches(accountId), `${index}: ${JSON.stringify(events)}`).toEqual([]);
        }
        // All that's open ends, and what came too late or was too much finds its owner.
        await cancelUnpaid(browser);
        shop.clock.advance(20 * DAY_MS);
        // As a start does: jobs that are held back until then are, by the clock of the queue.
        await queueDueWork(shop.app.hoster, `end ${accountId} `);
        await shop.drain();
        await again();
        staff = await shop.staff();
        expect(await breaches(accountId)).toEqual([]);
        const { booked, came } = await arrivals(accountId);
        expect({ bank: 0, transfer: 0, chain: 0, ...booked }).toEqual(came);
        expect(await balanceCents(browser)).toBeGreaterThanOrEqual(0);
      },
    ),
    { ...histories(5, 1), endOnFailure: true },
  );
});
