import { eq, sql } from '../../db/drizzle.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../db/rows-of.ts';
import type { Browser } from '../../testing/browser.ts';
import { balanceCents, order, paymentOf, testShop, topUp, type TestShop } from '../orders/test-shop.ts';
import { services } from '../orders/tables.ts';
import { closedAccounts } from '../privacy/tables.ts';
import { attemptOf } from './attempts.ts';
import { paymentAttempts, paymentRefunds, payments } from './tables.ts';
import { takeIn } from './take-in.ts';

let shop: TestShop;
let customer: Browser;
let staff: Browser;
beforeAll(async () => {
  shop = await testShop({ supportEmail: 'support@hoster.example' });
});
beforeEach(async () => {
  // Sessions end sooner than terms.
  customer = await shop.customer();
  staff = await shop.staff();
  await shop.setBalance(50_000);
});
afterEach(async () => {
  const books = (await staff.get('/my/api/staff/ledger/')).json<{ is_balanced: boolean }>();
  if (!books.is_balanced) throw new Error('The books do not balance');
});
afterAll(() => shop.close());

const rowOf = async (ref: string) => {
  const [row] = await shop.db.select().from(payments).where(eq(payments.ref, ref));
  if (!row) throw new Error(`No payment ${ref}`);
  return row;
};
const attemptFor = async (ref: string) => {
  const attempt = await attemptOf(shop.db, await rowOf(ref));
  if (!attempt) throw new Error(`${ref} has no attempt`);
  return attempt;
};
const refundsOf = async (ref: string) =>
  shop.db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.paymentId, (await rowOf(ref)).id));
const retry = (ref: string, method: string) =>
  customer.post(`/my/api/payment/${ref}/retry/`, { payment_method: method });
const refund = (ref: string, amount: string, more: object = {}, headers: Record<string, string> = {}) =>
  staff.post(`/my/api/staff/payments/${ref}/refund/`, { amount, ...more }, { headers });
const dispute = (ref: string, amount?: string) =>
  shop.bankSays(ref, 'chargeback', {
    event_id: `dp_${ref}`,
    ...(amount && { amount: { amount, currency: 'EUR' as const } }),
  });
const subjects = async () => (await shop.letters()).map(({ subject }) => subject);

/** What the books have of a payment, by account. */
async function booked(ref: string): Promise<Record<string, number>> {
  const { id, purchaseId } = await rowOf(ref);
  const rows = await rowsOf(
    shop.db,
    sql`select p.account, sum(p.amount_cents)::int as cents from ledger_postings p
      join ledger_transactions t on t.id = p.transaction_id
      where t.payment_id = ${id} or t.purchase_id = ${purchaseId} group by p.account having sum(p.amount_cents) <> 0`,
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [String(account), Number(cents)]));
}

/** An order that is paid at the bank's page. @param build whether its server is set up */
async function paid(build = true): Promise<string> {
  const { payment_object_ref: ref } = await order(customer, { payment_method: 'card' });
  await shop.bankSays(ref, 'approved');
  if (build) await shop.drain();
  return ref;
}

describe('a payment that was paid twice once', () => {
  const paidTwice = async () => {
    const ref = await paid();
    await shop.bankSays(ref, 'approved', { event_id: 'ev_second' });
    await shop.drain();
    return ref;
  };

  it('does not say that it was refunded', async () => {
    expect(await paymentOf(customer, await paidTwice())).toMatchObject({ status: 'paid', refunded: null });
  });

  it('can be refunded', async () => {
    const ref = await paidTwice();
    expect((await refund(ref, '16.07')).json()).toMatchObject({ refunded: { amount: '16.07' } });
  });

  it('can be charged back', async () => {
    const ref = await paidTwice();
    await dispute(ref);
    expect(await booked(ref)).toMatchObject({ receivable: 1607 });
    expect(await subjects()).toContain('Your bank has taken back €16.07');
  });
});

describe('an order that an earlier try has paid', () => {
  const paidByFirst = async () => {
    const { payment_object_ref: ref } = await order(customer, { payment_method: 'card' });
    const first = await attemptFor(ref);
    await retry(ref, 'paypal');
    await shop.bankSays(ref, 'approved', { bank_ref: first.providerRef ?? '' });
    await shop.drain();
    return { ref, first };
  };

  it('names the method that has paid it', async () => {
    const { ref } = await paidByFirst();
    expect(await paymentOf(customer, ref)).toMatchObject({ status: 'paid', method: 'card' });
  });

  it('is refunded to that one', async () => {
    const { ref, first } = await paidByFirst();
    expect((await refund(ref, '16.07')).statusCode).toBe(200);
    await shop.drain();
    const [row] = await refundsOf(ref);
    expect(row).toMatchObject({ attemptId: first.id, state: 'sent' });
  });
});

it('a refund to a try that its provider has never opened lands on the balance', async () => {
  const ref = await paid();
  const { id } = await attemptFor(ref);
  await shop.db.update(paymentAttempts).set({ providerRef: null }).where(eq(paymentAttempts.id, id));
  const before = await balanceCents(customer);
  await refund(ref, '16.07');
  await shop.drain();
  expect(await balanceCents(customer)).toBe(before + 1607);
});

describe('a refund that meets a dispute', () => {
  it('is not paid out on the balance too when the provider refuses it for the dispute', async () => {
    const ref = await paid();
    const before = await balanceCents(customer);
    await refund(ref, '16.07');
    await dispute(ref);
    await shop.drain();
    expect((await refundsOf(ref))[0]?.state).toBe('refused');
    expect(await balanceCents(customer)).toBe(before);
    const { revenue, refunds, ...others } = await booked(ref);
    expect([others, (revenue ?? 0) + (refunds ?? 0)]).toEqual([{}, 0]);
  });

  it('in part, leaves only the rest to pay', async () => {
    const ref = await paid();
    const before = await balanceCents(customer);
    await refund(ref, '6.07');
    await dispute(ref);
    await shop.drain();
    expect(await balanceCents(customer)).toBe(before);
    expect(await booked(ref)).toMatchObject({ receivable: 1000 });
    expect(await booked(ref)).not.toHaveProperty('clearing');
  });

  it('goes to the balance when the dispute is about another part', async () => {
    const ref = await paid();
    const before = await balanceCents(customer);
    await refund(ref, '6.07');
    await dispute(ref, '10.00');
    await shop.drain();
    expect(await balanceCents(customer)).toBe(before + 607);
    expect(await booked(ref)).toMatchObject({ receivable: 1000, clearing: 607 });
  });

  it('takes from the balance what the order had put there', async () => {
    const ref = await paid(false);
    const { purchaseId } = await rowOf(ref);
    const [service] = await shop.db
      .select()
      .from(services)
      .where(eq(services.purchaseId, purchaseId ?? 0));
    const before = await balanceCents(customer);
    await customer.post(`/my/api/services/${service?.id ?? 0}/cancel/`, { when: 'now' });
    expect(await balanceCents(customer)).toBe(before + 1607);
    await dispute(ref);
    expect(await balanceCents(customer)).toBe(before);
    expect(await booked(ref)).not.toHaveProperty('receivable');
  });

  it('doesn’t touch other money on the balance', async () => {
    const ref = await paid();
    const before = await balanceCents(customer);
    await dispute(ref);
    expect(await balanceCents(customer)).toBe(before);
    expect(await booked(ref)).toMatchObject({ receivable: 1607 });
  });
});

it('reactivates suspended servers when money arrives on the balance', async () => {
  const { order_ids: ids } = await order(customer, {});
  await shop.drain();
  await shop.setBalance(0);
  await shop.pass(31);
  const state = async () =>
    (
      await shop.db
        .select()
        .from(services)
        .where(eq(services.id, ids[0] ?? 0))
    )[0]?.state;
  expect(await state()).toBe('failed_renew');
  customer = await shop.customer();
  await staff.login('staff@hoster.example', 'staff-hoster-2026');
  const ref = await topUp(customer, '20.00');
  const { providerRef } = await attemptFor(ref);
  const late = { provider: 'bank', providerRef: providerRef ?? '', kind: 'credited', reason: 'late' } as const;
  await takeIn(shop.app.hoster, { ...late, eventId: 'late-1', euroCents: 90_000 });
  await shop.drain();
  expect(await state()).toBe('active');
});

describe('a refund by staff', () => {
  it('that is sent twice with one key is made once', async () => {
    const ref = await paid();
    const key = { 'idempotency-key': 'refund-once' };
    const first = await refund(ref, '5.00', {}, key);
    const again = await refund(ref, '5.00', {}, key);
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toMatchObject({ refunded: { amount: '5.00' } });
    const other = await refund(ref, '6.00', {}, key);
    expect([other.statusCode, other.json().code]).toEqual([409, 'idempotency_key_reused']);
  });

  it('is made for a customer who has left', async () => {
    const ref = await paid();
    const { accountId } = await rowOf(ref);
    await shop.db.insert(closedAccounts).values({ accountId, closedAt: shop.clock.now() });
    expect((await refund(ref, '5.00')).statusCode).toBe(200);
    await shop.db.delete(closedAccounts).where(eq(closedAccounts.accountId, accountId));
  });
});

it('a place is held for a transfer a week from the order at most', async () => {
  const { payment_object_ref: ref } = await order(customer, { payment_method: 'bank' });
  const end = (await rowOf(ref)).createdAt.getTime() + 7 * 24 * 3_600_000;
  shop.clock.advance(5 * 24 * 3_600_000);
  customer = await shop.customer();
  await staff.login('staff@hoster.example', 'staff-hoster-2026');
  expect((await retry(ref, 'bank')).statusCode).toBe(200);
  expect((await rowOf(ref)).expiresAt?.getTime()).toBeLessThanOrEqual(end + 1000);
});

it('the email about a cancelled server names the refunded amount, not the paid one', async () => {
  const ref = await paid(false);
  await refund(ref, '16.07');
  const { purchaseId } = await rowOf(ref);
  const [service] = await shop.db
    .select()
    .from(services)
    .where(eq(services.purchaseId, purchaseId ?? 0));
  await customer.post(`/my/api/services/${service?.id ?? 0}/cancel/`, { when: 'now' });
  const last = (await shop.letters()).at(-1);
  expect(last?.text).not.toContain('to your balance');
});
