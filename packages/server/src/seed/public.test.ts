import type { StatusPage } from '@hoster/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { WAIT_TIMEOUT } from '../../../../scripts/wait-timeout.ts';
import { createBackend } from '../backend.ts';
import { demoAccounts } from '../identity/demo-accounts.ts';
import { users } from '../identity/auth/tables.ts';
import { signedInCustomer } from '../testing/customer.ts';
import { testBackend, type TestBackend } from '../testing/backend.ts';
import { Browser } from '../testing/browser.ts';
import { setSampleTests } from './sample-tests.ts';

const publicSite = { seed: 'demo', publicOrigin: 'https://hoster.example', rateLimits: false } as const;
const headers = { origin: 'https://hoster.example', host: 'hoster.example' };
const slugs = (methods: { slug: string }[]) => methods.map(({ slug }) => slug);

/** Marks of ways to pay in the footer, for a visitor from that country. */
async function marks(shop: TestBackend, country: string): Promise<unknown> {
  const answer = await shop.browser().get('/my/api/features/', { headers: { ...headers, 'cf-ipcountry': country } });
  return answer.json<{ payment_icons: string[] }>().payment_icons;
}

describe('a public shop that is no demo', () => {
  let shop: TestBackend;
  beforeAll(async () => {
    shop = await testBackend(publicSite);
  });
  afterAll(() => shop.close());

  it('has a catalogue and no users', async () => {
    expect(await shop.db.select().from(users)).toEqual([]);
    expect(shop.demo.accounts).toEqual([]);
    const context = (await shop.browser().get('/my/api/vps-order/create_context/', { headers })).json<{
      tariffs: object[];
    }>();
    expect(context.tariffs.length).toBeGreaterThan(5);
  });

  it('has no sample incidents', async () => {
    const { history, maintenance } = (await shop.browser().get('/my/api/status/', { headers })).json<StatusPage>();
    expect([history, maintenance]).toEqual([[], []]);
  });

  it('has no dead test addresses', async () => {
    const ask = async () => (await shop.browser().get('/my/api/status/', { headers })).json<StatusPage>().places;
    const none = { test_ipv4: null, test_ipv6: null, test_files: [], asn: null, test_is_sample: false };
    expect(await ask()).toEqual((await ask()).map((place) => ({ ...place, ...none })));
    const { db, settings } = shop.app.hoster;
    await setSampleTests({ db, settings: { ...settings, demo: true } });
    expect((await ask()).every(({ test_is_sample: isSample }) => isSample)).toBe(true);
    expect((await shop.browser().get('/my/api/sample-ping/frankfurt/', { headers })).statusCode).toBe(404);
    await setSampleTests({ db, settings });
    expect(await ask()).toEqual((await ask()).map((place) => ({ ...place, ...none })));
  });

  it('takes no money of the pretend bank', async () => {
    const customer = await signedInCustomer(shop, 'grace@example.test');
    expect(slugs((await customer.get('/my/api/payment-methods/', { headers })).json())).toEqual(['balance']);
    const inRussia = { ...headers, 'cf-ipcountry': 'RU' };
    const context = (await customer.get('/my/api/vps-order/create_context/', { headers: inRussia })).json();
    expect(slugs(context.payment_methods)).toEqual(['balance']);
    const topUp = { amount: '50.00', currency: 'EUR', payment_method: 'card' };
    const answer = await customer.post('/my/api/balance/top-up/', topUp, { headers });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { payment_method: ['This payment method isn’t available to you.'] },
    ]);
    expect(await marks(shop, 'RU')).toEqual([]);
    expect((await customer.get('/bank/pay/bp_any/', { headers })).statusCode).toBe(404);
    expect((await customer.post('/bank/pay/bp_any/', {}, { headers })).statusCode).toBe(404);
    expect((await customer.get('/bank/style.css', { headers })).statusCode).toBe(404);
  });
});

test('a public demo has its accounts and its bank', async () => {
  const demo = await testBackend({ ...publicSite, demo: true });
  expect(demo.demo.accounts).toEqual(demoAccounts);
  expect(slugs((await demo.browser().get('/my/api/payment-methods/', { headers })).json())).toContain('card');
  const ping = await demo.browser().get('/my/api/sample-ping/frankfurt/', { headers });
  expect([ping.statusCode, ping.headers['cache-control']]).toEqual([204, 'no-store']);
  expect((await demo.browser().get('/my/api/sample-ping/nowhere/', { headers })).statusCode).toBe(404);
  expect(await marks(demo, 'DE')).toEqual(['visa', 'mastercard', 'paypal']);
  expect(await marks(demo, 'RU')).toEqual(['visa', 'mastercard', 'paypal', 'sbp', 'mir']);
  await demo.close();
});

test('disables the published accounts when a demo shop becomes public, until it’s a demo again', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hoster-public-'));
  const account = '/my/api/account/menu_context/';
  const [customer] = demoAccounts;
  const start = (options: object) =>
    createBackend({ dataDir, jobs: false, seed: 'demo', answerMilliseconds: WAIT_TIMEOUT, ...options });

  const laptop = await start({});
  const before = new Browser(laptop.app);
  expect((await before.login(customer?.email ?? '', customer?.password ?? '')).statusCode).toBe(200);
  await laptop.close();

  const live = await start({ publicOrigin: publicSite.publicOrigin });
  const session = new Browser(live.app);
  for (const [name, value] of before.cookies) session.cookies.set(name, value);
  expect((await session.get(account, { headers })).statusCode).toBe(401);
  for (const { email, password } of demoAccounts) {
    const body = { email, password };
    const answer = await new Browser(live.app).post('/auth/_allauth/browser/v1/auth/login', body, { headers });
    expect(answer.statusCode).not.toBe(200);
  }
  await live.close();

  const again = await start({});
  expect((await new Browser(again.app).login(customer?.email ?? '', customer?.password ?? '')).statusCode).toBe(200);
  await again.close();
  await rm(dataDir, { recursive: true });
  // Three starts on a disk.
});
