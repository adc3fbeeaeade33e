import { eq } from '../../platform/db/drizzle.ts';
import { afterAll, expect, test } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { order, ownIso, testShop } from '../../testing/shop.ts';
import { services } from '../../sales/orders/tables.ts';
import { buildRequestOf } from './build-request.ts';

const shop = await testShop();
const customer = await shop.customer();
afterAll(() => shop.close());

async function requestOf(browser: Browser, change: Parameters<typeof order>[1]) {
  const [id = 0] = (await order(browser, change)).order_ids;
  const [service] = await shop.db.select().from(services).where(eq(services.id, id));
  if (!service) throw new Error(`No service ${id}`);
  return buildRequestOf(shop.app.hoster, service);
}

test('blocks outgoing mail (port 25) in a free trial only', async () => {
  expect(await requestOf(customer, {})).toMatchObject({ blocksMail: false });
  expect(await requestOf(await shop.stranger(), { trial: 'free' })).toMatchObject({ blocksMail: true });
  expect(await requestOf(customer, { trial: 'paid' })).toMatchObject({ blocksMail: false });
});

test('lets the ordered SSH keys in', async () => {
  const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHaF1tNBv6uKUA0kxq5Gm8X0a8m2v0n2b0Qy2Y0p3m3T';
  const ordered = await requestOf(customer, { ssh_key: { key, title: 'Laptop', default: false } });
  expect(ordered.sshKeys).toEqual([key]);
});

test('boots from an own image', async () => {
  const isoUrl = 'https://example.org/a.iso';
  const disk_image = await ownIso(customer);
  expect(await requestOf(customer, { os: null, disk_image, iso_url: isoUrl })).toMatchObject({ isoUrl });
  expect(await requestOf(customer, {})).toMatchObject({ isoUrl: null });
});
