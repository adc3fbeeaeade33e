import { calls, VpsOrderContext, type VpsContextQuery } from '@hoster/contract';
import { afterAll, expect, test } from 'vitest';
import { promoCodes } from './tables.ts';
import { testShop } from '../../testing/shop.ts';

const shop = await testShop();
const createdAt = shop.clock.now();
const expiresAt = new Date(createdAt.getTime() + 86_400_000);
await shop.db.insert(promoCodes).values({ code: 'WELCOME5', percent: 5, months: 3, createdAt, expiresAt });
afterAll(() => shop.close());

async function promoOf(query: VpsContextQuery & Record<string, string>) {
  const path = `${calls.getVpsOrderContext.path}?${new URLSearchParams(query)}`;
  return VpsOrderContext.parse((await shop.browser().get(path)).json()).promo;
}

test('judges the promo code of the query', async () => {
  expect(await promoOf({ slug: 'nvme-3', promo_code: ' welcome5' })).toMatchObject({
    code: 'WELCOME5',
    valid: true,
    discount_percent: 5,
    months: 3,
  });
  expect(await promoOf({ promo_code: 'NONE' })).toMatchObject({
    valid: false,
    message: 'Invalid promo code. Try again.',
  });
  expect(await promoOf({ slug: 'nvme-3' })).toBeNull();
});
