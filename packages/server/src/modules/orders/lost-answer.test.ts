import type { AddressInfo } from 'node:net';
import { OrderCreated } from '@hoster/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { ownDatabase } from '../../testing/database.ts';
import { hungProxy, type HungProxy } from '../../testing/hung-proxy.ts';
import { services } from './tables.ts';
import { anOrder, testShop, type TestShop } from './test-shop.ts';

// Waits for time limits that are part of the promise, beside other tests.
vi.setConfig({ testTimeout: 120_000 });

let own: Awaited<ReturnType<typeof ownDatabase>>;
let proxy: HungProxy;
let shop: TestShop;
let customer: Browser;
beforeEach(async () => {
  own = await ownDatabase('demo');
  proxy = await hungProxy(own.url);
  shop = await testShop({ databaseUrl: proxy.url, answerMilliseconds: 4800, rateLimits: true });
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  customer = await shop.customer();
});
afterEach(async () => {
  await shop.close();
  await proxy.close();
  await own.drop();
});

const body = anOrder({ name: 'once' });
const key = { 'idempotency-key': 'once' };

/** Sends the order over a connection, as browsers do. */
async function send() {
  const begun = performance.now();
  const { port } = shop.app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/my/api/vps-order/`, {
    method: 'POST',
    headers: {
      ...key,
      'content-type': 'application/json',
      'x-csrftoken': customer.cookies.get('csrftoken') ?? '',
      cookie: [...customer.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify(body),
  });
  const { status, headers } = answer;
  return { status, retryAfter: headers.get('retry-after'), seconds: (performance.now() - begun) / 1000 };
}

test.each(['idempotency_keys', 'insert into "purchases"', 'commit'])(
  'an order of which the database does not answer `%s` fails within five seconds, and is one order when it is sent again',
  async (text) => {
    proxy.hangAfter(text);
    const { status, retryAfter, seconds } = await send();
    expect([status, retryAfter]).toEqual([503, '5']);
    expect(seconds).toBeLessThan(5.5);
    proxy.recover();
    await expect.poll(async () => (await customer.get('/readyz')).statusCode, { timeout: 30_000 }).toBe(200);
    await expect
      .poll(async () => (await customer.post('/my/api/vps-order/', body, { headers: key })).statusCode, {
        timeout: 30_000,
      })
      .toBe(201);
    const again = await customer.post('/my/api/vps-order/', body, { headers: key });
    const { order_ids: ids } = OrderCreated.parse(again.json());
    const named = (await shop.db.select().from(services)).filter(({ name }) => name === 'once');
    expect(named.map(({ id }) => id)).toEqual(ids);
  },
);
