import { eq } from '../../platform/db/drizzle.ts';
import { afterAll, expect, test } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { order, ownIso, testShop } from '../../testing/shop.ts';
import { services } from '../../sales/orders/tables.ts';
import { wantedServer } from './wanted.ts';

const shop = await testShop();
const customer = await shop.customer();
afterAll(() => shop.close());

async function wantedOf(browser: Browser, change: Parameters<typeof order>[1]) {
  const [id = 0] = (await order(browser, change)).order_ids;
  const [service] = await shop.db.select().from(services).where(eq(services.id, id));
  if (!service) throw new Error(`No service ${id}`);
  return wantedServer(shop.app.hoster, service, null);
}

test('blocks outgoing mail (port 25) in a free trial only', async () => {
  expect(await wantedOf(customer, {})).toMatchObject({ blocks: [] });
  expect(await wantedOf(await shop.stranger(), { trial: 'free' })).toMatchObject({ blocks: ['smtp'] });
  expect(await wantedOf(customer, { trial: 'paid' })).toMatchObject({ blocks: [] });
});

test('lets the ordered SSH keys in', async () => {
  const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHaF1tNBv6uKUA0kxq5Gm8X0a8m2v0n2b0Qy2Y0p3m3T';
  const ordered = await wantedOf(customer, { ssh_key: { key, title: 'Laptop', default: false } });
  expect(ordered.sshKeys).toEqual([key]);
});

test('boots from an own image', async () => {
  const isoUrl = 'https://example.org/a.iso';
  const disk_image = await ownIso(customer);
  expect(await wantedOf(customer, { os: null, disk_image, iso_url: isoUrl })).toMatchObject({ imageUrl: isoUrl });
  expect(await wantedOf(customer, {})).toMatchObject({ imageUrl: null });
});
