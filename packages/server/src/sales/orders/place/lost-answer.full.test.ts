import type { AddressInfo } from 'node:net';
import { OrderCreated } from '@hoster/contract';
import { afterAll, test } from 'vitest';
import { endsWithin } from '../../../../../../scripts/ends-within.ts';
import type { Browser } from '../../../testing/browser.ts';
import { ownDatabase } from '../../../testing/database.ts';
import { hungProxy } from '../../../testing/hung-proxy.ts';
import { services } from '../tables.ts';
import { anOrder, testShop, type TestShop } from '../../../testing/shop.ts';

/** As in production: the setup and the second order have to be done in that time on a busy machine, too. */
const answerMilliseconds = 4800;

/** A shop whose database may stop answering, with its customer. */
async function openShop() {
  const own = await ownDatabase('demo');
  const proxy = await hungProxy(own.url);
  const shop = await testShop({ databaseUrl: proxy.url, answerMilliseconds, rateLimits: true });
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const close = async () => {
    await shop.close();
    await proxy.close();
    await own.drop();
  };
  return { proxy, shop, customer: await shop.customer(), close };
}

const bodyOf = (customer: Browser) => anOrder(customer, { name: 'once' });
const key = { 'idempotency-key': 'once' };

/** Sends the order over a connection, as browsers do. */
async function send(shop: TestShop, customer: Browser) {
  const { port } = shop.app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/my/api/vps-order/`, {
    method: 'POST',
    headers: {
      ...key,
      'content-type': 'application/json',
      'x-csrftoken': customer.cookies.get('csrftoken') ?? '',
      cookie: [...customer.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify(bodyOf(customer)),
  });
  return [answer.status, answer.headers.get('retry-after')];
}

const places = ['idempotency_keys', 'insert into "purchases"', 'commit'] as const;
// Before all, so that no setup holds up an answer.
const shops = await Promise.all(places.map(openShop));
afterAll(() => Promise.all(shops.map(({ close }) => close())));

// Side by side: each waits for its time limit.
test.concurrent.for(places.map((text, index) => ({ text, index })))(
  'an order fails in time when the database does not answer `$text`, and is placed once when it is sent again',
  async ({ text, index }, { expect }) => {
    const opened = shops[index];
    if (!opened) throw new Error('There is no shop.');
    const { proxy, shop, customer } = opened;
    proxy.hangAfter(text);
    const answer = send(shop, customer);
    expect(await endsWithin(2 * answerMilliseconds, answer)).toBe(true);
    expect(await answer).toEqual([503, '5']);
    proxy.recover();
    await expect.poll(async () => (await customer.get('/readyz')).statusCode).toBe(200);
    await expect
      .poll(async () => (await customer.post('/my/api/vps-order/', bodyOf(customer), { headers: key })).statusCode)
      .toBe(201);
    const again = await customer.post('/my/api/vps-order/', bodyOf(customer), { headers: key });
    const { order_ids: ids } = OrderCreated.parse(again.json());
    const named = (await shop.db.select().from(services)).filter(({ name }) => name === 'once');
    expect(named.map(({ id }) => id)).toEqual(ids);
  },
);
