import { eq, sql } from '../../../platform/db/drizzle.ts';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../platform/db/rows-of.ts';
import type { Browser } from '../../../testing/browser.ts';
import { balanceCents, order, paymentOf, testShop, topUp } from '../../../testing/shop.ts';
import { services } from '../../../sales/orders/tables.ts';
import { closedAccounts } from '../../../identity/privacy/tables.ts';
import { attemptOf } from '../attempts/attempts.ts';
import { paymentAttempts, paymentRefunds, payments } from '../tables.ts';
import { handleProviderEvent } from '../attempts/provider-events.ts';

let customer: Browser;
let staff: Browser;
const shop = await testShop({ supportEmail: 'support@hoster.example' });
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
const subjects = async () => (await shop.emails()).map(({ subject }) => subject);

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
    expect(await subjects()).toContain('Payment of €16.07 charged back');
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

describe('money that leaves twice', () => {
  const support = async () => shop.emails('support@hoster.example');
  const says = async (ref: string, event: { kind: string; eventId: string; [more: string]: unknown }, of?: string) =>
    handleProviderEvent(shop.app.hoster, {
      provider: 'bank',
      providerRef: of ?? (await attemptFor(ref)).providerRef ?? '',
      currency: 'EUR',
      ...event,
    } as Parameters<typeof handleProviderEvent>[1]);
  const refunded = async (amount = '16.07') => {
    const ref = await paid();
    await refund(ref, amount);
    await shop.drain();
    return ref;
  };

  it.each([
    ['all', '16.07', '16.07', 1607],
    ['a part, all disputed', '6.07', '16.07', 1607],
    ['a part, the rest disputed', '6.07', '10.00', 1000],
    ['a part, more than the rest disputed', '6.07', '12.00', 1200],
  ])('by a refund and then a dispute is owed, and support hears of it: %s', async (_what, back, disputed, owed) => {
    const ref = await refunded(back);
    await dispute(ref, disputed);
    const gone = Math.round((Number(back) + Number(disputed)) * 100);
    const books = await booked(ref);
    expect([books['receivable'], books['clearing'] ?? 0]).toEqual([owed, 1607 - gone]);
    const email = (await support()).at(-1);
    const { accountId } = await rowOf(ref);
    expect(email?.subject).toBe(`Payment of €${disputed} disputed`);
    if (gone > 1607) {
      const twice = `€${((gone - 1607) / 100).toFixed(2)} of it had already gone back to the customer.`;
      expect(email?.text).toContain(`${twice} The books have that amount as owed by account ${accountId}.`);
    } else expect(email?.text).not.toContain('already gone back');
  });

  it.each([
    ['thirds', [1, 1, 1]],
    ['sevenths', [1, 1, 1, 1, 1, 1, 1]],
    ['a refund and two disputes', [-2, 3, 2]],
    ['a dispute and two refunds', [2, -3, -2]],
  ])('once, in dollars and in parts: %s', async (_what, parts) => {
    const { payment_object_ref: ref } = await order(customer, { payment_method: 'card', currency: 'USD' });
    await shop.bankSays(ref, 'approved');
    await shop.drain();
    const { amountCurrencyCents: whole } = await rowOf(ref);
    const all = parts.reduce((sum, part) => sum + Math.abs(part), 0);
    let before = 0;
    for (const [index, part] of parts.entries()) {
      const until = before + Math.abs(part);
      const cents = Math.floor((whole * until) / all) - Math.floor((whole * before) / all);
      before = until;
      if (part < 0) expect((await refund(ref, (cents / 100).toFixed(2))).statusCode).toBe(200);
      else {
        const name = `part-${index}-${ref}`;
        await says(ref, { kind: 'chargeback', eventId: name, disputeRef: name, currency: 'USD', amountCents: cents });
      }
      await shop.drain();
    }
    expect(await booked(ref), 'nothing is left at the provider').not.toHaveProperty('clearing');
  });

  it('is not owed any more when the dispute is won, or the refund comes back', async () => {
    const won = await refunded();
    await dispute(won);
    await says(won, { kind: 'chargeback_won', eventId: `won-${won}`, disputeRef: `dp_${won}`, amountCents: 1607 });
    expect(await booked(won)).not.toHaveProperty('receivable');
    expect(await booked(won)).not.toHaveProperty('clearing');

    const returned = await refunded();
    const before = await balanceCents(customer);
    await dispute(returned);
    const [row] = await refundsOf(returned);
    await says(returned, { kind: 'refund_failed', eventId: `failed-${returned}`, refundRef: row?.ref });
    expect(await booked(returned)).not.toHaveProperty('receivable');
    expect(await booked(returned)).not.toHaveProperty('clearing');
    expect(await balanceCents(customer), 'the customer has it by the dispute').toBe(before);
  });

  it('by a dispute that meets a refund under way, when the provider sends it nevertheless', async () => {
    const ref = await paid();
    await refund(ref, '16.07');
    await dispute(ref);
    expect(await booked(ref), 'the refund may still fail').not.toHaveProperty('receivable');
    const [row] = await refundsOf(ref);
    await says(ref, { kind: 'refunded', eventId: `sent-${ref}`, refundRef: row?.ref, amountCents: 1607 });
    await says(ref, { kind: 'refunded', eventId: `again-${ref}`, refundRef: row?.ref, amountCents: 1607 });
    expect(await booked(ref)).toMatchObject({ receivable: 1607, clearing: -1607 });
    expect((await support()).at(-1)).toMatchObject({ subject: '€16.07 refunded twice' });
  });

  it('by a dispute and then a refund at the provider’s own site', async () => {
    const ref = await paid();
    await dispute(ref);
    await says(ref, { kind: 'refunded', eventId: `hand-${ref}`, refundRef: `re_${ref}`, amountCents: 1607 });
    expect(await booked(ref)).toMatchObject({ receivable: 3214, clearing: -1607 });
    expect((await support()).at(-1)).toMatchObject({ subject: '€16.07 refunded twice' });
  });

  it('by a second dispute; and one after a won one takes what there is', async () => {
    const ref = await paid();
    await dispute(ref);
    await says(ref, { kind: 'chargeback', eventId: `second-${ref}`, disputeRef: `second-${ref}`, amountCents: 1607 });
    expect(await booked(ref)).toMatchObject({ receivable: 3214, clearing: -1607 });
    for (const name of [`dp_${ref}`, `second-${ref}`])
      await says(ref, { kind: 'chargeback_won', eventId: `won-${name}`, disputeRef: name, amountCents: 1607 });
    expect(await booked(ref)).toMatchObject({ clearing: 1607 });
    await says(ref, { kind: 'chargeback', eventId: `third-${ref}`, disputeRef: `third-${ref}`, amountCents: 1607 });
    expect(await booked(ref)).toMatchObject({ receivable: 1607 });
    expect((await support()).at(-1)?.text).not.toContain('already gone back');
  });

  it('of a top-up whose refund has arrived', async () => {
    const ref = await topUp(customer, '40.00');
    await shop.bankSays(ref, 'approved');
    const before = await balanceCents(customer);
    await refund(ref, '40.00');
    await shop.drain();
    await dispute(ref, '40.00');
    expect(await booked(ref)).toMatchObject({ receivable: 4000, clearing: -4000 });
    expect(await balanceCents(customer), 'other money isn’t touched').toBe(before - 4000);
  });

  it('of a payment that was sent back because it came too late', async () => {
    const { payment_object_ref: ref } = await order(customer, { payment_method: 'card' });
    await customer.delete(`/my/api/unpaid-orders/${ref}/`);
    await shop.bankSays(ref, 'approved');
    await shop.drain();
    expect(await booked(ref)).toEqual({});
    await dispute(ref);
    expect(await booked(ref)).toEqual({ receivable: 1607, clearing: -1607 });
    expect((await support()).at(-1)?.text).toContain('€16.07 of it had already gone back');
  });

  it('of a payment that couldn’t be sent back, and was by hand afterwards, comes off the balance', async () => {
    const { payment_object_ref: ref } = await order(customer, { payment_method: 'card' });
    const before = await balanceCents(customer);
    await customer.delete(`/my/api/unpaid-orders/${ref}/`);
    await shop.bankSays(ref, 'approved');
    await shop.drain();
    const [row] = await refundsOf(ref);
    await says(ref, { kind: 'refund_failed', eventId: `failed-${ref}`, refundRef: row?.ref });
    expect(await balanceCents(customer)).toBe(before + 1607);
    await says(ref, { kind: 'refunded', eventId: `hand-${ref}`, refundRef: `re_${ref}`, amountCents: 1607 });
    expect(await balanceCents(customer)).toBe(before);
    expect(await booked(ref)).toEqual({});
  });
});

it('a dispute that is reported before its payment, or after it was won, is booked as it happened', async () => {
  const { payment_object_ref: ref } = await order(customer, { payment_method: 'card' });
  await dispute(ref);
  expect(await booked(ref)).toEqual({});
  await shop.bankSays(ref, 'approved');
  expect(await booked(ref)).toMatchObject({ receivable: 1607 });
  expect(await booked(ref)).not.toHaveProperty('clearing');

  const other = await paid();
  const { providerRef } = await attemptFor(other);
  const about = {
    provider: 'bank',
    providerRef: providerRef ?? '',
    disputeRef: `dp_${other}`,
    amountCents: 1607,
  } as const;
  const event = { ...about, currency: 'EUR' } as const;
  await handleProviderEvent(shop.app.hoster, { ...event, kind: 'chargeback_won', eventId: `won-${other}` });
  await handleProviderEvent(shop.app.hoster, { ...event, kind: 'chargeback', eventId: `late-${other}` });
  expect(await booked(other)).toMatchObject({ clearing: 1607 });
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
  await handleProviderEvent(shop.app.hoster, { ...late, eventId: 'late-1', euroCents: 90_000 });
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
  const last = (await shop.emails()).at(-1);
  expect(last?.text).not.toContain('to your balance');
});
