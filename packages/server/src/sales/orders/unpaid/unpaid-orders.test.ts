import { UnpaidOrder } from '@hoster/contract';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { promoCodes } from '../../promo/tables.ts';
import { order, paymentOf, testShop } from '../../../testing/shop.ts';

const path = '/my/api/unpaid-orders/';

const shop = await testShop();
const customer = await shop.customer();
const createdAt = shop.clock.now();
const expiresAt = new Date(createdAt.getTime() + 86_400_000);
await shop.db.insert(promoCodes).values({ code: 'WELCOME5', percent: 5, months: 3, createdAt, expiresAt });
afterAll(() => shop.close());

const listed = async () => z.array(UnpaidOrder).parse((await customer.get(path)).json());

test('an unpaid order is listed with the address where it can be changed', async () => {
  const created = await order(customer, {
    payment_method: 'card',
    name: 'web.example.org',
    count: 2,
    promo_code: 'welcome5',
  });
  expect(await listed()).toEqual([
    expect.objectContaining({
      payment_object_ref: created.payment_object_ref,
      names: ['web-1.example.org', 'web-2.example.org'],
      total: created.total,
    }),
  ]);
  const address = (await listed())[0]?.url ?? '';
  expect((await paymentOf(customer, created.payment_object_ref)).order_url).toBe(address);
  const url = new URL(address, 'http://site');
  expect(url.pathname).toBe('/virtual-private-servers/nvme-3/');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    name: 'web.example.org',
    count: '2',
    promo_code: 'WELCOME5',
  });
});

test('can be cancelled by its owner only, which releases its promo code', async () => {
  const [unpaid] = await listed();
  const ref = unpaid?.payment_object_ref ?? '';
  expect((await (await shop.stranger()).delete(`${path}${ref}/`)).statusCode).toBe(404);
  const answer = await customer.delete(`${path}${ref}/`);
  expect([answer.statusCode, answer.json()]).toEqual([200, []]);
  expect((await paymentOf(customer, ref)).orders.map(({ status }) => status)).toEqual(['canceled', 'canceled']);
  expect((await customer.delete(`${path}${ref}/`)).statusCode).toBe(404);
  await order(customer, { promo_code: 'welcome5' });
});
