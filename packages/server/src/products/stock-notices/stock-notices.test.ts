import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { eq } from '../../platform/db/drizzle.ts';
import { queueDueWork } from '../../platform/jobs/due.ts';
import { drainJobs } from '../../platform/jobs/module.ts';
import { vhCapacity } from '../../catalogue/index.ts';
import { emailsTo } from '../../testing/emails.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { stockNotices } from './tables.ts';

const path = '/my/api/stock-notices/';
const email = 'ann@example.test';
const hour = 60 * 60 * 1000;
const zurich = 5;
const wanted = { line: 'web_hosting', places: 'zurich', email };

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
  await setAccounts(0);
});
afterEach(() => shop.close());

const setAccounts = (accounts: number) =>
  shop.db.update(vhCapacity).set({ accounts }).where(eq(vhCapacity.locationId, zurich));

/** Time passes, and everything due is worked off. */
async function later(milliseconds = hour): Promise<void> {
  shop.clock.advance(milliseconds);
  await queueDueWork(shop.app.hoster);
  await drainJobs(shop.app.hoster);
}

const subjects = async () => (await emailsTo(shop.db, email)).map(({ subject }) => subject);

async function emailedPage(): Promise<string> {
  const [mail] = await emailsTo(shop.db, email);
  const key = /\/back-in-stock\/([\w-]+)\//.exec(mail?.text ?? '')?.[1];
  if (key === undefined) throw new Error('No link was emailed.');
  return `${path}${key}/`;
}

it('is confirmed, sent once when there is stock, and then deleted', async () => {
  const visitor = shop.browser();
  expect((await visitor.get('/my/api/stock-subject/?line=web_hosting&places=zurich')).json()).toEqual({
    name: 'Web hosting, Zurich',
    url: '/web-hosting/in-switzerland/',
    in_stock: false,
  });
  const saved = await visitor.post(path, wanted);
  expect([saved.statusCode, saved.json()]).toEqual([201, { state: 'pending', url: null }]);
  const page = await emailedPage();
  await setAccounts(5);
  await later();
  expect(await subjects(), 'nobody has confirmed').toHaveLength(1);
  await setAccounts(0);
  expect((await visitor.get(page)).json()).toMatchObject({ state: 'pending', email });
  expect((await visitor.post(`${page}confirm/`, {})).json()).toMatchObject({ state: 'active' });
  await later();
  expect(await subjects()).toHaveLength(1);
  await setAccounts(5);
  await later();
  await later();
  expect(await subjects()).toEqual(['Back in stock: Web hosting, Zurich', 'Confirm: email me when it’s back']);
  const [mail] = await emailsTo(shop.db, email);
  expect(mail?.text).toContain('http://localhost:3000/web-hosting/in-switzerland/');
  expect(await shop.db.select().from(stockNotices)).toEqual([]);
  expect((await visitor.get(page)).statusCode).toBe(404);
});

it('is written in the visitor’s language', async () => {
  await shop.browser().post(path, wanted, { headers: { 'accept-language': 'ru' } });
  const [mail] = await emailsTo(shop.db, email);
  expect(mail?.text).toContain('Веб-хостинг, Цюрих');
  expect(mail?.text).toContain('http://localhost:3000/ru/back-in-stock/');
});

it('is noted once for an address, and fills no inbox', async () => {
  const limited = await testShop({ rateLimits: true });
  onTestFinished(() => limited.close());
  const visitor = limited.browser();
  await visitor.post(path, wanted);
  await visitor.post(path, { ...wanted, places: 'zurich,zurich' });
  expect(await limited.db.select().from(stockNotices)).toHaveLength(1);
  expect(await emailsTo(limited.db, email)).toHaveLength(1);
  for (let times = 0; times < 3; times += 1) await visitor.post(path, wanted);
  expect((await visitor.post(path, wanted)).statusCode).toBe(429);
});

it('needs no confirmation by a customer with this address, and is exported and ended', async () => {
  const mira = await shop.stranger();
  const saved = (await mira.post(path, { ...wanted, email: 'Mira@example.test' })).json();
  expect(saved).toMatchObject({ state: 'active' });
  const key = /([\w-]+)\/$/.exec(saved.url)?.[1] ?? '';
  expect((await mira.delete(`${path}${key}/`)).statusCode).toBe(200);
  expect(await shop.db.select().from(stockNotices)).toEqual([]);
});

it('of a plan leads to the plan, in the location', async () => {
  const { name, url } = (
    await shop.browser().get('/my/api/stock-subject/?line=vps&plan=nvme-3&places=rotterdam')
  ).json();
  expect([name, url]).toEqual(['VPS NVMe 3, Rotterdam', '/virtual-private-servers/nvme-3/?location=2']);
  const storage = (await shop.browser().get('/my/api/stock-subject/?line=backup&plan=500')).json();
  expect(storage).toMatchObject({ name: 'Backup storage 500 GB', url: '/backups/?volume=500' });
});

it.each([
  { ...wanted, line: 'vpn' },
  { ...wanted, email: 'ann' },
  { ...wanted, places: '../' },
])('refuses %j', async (body) => {
  expect((await shop.browser().post(path, body)).statusCode).toBe(400);
});

it('doesn’t know what isn’t sold, nor forged keys', async () => {
  const visitor = shop.browser();
  expect((await visitor.post(path, { ...wanted, places: 'atlantis' })).statusCode).toBe(404);
  expect((await visitor.post(path, { ...wanted, plan: 'huge' })).statusCode).toBe(404);
  await visitor.post(path, wanted);
  const page = await emailedPage();
  const forged = page.replace(/[\da-f]\/$/, (end) => (end === '0/' ? '1/' : '0/'));
  expect((await visitor.get(forged)).statusCode).toBe(404);
  expect((await visitor.delete(forged)).statusCode).toBe(404);
});

it('is deleted when it isn’t confirmed in a week, and after 180 days', async () => {
  const visitor = shop.browser();
  await visitor.post(path, wanted);
  await visitor.post(`${await emailedPage()}confirm/`, {});
  await visitor.post(path, { ...wanted, line: 'vps', places: 'hunenberg' });
  await later(8 * 24 * hour);
  expect(await shop.db.select().from(stockNotices)).toHaveLength(1);
  await later(180 * 24 * hour);
  expect(await shop.db.select().from(stockNotices)).toEqual([]);
});
