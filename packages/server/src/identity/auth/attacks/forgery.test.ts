import { calls, type Call } from '@hoster/contract';
import { eq } from '../../../platform/db/drizzle.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { testBackend } from '../../../testing/backend.ts';
import { password, signedInCustomer } from '../../../testing/customer.ts';
import { emailsTo } from '../../../testing/emails.ts';
import { emailAddresses, users } from '../tables.ts';
import { addTotp } from '../../../testing/second-factor.ts';
import { api } from '../../../testing/browser.ts';

const backend = await testBackend({ rateLimits: false, auth: { trustDays: 0 } });
afterAll(() => backend.close());

describe('a request that another site sends', () => {
  const unsafe = Object.values<Call>(calls).filter(({ method, csrf }) => method !== 'GET' && csrf !== false);

  test('is refused by every call that changes something', async () => {
    const victim = await signedInCustomer(backend, 'forged@example.test');
    const token = victim.cookies.get('csrftoken') ?? '';
    const bad = [
      {},
      { 'x-csrftoken': 'a'.repeat(32) },
      { 'x-csrftoken': token, origin: 'https://evil.example' },
      { 'x-csrftoken': token, origin: 'null' },
      { 'x-csrftoken': token, origin: 'http://localhost:3000.evil.example' },
      { 'x-csrftoken': token, 'sec-fetch-site': 'cross-site' },
    ];
    const cookie = [...victim.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect(unsafe.length).toBeGreaterThan(30);
    for (const { method, path } of unsafe) {
      const url = path.replace(/:\w+/g, '1');
      for (const headers of bad) {
        const answer = await backend.app.inject({
          method,
          url,
          headers: { host: 'localhost:3000', cookie, ...headers },
        });
        expect([method, url, headers, answer.statusCode]).toEqual([method, url, headers, 403]);
      }
    }
    expect((await victim.get(`${api}/auth/session`)).statusCode).toBe(200);
  });

  test('a token of the time before the sign-in is stale, and one cookie without the header is nothing', async () => {
    const browser = await signedInCustomer(backend, 'stale@example.test');
    await browser.delete(`${api}/auth/session`);
    const before = browser.cookies.get('csrftoken') ?? '';
    await browser.login('stale@example.test', password);
    const headers = { 'x-csrftoken': before };
    const answer = await browser.post(`${api}/account/password/change`, {}, { headers });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
    expect((await browser.post(`${api}/account/password/change`, {})).statusCode).toBe(400);
  });
});

describe('a session cookie', () => {
  test('a session id from before 2FA, sign-out or a password change is useless afterwards', async () => {
    const browser = await signedInCustomer(backend, 'fixed@example.test');
    const code = await addTotp(browser, backend.clock);
    const stolen: string[] = [];
    const steal = () => stolen.push(browser.cookies.get('sessionid') ?? '');
    steal();
    await browser.delete(`${api}/auth/session`);
    await browser.login('fixed@example.test', password);
    steal();
    expect((await browser.post(`${api}/auth/2fa/authenticate`, { code: code() })).statusCode).toBe(200);
    steal();
    const change = { current_password: password, new_password: 'Battery-staple-77' };
    expect((await browser.post(`${api}/account/password/change`, change)).statusCode).toBe(200);
    expect(new Set([...stolen, browser.cookies.get('sessionid')]).size).toBe(4);
    for (const sessionid of stolen) {
      const thief = backend.browser();
      thief.cookies.set('sessionid', sessionid);
      expect((await thief.get(`${api}/auth/session`)).statusCode).toBe(401);
    }
    expect((await browser.get(`${api}/auth/session`)).statusCode).toBe(200);
  });

  test('with a made-up ID isn’t adopted', async () => {
    const browser = backend.browser();
    browser.cookies.set('sessionid', 'a'.repeat(32));
    await browser.post(`${api}/auth/signup`, { email: 'chosen@example.test', password });
    expect(browser.cookies.get('sessionid')).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(browser.cookies.get('sessionid')).not.toBe('a'.repeat(32));
  });
});

test('links in emails point to the site, whatever host a request names', async () => {
  await signedInCustomer(backend, 'link@example.test');
  const poisons: Record<string, string>[] = [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { forwarded: 'host=evil.example' },
    { host: 'localhost:3000@evil.example' },
    { origin: 'http://localhost:3000', referer: 'https://evil.example/', 'x-original-url': 'https://evil.example/' },
  ];
  for (const headers of poisons) {
    await backend.browser().post(`${api}/auth/password/request`, { email: 'link@example.test' }, { headers });
    await backend.browser().post(`${api}/auth/signup`, { email: 'fresh@example.test', password }, { headers });
  }
  const emails = [
    ...(await emailsTo(backend.db, 'link@example.test')),
    ...(await emailsTo(backend.db, 'fresh@example.test')),
  ];
  expect(emails.length).toBeGreaterThanOrEqual(6);
  for (const { text } of emails) {
    expect(text).not.toContain('evil');
    expect(new Set(text.match(/https?:\/\/[^/\s]+/g))).toEqual(new Set(['http://localhost:3000']));
  }
});

test.each([
  'a@example.test\r\nBcc: victim@example.test',
  'a@example.test\nSubject: Win',
  'a@example.test,b@example.test',
  'a@example.test>b@example.test',
  '"a b"@example.test',
  'a@example.test%0d%0aBcc:b@example.test',
])('rejects the email address %j', async (email) => {
  for (const path of ['/auth/signup', '/auth/password/request']) {
    const answer = await backend.browser().post(api + path, { email, password });
    expect(answer.json().errors).toMatchObject([{ code: 'invalid', param: 'email' }]);
  }
});

test('reads only known fields of the form', async () => {
  await backend.browser().post(`${api}/auth/signup`, {
    email: 'mass@example.test',
    password,
    id: 1,
    username: 'root',
    is_staff: true,
    isStaff: true,
    staffRole: 'administrator',
    is_active: true,
    verified: true,
    email_verified: true,
    passwordHash: 'x',
    user: { is_staff: true },
  });
  const [user] = await backend.db.select().from(users).where(eq(users.username, 'mass'));
  expect(user).toMatchObject({ staffRole: null, isActive: true });
  const [address] = await backend.db.select().from(emailAddresses).where(eq(emailAddresses.email, 'mass@example.test'));
  expect(address).toMatchObject({ verified: false, isPrimary: true, userId: user?.id });

  const customer = await signedInCustomer(backend, 'plain@example.test');
  const added = await customer.post(`${api}/account/email`, {
    email: 'plain2@example.test',
    verified: true,
    primary: true,
    user: 1,
  });
  expect(added.json().data[1]).toEqual({ email: 'plain2@example.test', verified: false, primary: false });
  const profile = { user: { first_name: 'A', last_name: 'B', is_staff: true }, country: 'SE', city: 'M' };
  const saved = await customer.put('/my/api/account/personal_info/', { ...profile, zip_code: '1', address: 'x' });
  expect(saved.statusCode).toBe(400);
  expect((await customer.get('/my/api/account/menu_context/')).json().is_staff).toBe(false);
});

test.each([
  '//evil.example/my/api/services',
  '/\\evil.example/my/api/services',
  '/%2F%2Fevil.example/my/api/services',
  '/%5Cevil.example',
  '/my/api/services/..//evil.example',
  '/my/api/services?next=//evil.example',
  '/http:/evil.example/my/api/services',
  '/localhost:3000@evil.example/my/api/services',
])('%s never leads off the site', async (url) => {
  const answer = await backend.app.inject({ url, headers: { host: 'localhost:3000' } });
  const base = 'http://localhost:3000';
  const target = answer.headers.location === undefined ? base : new URL(answer.headers.location, base + '/x/').origin;
  expect([answer.statusCode < 500, target]).toEqual([true, base]);
});
