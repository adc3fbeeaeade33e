import { eq, sql } from '../../platform/db/drizzle.ts';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import type { BankCallback, UnpaidOrder, VatReport } from '@hoster/contract';
import { rowsOf } from '../../platform/db/rows-of.ts';
import type { Browser } from '../../testing/browser.ts';
import { histories } from '../../testing/histories.ts';
import { mortal } from '../../testing/dying-transactions.ts';
import { placesQuery } from '../../testing/places-query.ts';
import { anOrder, balanceCents, euCustomer, testShop } from '../../testing/shop.ts';
import { services } from '../../sales/orders/tables.ts';
import { billingAccounts, payments } from '../payments/tables.ts';

const shop = await testShop();
const staff = await shop.staff();
const fate = mortal(shop.db);
afterAll(() => shop.close());

/** What a customer, the bank and time may do. `at` names an earlier payment or service. */
const event = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('order' as const),
      by: fc.constantFrom('balance' as const, 'balance' as const, 'card' as const),
      overdraft: fc.boolean(),
      count: fc.integer({ min: 1, max: 3 }),
      months: fc.constantFrom(1 as const, 3 as const, 12 as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('bank' as const),
      says: fc.constantFrom<BankCallback['status']>('approved', 'approved', 'declined', 'timeout'),
      at: fc.nat(3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('top-up' as const),
      euros: fc.integer({ min: 6, max: 400 }),
      in: fc.constantFrom(['EUR', 1] as const, ['USD', 1.16] as const, ['RUR', 94] as const, ['UAH', 48.5] as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('upgrade' as const),
      by: fc.constantFrom('balance' as const, 'card' as const),
      plan: fc.integer({ min: 4, max: 6 }),
      at: fc.nat(2),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('cancel-order' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('cancel-service' as const), at: fc.nat(5), all: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('grant' as const), cents: fc.integer({ min: 0, max: 5000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('pass' as const), days: fc.constantFrom(2, 30) }) },
);

/** What staff and the customer's bank may do to what was paid. */
const reversal = fc.oneof(
  fc.record({ does: fc.constant('refund' as const), at: fc.nat(4), percent: fc.constantFrom(1, 30, 50, 100) }),
  fc.record({ does: fc.constant('dispute' as const), at: fc.nat(4) }),
);
type Happening<Of> = Of extends fc.Arbitrary<infer Value> ? Value : never;
type Event = Happening<typeof event> | Happening<typeof reversal>;

let customers = 0;

const newCustomer = () => euCustomer(shop, `history-${(customers += 1)}@example.test`);

/** Does something; the same `key` is the same request sent again. @returns the status of the answer */
async function happen(browser: Browser, accountId: number, does: Event, key: string): Promise<number> {
  const once = { headers: { 'idempotency-key': key } };
  const pick = <Row>(rows: readonly Row[], at: number) => rows[rows.length - 1 - (at % Math.max(1, rows.length))];
  switch (does.does) {
    case 'order': {
      const { by, overdraft, count, months } = does;
      const body = anOrder(browser, { payment_method: by, overdraft, count, rent_period: months });
      return (await browser.post('/my/api/vps-order/', body, once)).statusCode;
    }
    case 'top-up': {
      const amount = (does.euros * does.in[1]).toFixed(2);
      const body = { amount, currency: does.in[0], payment_method: 'card' };
      return (await browser.post('/my/api/balance/top-up/', body, once)).statusCode;
    }
    case 'bank': {
      const own = await shop.db.select().from(payments).where(eq(payments.accountId, accountId)).orderBy(payments.id);
      const payment = pick(
        own.filter(({ attemptId }) => attemptId !== null),
        does.at,
      );
      if (!payment) return 404;
      const event = { event_id: `ev_${payment.ref.slice(0, 40)}_${does.says}` };
      return (await shop.bankSays(payment.ref, does.says, event)).statusCode;
    }
    case 'upgrade': {
      const own = await shop.db.select().from(services).where(eq(services.accountId, accountId)).orderBy(services.id);
      const service = pick(
        own.filter(({ state }) => state === 'active'),
        does.at,
      );
      if (!service) return 404;
      const body = { plan: does.plan, payment_method: does.by, currency: 'EUR' };
      return (await browser.post(`/my/api/services/${service.id}/upgrade/`, body, once)).statusCode;
    }
    case 'cancel-order': {
      const [unpaid] = (await browser.get('/my/api/unpaid-orders/')).json<UnpaidOrder[]>();
      return unpaid ? (await browser.delete(`/my/api/unpaid-orders/${unpaid.payment_object_ref}/`)).statusCode : 404;
    }
    case 'cancel-service': {
      const own = await shop.db.select().from(services).where(eq(services.accountId, accountId)).orderBy(services.id);
      const service = pick(own, does.at);
      const chosen = own.filter(({ id, purchaseId }) =>
        does.all ? purchaseId === service?.purchaseId : id === service?.id,
      );
      const codes = [404];
      for (const { id } of chosen) {
        codes.push((await browser.post(`/my/api/services/${id}/cancel/`, { when: 'now' })).statusCode);
      }
      return codes.includes(500) ? 500 : (codes.at(-1) ?? 404);
    }
    case 'grant':
      await shop.db.insert(billingAccounts).values({ accountId }).onConflictDoNothing();
      await shop.db
        .update(billingAccounts)
        .set({ overdraftCents: sql`greatest(overdraft_cents, ${does.cents})` })
        .where(eq(billingAccounts.accountId, accountId));
      return 200;
    case 'refund':
    case 'dispute': {
      const own = await shop.db.select().from(payments).where(eq(payments.accountId, accountId)).orderBy(payments.id);
      const payment = pick(
        own.filter(({ attemptId }) => attemptId !== null),
        does.at,
      );
      if (!payment) return 404;
      if (does.does === 'dispute') {
        return (await shop.bankSays(payment.ref, 'chargeback', { event_id: `dp_${payment.ref}` })).statusCode;
      }
      const amount = (Math.ceil((payment.amountCurrencyCents * does.percent) / 100) / 100).toFixed(2);
      return (await staff.post(`/my/api/staff/payments/${payment.ref}/refund/`, { amount })).statusCode;
    }
    case 'pass':
      await shop.pass(does.days);
      return 200;
  }
}

/** What is wrong with the documents: each row is a breach. */
async function wrongDocuments(accountId: number): Promise<string[]> {
  const rows = await rowsOf(
    shop.db,
    sql`with own as (select i.*, coalesce((select -sum(p.amount_cents) from ledger_transactions t
          join ledger_postings p on p.transaction_id = t.id and p.account = 'vat' where t.reference = i.reference), 0) as booked
        from invoices i where i.account_id = ${accountId}),
      numbered as (select regexp_replace(number, '-\\d+$', '') as series, right(number, 6)::int as place from invoices)
    select number || ' has other tax than the ledger' as what from own where (content->'tax'->>'euroCents')::bigint <> booked
    union all select t.reference || ' has tax without a document' from ledger_transactions t
      join ledger_postings p on p.transaction_id = t.id and p.account = 'vat'
      join payments m on m.id = t.payment_id and m.account_id = ${accountId}
      where not exists (select from invoices i where i.reference = t.reference)
    union all select series || ' has a gap, or a number twice' from numbered
      group by series having count(*) <> max(place) or count(distinct place) <> count(*)`,
  );
  const wrong = rows.map(({ what }) => String(what));
  const quarters = await rowsOf(
    shop.db,
    sql`select distinct extract(year from issued_at)::int as year, extract(quarter from issued_at)::int as quarter
      from invoices where account_id = ${accountId}`,
  );
  for (const { quarter, year } of quarters) {
    const path = `/my/api/staff/vat/?year=${Number(year)}&quarter=${Number(quarter)}`;
    const { booked, vat } = (await staff.get(path)).json<VatReport>();
    if (booked.amount !== vat.amount) wrong.push(`${path} says ${vat.amount}, the ledger ${booked.amount}`);
  }
  return wrong;
}

async function placesOf(): Promise<string> {
  const rows = await rowsOf(shop.db, sql.raw(placesQuery));
  return rows.map(({ plan, places }) => `${Number(plan)}: ${Number(places)}`).join(', ');
}

/** What the ledger holds, beside what it should by the rows of payments, purchases and services. Cents. */
async function booksOf(accountId: number) {
  const [row] = await rowsOf(
    shop.db,
    sql`with paid as (select m.*, (p.tax->>'amount_cents')::bigint as tax from payments m
          left join purchases p on p.id = m.purchase_id where m.account_id = ${accountId} and m.status = 'paid'),
      unbuilt as (select s.* from services s join paid on paid.purchase_id = s.purchase_id and paid.purpose = 'purchase'
        where s.activated_at is null and s.state in ('canceled', 'failed_setup')),
      own as (select p.*, t.purchase_id from ledger_postings p join ledger_transactions t on t.id = p.transaction_id
        where t.payment_id in (select id from payments where account_id = ${accountId})
          or t.purchase_id in (select id from purchases where account_id = ${accountId}))
    select
      (select coalesce(sum(amount_cents) filter (where purpose = 'top_up'), 0)
        - coalesce(sum(amount_cents) filter (where method = 'balance'), 0) from paid)::int
        + (select coalesce(sum(paid_cents), 0) from unbuilt)::int as balance_due,
      (select coalesce(sum(-amount_cents), 0) from own where account in ('customer', 'overdraft'))::int as balance,
      (select coalesce(sum(amount_cents) filter (where method <> 'balance'), 0) from paid)::int as clearing_due,
      (select coalesce(sum(amount_cents), 0) from own where account = 'clearing')::int as clearing,
      (select coalesce(sum(amount_cents), 0) from paid where purpose <> 'top_up')::int
        - (select coalesce(sum(paid_cents), 0) from unbuilt)::int as earned_due,
      (select coalesce(sum(-amount_cents), 0) from own where account in ('revenue', 'vat', 'refunds'))::int as earned,
      (select coalesce(sum(amount_cents), 0) from own where account = 'receivable')::int as receivable,
      (select coalesce(sum(tax), 0) from paid where tax is not null and not exists (
        select from services s where s.purchase_id = paid.purchase_id and paid.purpose = 'purchase'
          and s.id in (select id from unbuilt)))::int as whole_tax_due,
      (select coalesce(sum(-amount_cents), 0) from own where account = 'vat' and purchase_id not in (
        select purchase_id from unbuilt))::int as whole_tax,
      (select coalesce(sum(abs(left_over.cents)), 0) from (select sum(amount_cents) as cents from own
        where account = 'vat' and purchase_id not in (
          select purchase_id from services where account_id = ${accountId} and id not in (select id from unbuilt))
        and purchase_id in (select purchase_id from unbuilt) group by purchase_id) left_over)::int as tax_left,
      (select count(*) from paid join payment_refunds r on r.payment_id = paid.id)::int as paid_and_returned,
      (select count(*) from (select from own group by transaction_id having sum(amount_cents) <> 0) wrong)::int as unbalanced,
      (select coalesce(sum(amount_cents), 0) from ledger_postings)::int as everything`,
  );
  return row as Record<string, number>;
}

it('books what any customer, the bank and time do exactly once, though each step is killed somewhere and repeated', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(event, fc.nat(45)), { minLength: 8, maxLength: 20, size: 'max' }),
      fc.integer({ min: 0, max: 900 }),
      async (steps, overdraftCents) => {
        fate.live();
        const places = await placesOf();
        const { accountId, browser, again } = await newCustomer();
        await happen(browser, accountId, { does: 'grant', cents: overdraftCents }, '');
        const money = { does: 'top-up', euros: 300, in: ['EUR', 1] } as const;
        await happen(browser, accountId, money, 'start');
        await happen(browser, accountId, { does: 'bank', says: 'approved', at: 0 }, '');
        for (const [index, [does, statements]] of steps.entries()) {
          fate.dieAfter(statements);
          const first = await happen(browser, accountId, does, `step-${index}`).catch(() => 500);
          fate.live();
          if (does.does === 'pass') await again();
          const status = does.does === 'pass' ? 200 : await happen(browser, accountId, does, `step-${index}`);
          expect(status, `${JSON.stringify(does)} after ${first}`).toBeLessThan(500);
          const books = await booksOf(accountId);
          const due = (name: string) => books[`${name}_due`];
          const { balance, clearing, earned, whole_tax: wholeTax } = books;
          expect([balance, clearing, earned, wholeTax], `${index}: ${JSON.stringify(does)}`).toEqual(
            ['balance', 'clearing', 'earned', 'whole_tax'].map(due),
          );
          expect(books).toMatchObject({
            receivable: 0,
            paid_and_returned: 0,
            tax_left: 0,
            unbalanced: 0,
            everything: 0,
          });
          expect(await balanceCents(browser)).toBe(balance);
          expect(await placesOf(), `${index}: ${JSON.stringify(does)}`).toBe(places);
          const [terms] = await shop.db.select().from(billingAccounts).where(eq(billingAccounts.accountId, accountId));
          expect(balance).toBeGreaterThanOrEqual(0 - (terms?.overdraftCents ?? 0));
        }
        await staff.login('staff@hoster.example', 'staff-hoster-2026');
        expect(await wrongDocuments(accountId)).toEqual([]);
      },
    ),
    { ...histories(8, 1), endOnFailure: true },
  );
});

/** What must hold whatever goes back: each row is a breach. */
async function breaches(accountId: number): Promise<string[]> {
  const rows = await rowsOf(
    shop.db,
    sql`with own as (select p.*, t.purchase_id, t.payment_id, t.kind from ledger_postings p
          join ledger_transactions t on t.id = p.transaction_id
          where t.payment_id in (select id from payments where account_id = ${accountId})
            or t.purchase_id in (select id from purchases where account_id = ${accountId})),
      back as (select payment_id, sum(euro_cents) as cents from payment_refunds
        where kind = 'refund' and state in ('queued', 'sent') group by payment_id),
      disputed as (select payment_id, sum(booked_cents) as cents from payment_disputes
        where state = 'taken' group by payment_id),
      whole as (select m.*, coalesce(back.cents, 0) as back, coalesce(disputed.cents, 0) as disputed from payments m
        left join back on back.payment_id = m.id left join disputed on disputed.payment_id = m.id
        where m.account_id = ${accountId} and m.status = 'paid' and m.method <> 'balance')
    select 'more than was paid was refunded, or disputed' as what from whole where greatest(back, disputed) > amount_cents
    union all select 'a dispute waits for nothing' from payment_disputes d join whole on whole.id = d.payment_id
      where d.state = 'taken' and d.euro_cents - d.booked_cents > (select coalesce(sum(r.euro_cents), 0)
        from payment_refunds r where r.attempt_id = d.attempt_id and r.state = 'queued')
    union all select 'a purchase was paid back twice' from own join purchases p on p.id = own.purchase_id
      where kind = 'refund' and account in ('refunds', 'vat') group by p.id, p.total_cents having sum(amount_cents) > p.total_cents
    union all select 'somebody owes less than nothing' from own where account = 'receivable'
      group by purchase_id having sum(amount_cents) < 0
    union all select 'a transaction does not balance' from own group by transaction_id having sum(amount_cents) <> 0
    union all select 'the providers hold something else' where
      (select coalesce(sum(amount_cents - back - disputed), 0) from whole) <>
      (select coalesce(sum(amount_cents), 0) from own where account = 'clearing')`,
  );
  return rows.map(({ what }) => String(what));
}

it('never refunds more than was paid, and books what disputes take besides, in any order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.oneof(event, reversal), fc.nat(45)), { minLength: 8, maxLength: 16, size: 'max' }),
      async (steps) => {
        fate.live();
        const { accountId, browser, again } = await newCustomer();
        const money = { does: 'top-up', euros: 300, in: ['EUR', 1] } as const;
        await happen(browser, accountId, money, 'start');
        await happen(browser, accountId, { does: 'bank', says: 'approved', at: 0 }, '');
        for (const [index, [does, statements]] of steps.entries()) {
          fate.dieAfter(does.does === 'refund' ? 10_000 : statements);
          const first = await happen(browser, accountId, does, `step-${index}`).catch(() => 500);
          fate.live();
          if (does.does === 'pass') {
            await again();
            await staff.login('staff@hoster.example', 'staff-hoster-2026');
          }
          const isOnce = does.does === 'pass' || does.does === 'refund';
          const status = isOnce ? 200 : await happen(browser, accountId, does, `step-${index}`);
          const isFine = status < 500 && (does.does !== 'refund' || first < 500);
          expect(isFine, `${JSON.stringify(does)}: ${first}, ${status}`).toBe(true);
          expect(await breaches(accountId), `${index}: ${JSON.stringify(does)}`).toEqual([]);
          const [terms] = await shop.db.select().from(billingAccounts).where(eq(billingAccounts.accountId, accountId));
          expect(await balanceCents(browser)).toBeGreaterThanOrEqual(0 - (terms?.overdraftCents ?? 0));
        }
        expect(await wrongDocuments(accountId)).toEqual([]);
      },
    ),
    { ...histories(8, 1), endOnFailure: true },
  );
});
