import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Notifications } from '@hoster/contract';
import { notify, wantsEmail } from './notify.ts';
import { desc, eq } from '../../platform/db/drizzle.ts';
import { accountMembers } from '../../identity/account/tables.ts';
import { testBackend, type TestBackend } from '../../testing/backend.ts';
import { password, signedInCustomer } from '../../testing/customer.ts';
import type { Browser } from '../../testing/browser.ts';

const path = '/my/api/notifications/';
const preferences = `${path}preferences/`;
const read = `${path}read/`;
const ready = { kind: 'service_ready', params: { name: 'vps-7' }, link: '/my/services/7/' } as const;

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

let made = 0;
async function customer() {
  const email = `bell-${(made += 1)}@example.test`;
  const browser = await signedInCustomer(backend, email);
  const [row] = await backend.db
    .select({ userId: accountMembers.userId, accountId: accountMembers.accountId })
    .from(accountMembers)
    .orderBy(desc(accountMembers.id))
    .limit(1);
  if (!row) throw new Error('No customer');
  await browser.post(read, { ids: 'all' });
  return { email, browser, ...row };
}

const listOf = async (browser: Browser, language = 'en'): Promise<Notifications> =>
  (await browser.get(path, { headers: { 'accept-language': language } })).json();
const unreadIn = async (browser: Browser): Promise<number> =>
  (await browser.get('/my/api/account/menu_context/')).json().unread.notifications;

test('customers see and read their own notifications only', async () => {
  const [ann, eve] = [await customer(), await customer()];
  await notify(backend.db, ann, ready);
  await notify(backend.db, ann, {
    kind: 'payment_received',
    params: { cents: 1250, currency: 'EUR' },
    link: '/my/payment/?payment_object_ref=x',
  });
  const { results, unread } = await listOf(ann.browser);
  expect(unread).toBe(2);
  expect(await unreadIn(ann.browser)).toBe(2);
  expect(results.slice(0, 2)).toMatchObject([
    { kind: 'payment_received', title: 'Payment of €12.50 received', is_read: false },
    { kind: 'service_ready', title: 'vps-7 is ready', link: '/my/services/7/', is_read: false },
  ]);
  expect((await listOf(ann.browser, 'ru')).results[0]?.title).toMatch(/^Платёж получен: 12,50.€$/);

  const ids = results.slice(0, 2).map(({ id }) => id);
  expect((await eve.browser.post(read, { ids })).json()).toEqual({ unread: 0 });
  expect((await ann.browser.post(read, { ids: ids.slice(0, 1) })).json()).toEqual({ unread: 1 });
  expect((await ann.browser.post(read, { ids: 'all' })).json()).toEqual({ unread: 0 });
  expect((await listOf(ann.browser)).results.every(({ is_read }) => is_read)).toBe(true);
  expect((await listOf(eve.browser)).results.some(({ kind }) => kind === 'service_ready')).toBe(false);
});

test('refuses visitors and bad input', async () => {
  const { browser } = await customer();
  for (const url of [path, preferences]) expect((await backend.browser().get(url)).statusCode).toBe(401);
  expect((await backend.browser().post(read, { ids: 'all' })).statusCode).toBe(401);
  for (const body of [{}, { ids: [] }, { ids: ['x'] }, { ids: [0] }, { ids: [2 ** 40] }, { ids: 'all', more: 1 }]) {
    expect((await browser.post(read, body)).statusCode).toBe(400);
  }
  expect((await browser.get(`${path}?page=9`)).statusCode).toBe(404);
  const off = { email: false, site: false };
  for (const kind of ['new_sign_in', 'renewal_failed', 'moon']) {
    expect((await browser.put(preferences, { preferences: [{ kind, ...off }] })).statusCode).toBe(400);
  }
  expect((await browser.put(preferences, { preferences: [] })).statusCode).toBe(400);
});

test('what is turned off is neither shown nor emailed, but security and services in danger are', async () => {
  const { browser, userId, accountId } = await customer();
  const off = { email: false, site: false };
  const answer = await browser.put(preferences, {
    preferences: [
      { kind: 'service_ready', ...off },
      { kind: 'payment_received', email: false, site: true },
    ],
  });
  expect(answer.json()).toEqual(expect.arrayContaining([{ kind: 'service_ready', ...off, is_fixed: false }]));
  expect((await browser.get(preferences)).json()).toEqual(answer.json());
  await notify(backend.db, { accountId }, ready);
  await notify(backend.db, { accountId }, { ...ready, kind: 'service_suspended' });
  expect((await listOf(browser)).results.map(({ kind }) => kind).slice(0, 1)).toEqual(['service_suspended']);
  expect(await listOf(browser)).toMatchObject({ unread: 1 });
  expect(await wantsEmail(backend.db, userId, 'service_ready')).toBe(false);
  expect(await wantsEmail(backend.db, userId, 'payment_received')).toBe(false);
  expect(await wantsEmail(backend.db, userId, 'payment_failed')).toBe(true);
  expect(await wantsEmail(backend.db, userId, 'renewal_failed')).toBe(true);
});

test('a sign-in with an unknown browser is a notification, the next one with it is none', async () => {
  const { browser, email } = await customer();
  const signInsOf = async () => (await listOf(browser)).results.filter(({ kind }) => kind === 'new_sign_in').length;
  const before = await signInsOf();
  const stranger = backend.browser();
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const body = { email, password };
  const login = '/auth/_allauth/browser/v1/auth/login';
  expect((await stranger.post(login, body, { headers: { 'user-agent': agent } })).statusCode).toBe(200);
  expect(await signInsOf()).toBe(before + 1);
  expect((await listOf(browser)).results[0]?.title).toBe('New sign-in: Firefox, Linux');
  await stranger.delete('/auth/_allauth/browser/v1/auth/session');
  expect((await stranger.post(login, body, { headers: { 'user-agent': agent } })).statusCode).toBe(200);
  expect(await signInsOf()).toBe(before + 1);
});

test('the copy of personal data has notifications, and deleting the account erases them', async () => {
  const { browser, accountId, userId } = await customer();
  await notify(backend.db, { accountId }, ready);
  const copy = (await browser.get('/my/api/account/export/')).body;
  expect(copy).toContain('vps-7 is ready');
  expect((await browser.post('/my/api/account/deletion/', { confirm: true })).statusCode).toBe(200);
  const { notifications } = await import('./tables.ts');
  expect(await backend.db.$count(notifications, eq(notifications.userId, userId))).toBe(0);
});
