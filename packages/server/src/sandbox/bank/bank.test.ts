import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { order, paymentOf, testShop, type TestShop } from '../../testing/shop.ts';

const shop = await testShop();
const customer = await shop.customer();
afterAll(() => shop.close());

const decide = ({ app }: TestShop, page: string | null, decision: 'approve' | 'decline') =>
  app.inject({
    method: 'POST',
    url: page ?? '',
    payload: `decision=${decision}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

test('the bank calls the shop over HTTP before it redirects the customer', async () => {
  const port = await freePort();
  const live = await testShop({ callbackOrigin: `http://127.0.0.1:${port}` });
  try {
    await live.app.listen({ port, host: '127.0.0.1' });
    const browser = await live.customer();
    const created = await order(browser, { payment_method: 'card' });
    const { redirect_url: page } = await paymentOf(browser, created.payment_object_ref);
    const answer = await decide(live, page, 'approve');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(created.success_url);
    expect((await paymentOf(browser, created.payment_object_ref)).status).toBe('paid');
    const again = await decide(live, page, 'decline');
    expect(again.headers.location).toBe(created.success_url);
    expect((await paymentOf(browser, created.payment_object_ref)).status).toBe('paid');
    expect((await live.app.inject({ url: page ?? '' })).body).toContain('This payment has already been processed');
  } finally {
    await live.close();
  }
});

test('it retries later when the shop can’t be reached', async () => {
  const created = await order(customer, { payment_method: 'card' });
  const { redirect_url: page } = await paymentOf(customer, created.payment_object_ref);
  // Nothing listens at this backend's public origin.
  const answer = await decide(shop, page, 'decline');
  expect(answer.statusCode).toBe(303);
  expect((await paymentOf(customer, created.payment_object_ref)).status).toBe('awaiting');
});

test('it has no record of a payment that was never opened', async () => {
  expect((await shop.app.inject({ url: '/bank/pay/bp_unknown/' })).statusCode).toBe(404);
});
