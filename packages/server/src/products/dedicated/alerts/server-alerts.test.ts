import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { DsAlertSaved, type DsAlert } from '@hoster/contract';
import { eq } from '../../../platform/db/drizzle.ts';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { drainJobs } from '../../../platform/jobs/module.ts';
import { queueDueWork } from '../../../platform/jobs/due.ts';
import { emailsTo } from '../../../testing/emails.ts';
import { emailAddresses } from '../../../identity/auth/tables.ts';
import { dsPlans } from '../../../catalogue/dedicated-tables.ts';
import { places, plans, setStock } from '../../../testing/dedicated.ts';
import { testShop, type TestShop } from '../../../testing/shop.ts';
import { serverAlerts } from './tables.ts';
import { postWebhook } from './webhook.ts';

const path = '/my/api/ds-order/alerts/';
const email = 'ann@example.test';
const hour = 60 * 60 * 1000;

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});
afterEach(() => shop.close());

/** An hour passes, and everything due is worked off. */
async function anHourLater(): Promise<void> {
  shop.clock.advance(hour + 1000);
  await queueDueWork(shop.app.hoster);
  await drainJobs(shop.app.hoster);
}

async function emailedPage(recipient: string): Promise<string> {
  const [mail] = await emailsTo(shop.db, recipient);
  const key = /\/dedicated-servers\/alerts\/([\w-]+)\//.exec(mail?.text ?? '')?.[1];
  if (key === undefined) throw new Error(`No link was emailed to ${recipient}.`);
  return `${path}${key}/`;
}

const search = { channel: 'email', email, query: 'tags=storage&nonsense=1&price_max=200', landing: null };
const subjects = async () => (await emailsTo(shop.db, email)).map(({ subject }) => subject);

describe('an alert by email', () => {
  it('is confirmed, reports each restocked or cheaper server once, and can be ended', async () => {
    const visitor = shop.browser();
    const saved = await visitor.post(path, search);
    expect([saved.statusCode, saved.json()]).toEqual([201, { state: 'pending', secret: null, url: null }]);
    await setStock(shop, plans.storageE2236, places.rotterdam, 0);
    await setStock(shop, plans.storageE2236, places.frankfurt, 0);
    await anHourLater();
    expect(await subjects()).toEqual(['Confirm your server alert']);
    const page = await emailedPage(email);
    expect((await visitor.get(page)).json()).toMatchObject({
      state: 'pending',
      query: 'tags=storage&price_max=200',
      landing: null,
    });
    expect((await visitor.post(`${page}confirm/`, {})).json()).toMatchObject({ state: 'active' });
    expect((await visitor.post(`${page}confirm/`, {})).json()).toMatchObject({ state: 'active' });

    await anHourLater();
    expect(await subjects()).toHaveLength(1);
    await setStock(shop, plans.storageE2236, places.frankfurt, 3);
    await anHourLater();
    await anHourLater();
    const [news] = await emailsTo(shop.db, email);
    expect(await subjects()).toEqual(['Server alert: Storage Xeon E-2236', 'Confirm your server alert']);
    expect(news?.text).toContain(
      '€119.00 per month excluding VAT\nhttp://localhost:3000/dedicated-servers/storage-e-2236/',
    );
    expect(news?.text).toContain('http://localhost:3000/dedicated-servers/?tags=storage&price_max=200');

    await shop.db.update(dsPlans).set({ priceCents: 9900 }).where(eq(dsPlans.id, plans.storageE2236));
    await anHourLater();
    expect(await subjects()).toHaveLength(3);

    expect((await visitor.delete(page)).statusCode).toBe(200);
    expect((await visitor.get(page)).statusCode).toBe(404);
  });

  it('of a country reports what can be ordered there, with links that order it there', async () => {
    const visitor = shop.browser();
    await setStock(shop, plans.storageE2236, places.rotterdam, 0);
    await visitor.post(path, { ...search, landing: 'in-netherlands' });
    await visitor.post(`${await emailedPage(email)}confirm/`, {});
    await setStock(shop, plans.storageE2236, places.frankfurt, 3);
    await anHourLater();
    expect(await subjects()).toEqual(['Confirm your server alert']);
    await setStock(shop, plans.storageE2236, places.rotterdam, 3);
    await anHourLater();
    const [news] = await emailsTo(shop.db, email);
    expect(news?.text).toContain(
      `http://localhost:3000/dedicated-servers/storage-e-2236/?location=${places.rotterdam}\n`,
    );
  });

  it('is written in the language that it was saved in', async () => {
    await shop.browser().post(path, { ...search, landing: 'in-germany' }, { headers: { 'accept-language': 'ru' } });
    const [mail] = await emailsTo(shop.db, email);
    expect(mail?.subject).toBe('Подтвердите уведомления о\u00a0серверах');
    expect(mail?.text).toContain('http://localhost:3000/ru/dedicated-servers/in-germany/?tags=storage&price_max=200');
    expect(mail?.text).toContain('http://localhost:3000/ru/dedicated-servers/alerts/');
  });

  it('needs no confirmation by a customer with this address', async () => {
    const mira = await shop.stranger();
    const saved = DsAlertSaved.parse((await mira.post(path, { ...search, email: 'Mira@example.test' })).json());
    expect(saved).toMatchObject({ state: 'active', secret: null });
    expect(await emailsTo(shop.db, 'mira@example.test')).not.toContainEqual(
      expect.objectContaining({ subject: 'Confirm your server alert' }),
    );
    const other = await mira.post(path, search);
    expect(other.json()).toMatchObject({ state: 'pending' });
  });

  it('is deleted when it isn’t confirmed within a week', async () => {
    await shop.browser().post(path, search);
    const page = await emailedPage(email);
    shop.clock.advance(8 * 24 * hour);
    await anHourLater();
    expect((await shop.browser().get(page)).statusCode).toBe(404);
    expect(await shop.db.select().from(serverAlerts)).toEqual([]);
    expect(await subjects()).toHaveLength(1);
  });

  it('says when it’s over', async () => {
    const visitor = shop.browser();
    await visitor.post(path, search);
    await visitor.post(`${await emailedPage(email)}confirm/`, {});
    shop.clock.advance(181 * 24 * hour);
    await anHourLater();
    expect((await subjects())[0]).toBe('Your server alert has ended');
    expect(await shop.db.select().from(serverAlerts)).toEqual([]);
  });

  it('isn’t confirmed or ended with a forged key', async () => {
    await shop.browser().post(path, search);
    const page = await emailedPage(email);
    const forged = page.replace(/[\da-f]\/$/, (end) => (end === '0/' ? '1/' : '0/'));
    for (const wrong of [forged, `${path}1-abc/`, `${path}${'9'.repeat(10)}-${'a'.repeat(64)}/`]) {
      expect((await shop.browser().get(wrong)).statusCode).toBe(404);
      expect((await shop.browser().post(`${wrong}confirm/`, {})).statusCode).toBe(404);
      expect((await shop.browser().delete(wrong)).statusCode).toBe(404);
    }
  });

  it('is exported with the account', async () => {
    const mira = await shop.stranger();
    await mira.post(path, { ...search, email: 'mira@example.test' });
    const copy = (await mira.get('/my/api/account/export/')).json();
    expect(JSON.stringify(copy)).toContain('tags=storage&price_max=200');
  });

  it('stays with the owner of its address when another account adds it', async () => {
    await shop.browser().post(path, search);
    const eve = await shop.stranger();
    const [row] = (await shop.db.select().from(emailAddresses)).filter((one) => one.email === 'mira@example.test');
    await shop.db.insert(emailAddresses).values({ userId: row?.userId ?? 0, email, verified: false });
    expect((await eve.get('/my/api/account/export/')).json()).toMatchObject({ sections: { server_alerts: [] } });
    await eve.post('/my/api/account/deletion/', { confirm: true });
    expect(await shop.db.select().from(serverAlerts)).toHaveLength(1);
  });
});

it('lists only the customer’s alerts, with the pages that end them', async () => {
  const mira = await shop.stranger();
  await mira.post(path, { ...search, email: 'mira@example.test' });
  await mira.post(path, { ...search, email: 'mira@example.test', query: 'cpu_vendor=AMD' });
  const alerts = (await mira.get(path)).json<DsAlert[]>();
  expect(alerts.map(({ query }) => query)).toEqual(['tags=storage&price_max=200', 'cpu_vendor=AMD']);
  expect(alerts[0]?.url).toMatch(/^\/dedicated-servers\/alerts\/\d+-[\da-f]{64}\/$/);
  expect((await (await shop.customer()).get(path)).json()).toEqual([]);
  expect((await shop.browser().get(path)).statusCode).toBe(401);
});

it('asks an address to confirm a few times a day at most', async () => {
  const limited = await testShop({ rateLimits: true });
  onTestFinished(() => limited.close());
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    limited.clock.advance(61_000);
    statuses.push((await limited.browser().post(path, { ...search, query: `price_max=${index + 50}` })).statusCode);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  expect(await limited.db.select().from(serverAlerts)).toHaveLength(5);
});

it('emails an address once in three minutes, and one link confirms what was saved meanwhile', async () => {
  const limited = await testShop({ rateLimits: true });
  onTestFinished(() => limited.close());
  const save = (query: string) => limited.browser().post(path, { ...search, query });
  const emails = () => emailsTo(limited.db, email);
  for (const price of [50, 60]) await save(`price_max=${price}`);
  limited.clock.advance(181_000);
  await save('price_max=70');
  expect(await emails()).toHaveLength(2);

  const [, first] = await emails();
  const key = /\/dedicated-servers\/alerts\/([\w-]+)\//.exec(first?.text ?? '')?.[1];
  expect((await limited.browser().post(`${path}${key}/confirm/`, {})).json()).toMatchObject({ state: 'active' });
  const rows = await limited.db.select().from(serverAlerts).orderBy(serverAlerts.id);
  expect(rows.map(({ confirmedAt }) => confirmedAt !== null)).toEqual([true, true, false]);
  // The reader is there: the next email needn't wait.
  await save('price_max=80');
  expect(await emails()).toHaveLength(3);
});

describe('an alert by webhook', () => {
  const webhook = { channel: 'webhook', query: 'tags=storage', landing: null };

  /** A customer's machine: what it was sent, and what it answers. */
  async function receiver(): Promise<{
    url: string;
    server: Server;
    calls: { headers: Record<string, string>; body: string }[];
    answer: { status: number };
  }> {
    const received: { headers: Record<string, string>; body: string }[] = [];
    const answer = { status: 200 };
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        received.push({ headers: request.headers as Record<string, string>, body });
        response.writeHead(answer.status).end();
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, server, calls: received, answer };
  }

  it('posts new servers, signed', async () => {
    const { url, calls } = await receiver();
    const mira = await shop.stranger();
    await setStock(shop, plans.storageE2236, places.rotterdam, 0);
    await setStock(shop, plans.storageE2236, places.frankfurt, 0);
    const { secret } = DsAlertSaved.parse((await mira.post(path, { ...webhook, url })).json());
    await setStock(shop, plans.storageE2236, places.frankfurt, 1);
    await anHourLater();
    expect(calls).toHaveLength(1);
    const [call] = calls;
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      type: 'dedicated_servers.matched',
      data: { servers: [{ slug: 'storage-e-2236', price: 119, currency: 'EUR' }] },
    });
    const { headers = {}, body = '' } = call ?? {};
    // Not `verify`, which compares with today's clock.
    const at = new Date(Number(headers['webhook-timestamp']) * 1000);
    expect(new Webhook(secret ?? '').sign(headers['webhook-id'] ?? '', at, body)).toBe(headers['webhook-signature']);
    await anHourLater();
    expect(calls).toHaveLength(1);
  });

  it('is tried again when it fails', async () => {
    const { url, answer } = await receiver();
    const mira = await shop.stranger();
    const { secret } = DsAlertSaved.parse((await mira.post(path, { ...webhook, url })).json());
    expect(secret).toMatch(/^whsec_/);
    answer.status = 500;
    const message = {
      alertId: 1,
      id: 'a',
      at: '2026-11-20T12:00:00.000Z',
      data: { search_url: '', alert_url: '', servers: [] },
    };
    await expect(postWebhook(shop.app.hoster, message)).rejects.toThrow('500');
    answer.status = 302;
    await expect(postWebhook(shop.app.hoster, message)).rejects.toThrow('302');
  });

  it('reaches its customer by email after six hours of failures', async () => {
    const { url, answer } = await receiver();
    const mira = await shop.stranger();
    await mira.post(path, { ...webhook, url });
    answer.status = 500;
    const epyc = { slug: 'epyc', url: 'http://localhost:3000/dedicated-servers/epyc/' };
    const servers = [{ ...epyc, name: 'EPYC', price: 99, currency: 'EUR' }];
    const at = shop.clock.now().toISOString();
    const message = { alertId: 1, id: 'a', at, data: { search_url: '', alert_url: 'https://stop', servers } };
    shop.clock.advance(5 * hour);
    await expect(postWebhook(shop.app.hoster, message)).rejects.toThrow('500');
    shop.clock.advance(hour);
    await postWebhook(shop.app.hoster, message);
    const [mail] = await emailsTo(shop.db, 'mira@example.test');
    expect(mail?.subject).toBe('We couldn’t reach your webhook');
    expect(mail?.text).toContain(`EPYC: €99.00 per month excluding VAT\n${epyc.url}`);
    expect(mail?.text).toContain(new URL(url).host);
    expect(mail?.text).toContain('https://stop');
  });

  it('ends with an email to its customer', async () => {
    const { url } = await receiver();
    const mira = await shop.stranger();
    await mira.post(path, { ...webhook, url });
    shop.clock.advance(181 * 24 * hour);
    await anHourLater();
    const [mail] = await emailsTo(shop.db, 'mira@example.test');
    expect(mail?.subject).toBe('Your server alert has ended');
  });

  it('never reaches into private networks from a public shop', async () => {
    const { url, calls } = await receiver();
    const mira = await shop.stranger();
    await mira.post(path, { ...webhook, url });
    const settings = { ...shop.app.hoster.settings, demo: false };
    const message = {
      alertId: 1,
      id: 'a',
      at: '2026-11-20T12:00:00.000Z',
      data: { search_url: '', alert_url: '', servers: [] },
    };
    await expect(postWebhook({ ...shop.app.hoster, settings }, message)).rejects.toThrow(/not allowed/);
    expect(calls).toEqual([]);
  });
});
