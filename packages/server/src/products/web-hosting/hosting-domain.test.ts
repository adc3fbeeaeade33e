import { eq } from '../../platform/db/drizzle.ts';
import { afterAll, expect, it } from 'vitest';
import { cancelUnpaid, testShop } from '../../testing/shop.ts';
import { services } from '../../sales/orders/tables.ts';
import { aHostingOrder, orderHosting, orderPath } from '../../testing/web-hosting.ts';

const shop = await testShop();
const customer = await shop.customer();
afterAll(() => shop.close());

it('refuses a domain that another account uses until that account ends', async () => {
  const created = await orderHosting(customer, { domain: 'taken.example' });
  const somebody = await shop.stranger();
  const wish = aHostingOrder(customer, { domain: 'TAKEN.example', payment_method: 'card' });
  const refused = await somebody.post(orderPath, wish, { headers: { 'accept-language': 'ru' } });
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    { domain: [expect.stringContaining('Этот домен уже используется')] },
  ]);
  const atTheSameMoment = await Promise.all(
    [customer, somebody].map((buyer) =>
      buyer.post(orderPath, aHostingOrder(customer, { domain: 'race.example', payment_method: 'card' })),
    ),
  );
  expect(atTheSameMoment.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  await shop.db
    .update(services)
    .set({ state: 'canceled' })
    .where(eq(services.id, created.order_ids[0] ?? 0));
  await cancelUnpaid(somebody);
  expect((await somebody.post(orderPath, wish)).statusCode).toBe(201);
});
