import { OrderCreated } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { invoices } from '../../billing/invoices/tables.ts';
import { serviceOf, setUp } from '../../testing/service.ts';
import { balanceCents, order, paymentOf, testShop, type TestShop } from '../../testing/shop.ts';
import { payments, savedCards } from '../../billing/payments/tables.ts';
import { services } from '../../sales/orders/tables.ts';

const termCents = 1607;

let shop: TestShop;
let customer: Browser;
beforeEach(async () => {
  shop = await testShop();
  customer = await shop.customer();
});
afterEach(() => shop.close());

const service = (id: number) => serviceOf(customer, id);

const built = () => setUp(shop, order(customer, { name: 'stays' }));

const ask = (id: number, change: object = {}) =>
  customer.post(`/my/api/services/${id}/renew/`, { currency: 'EUR', payment_method: 'card', ...change });

async function renew(id: number, change: object = {}): Promise<OrderCreated> {
  const answer = await ask(id, change);
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
  return OrderCreated.parse(answer.json());
}

async function pass(days: number): Promise<void> {
  await shop.pass(days);
  customer = await shop.customer();
}

it('pays for the next term in advance by any method, in any currency, with its invoice', async () => {
  const id = await built();
  const before = await balanceCents(customer);
  const { renewal } = await service(id);
  expect(renewal).toMatchObject({ until: '2027-01-20T12:00:00.000Z', waiting: null });
  const { payment_object_ref: ref, total } = await renew(id, { payment_method: 'paypal', currency: 'USD' });
  expect(total.currency).toBe('USD');
  expect((await service(id)).renewal?.waiting).toEqual({ total, payment_object_ref: ref });
  await shop.bankSays(ref, 'approved');
  expect(await service(id)).toMatchObject({ paid_until: '2027-01-20T12:00:00.000Z', renewal: { waiting: null } });
  const payment = await paymentOf(customer, ref);
  expect(payment).toMatchObject({ purpose: 'renewal', status: 'paid', total, orders: [{ id }] });
  const [invoice] = await shop.db
    .select()
    .from(invoices)
    .where(eq(invoices.number, payment.invoice ?? ''));
  expect(invoice).toMatchObject({
    currency: 'USD',
    content: { term: { from: '2026-12-20T12:00:00.000Z', to: '2027-01-20T12:00:00.000Z' } },
  });
  // And the one after it from the balance; nothing is charged at the end of the first term.
  await renew(id, { payment_method: 'balance', expected_total: '16.07' });
  await pass(31);
  expect(await balanceCents(customer)).toBe(before - termCents);
  expect((await service(id)).paid_until).toBe('2027-02-20T12:00:00.000Z');
});

it('starts a suspended service again', async () => {
  const id = await built();
  await shop.setBalance(0);
  await pass(30);
  await pass(4);
  expect((await service(id)).status).toBe('suspended');
  const { payment_object_ref: ref } = await renew(id);
  await shop.bankSays(ref, 'approved');
  await shop.drain();
  expect(await service(id)).toMatchObject({ status: 'active', paid_until: '2027-01-24T12:00:00.000Z' });
  expect((await shop.emails()).at(-1)?.subject).toBe('stays is running again');
});

it('is paid for and invoiced in the language of the page, whatever the emails are in', async () => {
  const id = await built();
  const { payment_object_ref: ref } = OrderCreated.parse(
    (
      await customer.post(
        `/my/api/services/${id}/renew/`,
        { currency: 'EUR', payment_method: 'card' },
        { headers: { 'accept-language': 'ru' } },
      )
    ).json(),
  );
  const [payment] = await shop.db.select().from(payments).where(eq(payments.ref, ref));
  expect(payment?.language).toBe('ru');
});

it('that waits hinders neither the balance nor the saved card at the end of the term, and its money goes back', async () => {
  const id = await built();
  const before = await balanceCents(customer);
  await pass(29.5);
  const { payment_object_ref: ref } = await renew(id);
  await pass(0.5);
  expect((await service(id)).paid_until).toBe('2027-01-20T12:00:00.000Z');
  expect(await balanceCents(customer)).toBe(before - termCents);
  await shop.bankSays(ref, 'approved');
  await shop.drain();
  expect(await paymentOf(customer, ref)).toMatchObject({ status: 'expired', refunded: { amount: '16.07' } });
  expect((await service(id)).paid_until).toBe('2027-01-20T12:00:00.000Z');

  await shop.setBalance(0);
  const [row] = await shop.db.select().from(services).where(eq(services.id, id));
  const card = { brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2029, isDefault: true, token: 'tok_kept' };
  await shop.db.insert(savedCards).values({ ...card, accountId: row?.accountId ?? 0 });
  await pass(30.5);
  const { payment_object_ref: second } = await renew(id);
  await pass(0.5);
  await pass(0);
  const [charge] = await shop.db.select().from(payments).where(eq(payments.status, 'pending'));
  await shop.bankSays(charge?.ref ?? '', 'approved');
  expect((await service(id)).paid_until).toBe('2027-02-20T12:00:00.000Z');
  expect((await paymentOf(customer, second)).status).toBe('expired');
});

it('that is declined is paid another way, or cancelled', async () => {
  const id = await built();
  const { payment_object_ref: ref } = await renew(id);
  await shop.bankSays(ref, 'declined');
  expect((await paymentOf(customer, ref)).status).toBe('failed');
  const second = await ask(id);
  expect([second.statusCode, second.json().code]).toEqual([409, 'renewal_waiting']);
  expect((await customer.delete(`/my/api/unpaid-orders/${ref}/`)).statusCode).toBe(200);
  const { payment_object_ref: third } = await renew(id);
  await shop.bankSays(third, 'declined');
  await customer.post(`/my/api/payment/${third}/retry/`, { payment_method: 'balance' });
  expect(await service(id)).toMatchObject({ status: 'active', paid_until: '2027-01-20T12:00:00.000Z' });
  const movements = (await customer.get('/my/api/account/finance/')).json().movements;
  expect(movements[0].description).toBe('Renewal: stays');
});

it('is refused for an outdated price, a cancelled service, more than three years ahead, and other customers', async () => {
  const id = await built();
  const old = await ask(id, { expected_total: '1.00' });
  expect([old.statusCode, old.json()]).toMatchObject([409, { code: 'price_changed', total: { amount: '16.07' } }]);
  expect(
    (await (await shop.stranger()).post(`/my/api/services/${id}/renew/`, { currency: 'EUR', payment_method: 'card' }))
      .statusCode,
  ).toBe(404);
  await shop.db
    .update(services)
    .set({ paidUntil: new Date('2029-12-01T00:00:00Z') })
    .where(eq(services.id, id));
  expect((await ask(id)).json().code).toBe('not_renewable');
  await customer.post(`/my/api/services/${id}/cancel/`, { when: 'now' });
  expect((await ask(id)).json().code).toBe('not_renewable');
});
