import type { BusinessQuery, BusinessReport } from '@hoster/contract';
import { dayIn, sellerTimeZone } from '@hoster/domain';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../platform/db/drizzle.ts';
import { rowsOf } from '../../platform/db/index.ts';
import { euCustomer, order, testShop, topUp } from '../../testing/shop.ts';
import { ledgerPostings, ledgerTransactions } from '../ledger/tables.ts';
import { businessReport } from './business.ts';

const shop = await testShop();
const staff = await shop.staff();
afterAll(() => shop.close());
// The database’s clock dates what is booked, not that of the shop.
const read = (query: BusinessQuery = {}): Promise<BusinessReport> => businessReport(shop.db, query, new Date());
const cents = ({ amount }: { amount: string }) => Math.round(Number(amount) * 100);

it('counts sales, refunds and balances apart', async () => {
  const before = await read();
  const { browser } = await euCustomer(shop, 'report@example.test');
  const bought = await order(browser, { payment_method: 'card' });
  await shop.bankSays(bought.payment_object_ref, 'approved');
  await shop.bankSays(await topUp(browser, '90.00'), 'approved');
  const after = await read();
  const [was, is] = [before.months.at(-1), after.months.at(-1)];
  expect(after.months).toHaveLength(12);
  if (!was || !is) throw new Error('There is no month.');
  const net = Math.round(cents(bought.total) / 1.21);
  expect(cents(is.sold) - cents(was.sold)).toBe(net);
  expect(cents(after.funds) - cents(before.funds), 'a top-up is no revenue').toBe(9000);

  const refund = { amount: bought.total.amount, to: 'method' };
  await staff.post(`/my/api/staff/payments/${bought.payment_object_ref}/refund/`, refund);
  const refunded = (await read({ months: '24' })).months;
  expect(refunded).toHaveLength(24);
  expect(cents(refunded.at(-1)?.revenue ?? { amount: '0' })).toBe(cents(was.revenue));
  const answer = await staff.get('/my/api/staff/business/?months=24');
  expect(answer.json<BusinessReport>().months).toHaveLength(24);
  const csv = await staff.get('/my/api/staff/business/csv/');
  expect(csv.body.trim().split('\r\n')).toHaveLength(13);
  expect((await browser.get('/my/api/staff/business/')).statusCode).toBe(403);
});

it('agrees with a plain count of a random history, by the days of the seller', async () => {
  const now = new Date('2031-06-15T12:00:00Z');
  const events = fc.sample(
    fc.record({
      at: fc.date({ min: new Date('2030-05-30'), max: new Date('2031-06-14'), noInvalidDate: true }),
      amount: fc.integer({ min: 1, max: 100_000 }),
      account: fc.constantFrom('revenue' as const, 'refunds' as const),
    }),
    { numRuns: 60, seed: 7 },
  );
  for (const [index, { account, amount, at }] of events.entries()) {
    await shop.db.transaction(async (tx) => {
      const signed = account === 'revenue' ? -amount : amount;
      const row = {
        reference: `random:${index}`,
        kind: 'correction' as const,
        description: { en: 'x' },
        createdAt: at,
      };
      const [event] = await tx.insert(ledgerTransactions).values(row).returning();
      if (!event) throw new Error('It was not stored.');
      await tx.insert(ledgerPostings).values([
        { transactionId: event.id, account, amountCents: signed },
        { transactionId: event.id, account: 'equity', amountCents: -signed },
      ]);
    });
  }
  const { months } = await businessReport(shop.db, {}, now);
  expect(months.map(({ month }) => month)).toEqual(
    ['07', '08', '09', '10', '11', '12']
      .map((m) => `2030-${m}`)
      .concat(['01', '02', '03', '04', '05', '06'].map((m) => `2031-${m}`)),
  );
  for (const { month, refunded, sold } of months) {
    const sum = (of: string) =>
      events
        .filter(({ account, at }) => account === of && dayIn(sellerTimeZone, at).startsWith(month))
        .reduce((total, { amount }) => total + amount, 0);
    expect([month, cents(sold), cents(refunded)]).toEqual([month, sum('revenue'), sum('refunds')]);
  }
  const [services] = await rowsOf(
    shop.db,
    sql`select count(*)::int as count from services where activated_at is not null`,
  );
  expect(months[0]?.running).toBe(Number(services?.['count'] ?? 0));
});
