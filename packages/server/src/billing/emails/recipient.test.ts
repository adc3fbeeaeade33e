import { afterAll, expect, test } from 'vitest';
import { memberAt } from '../../testing/customer.ts';
import { testShop } from '../../testing/shop.ts';
import { userRecipient } from './send.ts';

const shop = await testShop();
afterAll(() => shop.close());

test('emails are in the time zone that their reader has chosen, else in that of the seller', async () => {
  const customer = await shop.customer();
  const { userId, accountId } = await memberAt(shop.db);
  const zone = async () => (await userRecipient(shop.db, userId, accountId)).timeZone;
  expect(await zone()).toBe('Europe/Amsterdam');
  await customer.put('/my/api/account/time_zone/', { time_zone: 'Asia/Tokyo' });
  expect(await zone()).toBe('Asia/Tokyo');
});
