import type { TrialBalance } from '@hoster/contract';
import { afterAll, expect, test } from 'vitest';
import { order, testShop, topUp } from '../../testing/shop.ts';

const shop = await testShop();
const staff = await shop.staff();
afterAll(() => shop.close());

const books = async (): Promise<TrialBalance> => (await staff.get('/my/api/staff/ledger/')).json();

/** Cents on an account of the books, debits positive. */
function on({ accounts }: TrialBalance, name: string): number {
  const cents = ({ amount }: { amount: string }) => Math.round(Number(amount) * 100);
  return accounts
    .filter(({ account }) => account === name)
    .reduce((sum, { debit, credit }) => sum + cents(debit) - cents(credit), 0);
}

test('orders, a top-up, a payment that comes too late and a refund are where an accountant looks for them', async () => {
  const customer = await shop.customer();
  expect((await customer.get('/my/api/staff/ledger/')).statusCode).toBe(403);
  expect((await shop.browser().get('/my/api/staff/ledger/')).statusCode).toBe(401);
  const start = await books();

  const card = await order(customer, { payment_method: 'card' });
  expect(on(await books(), 'revenue'), 'nothing is earned before it is paid').toBe(on(start, 'revenue'));
  await shop.bankSays(card.payment_object_ref, 'approved');
  const gross = Math.round(Number(card.total.amount) * 100);
  const afterCard = await books();
  const earned = on(start, 'revenue') - on(afterCard, 'revenue');
  const tax = on(start, 'vat') - on(afterCard, 'vat');
  expect(earned + tax).toBe(gross);
  expect(tax).toBe(Math.round((earned * 19) / 100));
  expect(on(afterCard, 'clearing') - on(start, 'clearing')).toBe(gross);
  expect(afterCard.accounts.find(({ account }) => account === 'vat')?.country).toBe('DE');

  const ref = await topUp(customer, '40.00');
  await shop.bankSays(ref, 'approved');
  const afterTopUp = await books();
  expect(on(afterCard, 'customer') - on(afterTopUp, 'customer')).toBe(4000);

  const fromBalance = await order(customer);
  const [id] = fromBalance.order_ids;
  await customer.post(`/my/api/services/${id}/cancel/`, { when: 'now' });
  const afterRefund = await books();
  expect(on(afterRefund, 'customer'), 'the money is back').toBe(on(afterTopUp, 'customer'));
  expect(on(afterRefund, 'vat'), 'no tax is owed for what was not built').toBe(on(afterTopUp, 'vat'));
  expect(on(afterRefund, 'refunds') + on(afterRefund, 'revenue')).toBe(on(afterTopUp, 'revenue'));

  expect(on(afterRefund, 'receivable')).toBe(0);
  expect(afterRefund).toMatchObject({ is_balanced: true, debit: afterRefund.credit });
});

test('money that came for nothing is booked in and out', async () => {
  const customer = await shop.customer();
  const before = await books();
  const { payment_object_ref: ref } = await order(customer, { payment_method: 'card', name: 'late' });
  await customer.delete(`/my/api/unpaid-orders/${ref}/`);
  await shop.bankSays(ref, 'approved');
  const after = await books();
  expect(on(after, 'clearing')).toBe(on(before, 'clearing'));
  expect(on(after, 'revenue')).toBe(on(before, 'revenue'));
  expect(after.debit.amount, 'both ways are in the books').not.toBe(before.debit.amount);
  expect(after.is_balanced).toBe(true);
});

test('an order that is paid back server by server leaves no cent of tax behind', async () => {
  await shop.setBalance(100_000);
  const customer = await shop.customer();
  for (const change of [{ count: 3 }, { count: 2, rent_period: 3 as const }, { count: 2, rent_period: 12 as const }]) {
    const before = await books();
    const { order_ids: ids } = await order(customer, change);
    for (const id of ids) await customer.post(`/my/api/services/${id}/cancel/`, { when: 'now' });
    const after = await books();
    expect(on(after, 'refunds'), 'something was paid back').toBeGreaterThan(on(before, 'refunds'));
    expect(on(after, 'vat')).toBe(on(before, 'vat'));
    expect(on(after, 'revenue') + on(after, 'refunds')).toBe(on(before, 'revenue') + on(before, 'refunds'));
  }
});
