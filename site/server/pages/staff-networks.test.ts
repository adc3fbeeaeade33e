import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { shopSite, type ShopSite } from '../testing/shop-site.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 400_000 });

let site: ShopSite;
let staff: Awaited<ReturnType<ShopSite['signIn']>>;

beforeAll(async () => {
  site = await shopSite();
  staff = await site.signIn('staff', 'staff-hoster-2026');
});
afterAll(() => site.close());

const page = (path: string, language = 'en') => site.ask(path, { cookies: { ...staff, django_language: language } });

/** Sends a form of a page as a browser without script does. */
const send = (path: string, fields: Record<string, string>) =>
  site.ask(path, {
    method: 'POST',
    cookies: staff,
    headers: {
      origin: 'http://localhost:3000',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });

test('a network is added by a form that keeps what was typed when it’s refused', async () => {
  const path = '/admin/address-pools/?edit=new';
  const typed = { location: '2', network: '198.18.77.0/24', unit: '32', gateway: '2001:db8::1', quarantine_days: '9' };
  const refused = await send(path, typed);
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('value="198.18.77.0/24"');
  const added = await send(path, { ...typed, gateway: '198.18.77.1' });
  expect([added.statusCode, added.headers.location]).toEqual([
    303,
    expect.stringMatching(/address-pools\/\d+\/\?saved$/),
  ]);
  const { body } = await page(added.headers.location ?? '');
  expect(body).toContain('255.255.255.0');
  expect(body).toContain('198.18.77.2');
});

test('an address is blocked with a reason, and a pool closed', async () => {
  const { body } = await page('/admin/address-pools/?location=2&kind=single&state=open');
  const pool = /href="(\/admin\/address-pools\/\d+\/)"/.exec(body)?.[1] ?? '';
  const blocked = { intent: 'block', address: '198.18.77.9', blocked: 'On a blocklist' };
  expect((await send(pool, blocked)).statusCode).toBe(303);
  expect((await page(`${pool}?state=blocked`)).body).toContain('On a blocklist');
  expect((await send(`${pool}?edit`, { intent: 'pool', quarantine_days: '9' })).statusCode).toBe(303);
  expect((await page('/admin/address-pools/?state=closed')).body).toContain('198.18.77.0/24');
});

test.each(['/admin/address-pools/', '/admin/imports/'])(
  '%s is in both languages, and 404 for customers',
  async (path) => {
    expect((await page(path)).statusCode).toBe(200);
    const russian = await page(path, 'ru');
    expect(russian.body).toContain('<html lang="ru"');
    const customer = await site.signIn();
    expect((await site.ask(path, { cookies: customer })).statusCode).toBe(404);
  },
);
