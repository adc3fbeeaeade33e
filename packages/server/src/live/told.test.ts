import type { LiveMessage, Notifications } from '@hoster/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { order, paymentOf, testShop, topUp, type TestShop } from '../testing/shop.ts';
import { queueDueWork } from '../platform/jobs/due.ts';
import { doStep } from '../sandbox/chain/send.ts';
import type { Browser } from '../testing/browser.ts';
import { connect, type LiveSocket } from '../testing/live-socket.ts';

let shop: TestShop;
let browser: Browser;
let page: LiveSocket;

beforeAll(async () => {
  shop = await testShop();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  browser = await shop.customer();
  page = await connect(shop.app, browser);
});
afterAll(() => shop.close());

/** Resolves when the page has been told all of these since the last call. */
async function told(...expected: readonly LiveMessage[]): Promise<void> {
  await expect.poll(() => page.messages).toEqual(expect.arrayContaining([...expected]));
  page.messages.length = 0;
}
const titles = async () =>
  (await browser.get('/my/api/notifications/')).json<Notifications>().results.map(({ title }) => title);

test('an order by card: its services, its payment, the setup, and the cancellation', async () => {
  const { payment_object_ref: ref, order_ids: ids } = await order(browser, { payment_method: 'card' });
  const id = ids[0] ?? 0;
  const payment = { kind: 'payment', id: ref } as const;
  const service = { kind: 'service', id } as const;
  await told(payment, service);
  await shop.bankSays(ref, 'approved');
  await told(payment, service, { kind: 'notifications' });
  await shop.drain();
  await told(service, { kind: 'notifications' });
  expect((await titles()).slice(0, 2)).toEqual([
    expect.stringMatching(/ is ready$/),
    expect.stringMatching(/^Payment of €/),
  ]);
  await browser.post(`/my/api/services/${id}/cancel/`, { when: 'period_end' });
  await told(service);
  await browser.delete(`/my/api/services/${id}/cancel/`);
  await told(service);
});

test('a top-up that fails, and one that arrives on the balance', async () => {
  const failing = await topUp(browser, '20.00');
  await told({ kind: 'payment', id: failing });
  await shop.bankSays(failing, 'declined');
  await told({ kind: 'payment', id: failing }, { kind: 'notifications' });
  expect((await titles())[0]).toBe('Payment of €20.00 failed');
  const ref = await topUp(browser, '25.00');
  await shop.bankSays(ref, 'approved');
  await told({ kind: 'payment', id: ref }, { kind: 'balance' }, { kind: 'notifications' });
  expect((await titles())[0]).toBe('Payment of €25.00 received');
});

test('a service that can’t be renewed', async () => {
  const { order_ids: ids } = await order(browser);
  await shop.drain();
  await told({ kind: 'balance' }, { kind: 'service', id: ids[0] ?? 0 });
  await shop.setBalance(0);
  await shop.pass(32);
  // The session has expired meanwhile.
  browser = await shop.customer();
  expect(await titles()).toEqual(expect.arrayContaining([expect.stringMatching(/^We couldn’t renew /)]));
});

test('coins that aren’t confirmed yet: each confirmation, though nothing else has happened', async () => {
  const crypto = { ticker: 'BTC', network: 'bitcoin' };
  const { payment_object_ref: ref } = await order(browser, { payment_method: 'crypto', crypto });
  const payment = { kind: 'payment', id: ref } as const;
  const coins = async () => (await paymentOf(browser, ref)).crypto;
  await told(payment);
  const [, id = ''] = /\/chain\/pay\/([^/]+)\//.exec((await coins())?.demo_url ?? '') ?? [];
  await doStep(shop.app.hoster, id, 'exact');
  await told(payment);
  expect(await coins()).toMatchObject({ state: 'pending', confirmations: { have: 0 } });
  await told(payment);

  // A minute later there's another block. Nobody asks for the payment but the job.
  shop.clock.advance(60_000);
  await queueDueWork(shop.app.hoster);
  await shop.drain();
  await told(payment);
  expect(await coins()).toMatchObject({ confirmations: { have: 1 } });
  page.messages.length = 0;
  await queueDueWork(shop.app.hoster);
  await shop.drain();
  // What comes next is told after everything before it.
  await topUp(browser, '20.00');
  await expect.poll(() => page.messages.length).toBeGreaterThan(0);
  expect(page.messages).not.toContainEqual(payment);
});
