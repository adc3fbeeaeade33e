import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopSite, type ShopSite } from '../testing/shop-site.ts';

let site: ShopSite;
beforeAll(async () => {
  site = await shopSite();
});
afterAll(() => site.close());

test.each([
  '/virtual-private-servers/nvme-3/',
  '/web-hosting/basic/',
  '/dedicated-servers/e-2236/',
  '/backups/',
  '/vpn/',
])('%s says that more than the maximum was asked for', async (path) => {
  const said = 'You can order up to 20 at a time';
  expect((await site.ask(`${path}?count=25`)).body).toContain(said);
  expect((await site.ask(`${path}?count=20`)).body).not.toContain(said);
});

test('the comparison says that it leaves a fifth server out', async () => {
  const path = '/dedicated-servers/compare/?servers=e-2236&servers=e-2288g&servers=e-2386g&servers=e-2388g';
  const said = '1 server that you selected isn’t shown';
  expect((await site.ask(`${path}&servers=ryzen-5-3600`)).body).toContain(said);
  expect((await site.ask(path)).body).not.toContain(said);
});
