/** What customers of other billing systems have reported: each of their faults, tried on ours. */
import { eq } from '../../platform/db/drizzle.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { invoices } from '../../billing/invoices/tables.ts';
import { payments } from '../../billing/payments/tables.ts';
import type { Browser } from '../../testing/browser.ts';
import { serviceOf, setUp } from '../../testing/service.ts';
import { balanceCents, order, testShop, topUp, type TestShop } from '../../testing/shop.ts';
import { takeDueSteps } from './lifecycle.ts';

const termCents = 1607;

let shop: TestShop;
let customer: Browser;
let id: number;
beforeEach(async () => {
  shop = await testShop();
  customer = await shop.customer();
  id = await setUp(shop, order(customer, { name: 'lesson' }));
});
afterEach(() => shop.close());

/** Lets days pass, and four processes notice it at the same second. */
async function passFourTimes(days: number): Promise<void> {
  shop.clock.advance(days * 24 * 60 * 60 * 1000);
  await Promise.all(Array.from({ length: 4 }, () => takeDueSteps(shop.app.hoster, id)));
  await shop.pass(0);
  customer = await shop.customer();
}

const subjects = async (): Promise<string[]> =>
  (await shop.emails()).map(({ subject }) => subject).filter((subject) => subject.includes('lesson'));

/** FOSSBilling 2655 and 3425: four reminders of one date, and a suspension that nobody had asked to pay for. */
it('four jobs at the same second remind once, and suspend once after a demand with its amount', async () => {
  await shop.setBalance(500);
  for (const days of [23, 6, 1, 3]) await passFourTimes(days);
  expect((await serviceOf(customer, id)).status).toBe('suspended');
  expect((await subjects()).slice(2)).toEqual([
    'lesson renews on 20 December 2026',
    'lesson renews on 20 December 2026',
    'We couldn’t renew lesson',
    'lesson is suspended',
  ]);
  const demand = (await shop.emails()).find(({ subject }) => subject === 'We couldn’t renew lesson');
  expect(demand?.text).toContain('€16.07');
});

/** FOSSBilling 3726 and 2618: a term paid for twice, and two invoices with one number. */
it('four jobs at the same second renew once, with one invoice', async () => {
  const before = await balanceCents(customer);
  await passFourTimes(30);
  expect((await serviceOf(customer, id)).paid_until).toBe('2027-01-20T12:00:00.000Z');
  expect(await balanceCents(customer)).toBe(before - termCents);
  const renewals = await shop.db
    .select({ number: invoices.number })
    .from(payments)
    .innerJoin(invoices, eq(invoices.paymentId, payments.id))
    .where(eq(payments.serviceId, id));
  expect(renewals).toHaveLength(1);
  const numbers = (await shop.db.select({ number: invoices.number }).from(invoices)).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

/** FOSSBilling 3106, 4241 and Paymenter 854: paid for, and still suspended. */
it('a top-up that covers the term starts a suspended service again, whatever else runs at that second', async () => {
  await shop.setBalance(0);
  for (const days of [30, 3]) await passFourTimes(days);
  expect((await serviceOf(customer, id)).status).toBe('suspended');
  const ref = await topUp(customer, '20.00');
  await shop.bankSays(ref, 'approved');
  await passFourTimes(0);
  expect(await serviceOf(customer, id)).toMatchObject({ status: 'active', suspension: null });
  expect(await balanceCents(customer)).toBe(2000 - termCents);
  expect((await subjects()).filter((subject) => subject === 'lesson is running again')).toHaveLength(1);
});
