import { type Call, calls } from '@hoster/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from './testing/browser.ts';
import { signedInCustomer } from './testing/customer.ts';
import { testShop, type TestShop } from './testing/shop.ts';

/** Starts of a page that no list has: beyond the numbers of the database, and moments that don’t exist. */
const starts = ['2147483648', '9007199254740991', '2026-02-30T00:00:00.000000Z,1', '0000-01-01T00:00:00.000Z,ticket,1'];
const lists = Object.values<Call>(calls).flatMap(({ id, path, query, session }) =>
  ['before', 'after']
    .filter((name) => session && query?.shape[name])
    .map((name) => ({ id, path: path.replace(/:table/, 'vps').replace(/:\w+/, '1'), name })),
);

let shop: TestShop;
let staff: Browser;
beforeAll(async () => {
  shop = await testShop();
  staff = await signedInCustomer(shop, 'administrator@staff.example.test', { staffRole: 'administrator' });
});
afterAll(() => shop.close());

test.each(lists)('$id names a wrong `$name`, as its file does', async ({ name, path }) => {
  for (const start of starts)
    for (const address of [path, `${path}csv/`]) {
      const answer = await staff.get(`${address}?${new URLSearchParams({ [name]: start })}`);
      expect([200, 400, 404], `${address} ${start} ${answer.body}`).toContain(answer.statusCode);
      if (answer.statusCode === 400) expect(answer.json(), `${address} ${start}`).toHaveProperty(name);
    }
});
