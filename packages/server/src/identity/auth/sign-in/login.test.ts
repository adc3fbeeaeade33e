import { eq } from '../../../platform/db/drizzle.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { sessions } from '../../session/tables.ts';
import { testBackend } from '../../../testing/backend.ts';
import { api, type Browser } from '../../../testing/browser.ts';
import { emailedKey } from '../../../testing/emails.ts';
import { totpOf } from '../factors/totp.ts';
import { users } from '../tables.ts';
import { makeCustomer, password } from '../../../testing/customer.ts';

const backend = await testBackend({ rateLimits: false, auth: { trustDays: 0 } });
afterAll(() => backend.close());

async function customer(email: string): Promise<Browser> {
  await makeCustomer(backend.app, email);
  return backend.browser();
}

describe('login', () => {
  test('by address or by name, but not by both or neither', async () => {
    await customer('grace@example.test');
    const codes = async (body: object) => {
      const answer = await backend.browser().post(`${api}/auth/login`, body);
      return answer.statusCode === 200 ? 200 : answer.json().errors;
    };
    expect(await codes({ email: 'GRACE@example.test', password })).toBe(200);
    expect(await codes({ username: 'Grace', password })).toBe(200);
    expect(await codes({ username: 'grace', password: 'wrong' })).toMatchObject([
      { code: 'username_password_mismatch', param: 'password' },
    ]);
    expect(await codes({ password })).toEqual([{ message: 'Invalid login.', code: 'invalid_login' }]);
    expect(await codes({ email: 'grace@example.test', username: 'grace', password })).toMatchObject([
      { code: 'invalid_login' },
    ]);
  });

  test('a session cookie that was planted before the login is worth nothing after it', async () => {
    const browser = await customer('planted@example.test');
    await browser.post(`${api}/auth/signup`, { email: 'planted2@example.test', password });
    const planted = browser.cookies.get('sessionid') ?? '';
    const token = browser.cookies.get('csrftoken');
    await browser.login('planted@example.test', password);
    expect(browser.cookies.get('csrftoken')).not.toBe(token);
    const thief = backend.browser();
    thief.cookies.set('sessionid', planted);
    expect((await thief.get(`${api}/auth/session`)).statusCode).toBe(401);
  });

  test('the cookies are Secure where the site is https, and the session’s is not for scripts', async () => {
    const secure = await testBackend({ publicOrigin: 'https://hoster.example' });
    const browser = secure.browser();
    const answer = await browser.post(`${api}/auth/signup`, { email: 'tls@example.test', password });
    await secure.close();
    const named = (name: string) => answer.cookies.find((cookie) => cookie.name === name);
    const common = { secure: true, sameSite: 'Lax', path: '/' };
    expect(named('sessionid')).toMatchObject({ ...common, httpOnly: true, maxAge: 1_209_600 });
    expect(named('csrftoken')).toMatchObject({ ...common, maxAge: 31_449_600 });
    expect(named('csrftoken')).not.toHaveProperty('httpOnly');
  });

  test('the database stores no session cookie or password in plain text', async () => {
    const browser = await customer('hashed@example.test');
    await browser.login('hashed@example.test', password);
    const [user] = await backend.db.select().from(users).where(eq(users.username, 'hashed'));
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
    const rows = await backend.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('sessionid'));
  });

  test('a session ends two weeks after it started, and with the account', async () => {
    const browser = await customer('ends@example.test');
    await browser.login('ends@example.test', password);
    backend.clock.advance(13 * 24 * 60 * 60 * 1000);
    expect((await browser.get(`${api}/auth/session`)).statusCode).toBe(200);
    backend.clock.advance(2 * 24 * 60 * 60 * 1000);
    expect((await browser.get(`${api}/auth/session`)).statusCode).toBe(401);

    await browser.login('ends@example.test', password);
    await backend.db.update(users).set({ isActive: false }).where(eq(users.username, 'ends'));
    expect((await browser.get('/my/api/account/menu_context/')).statusCode).toBe(401);
  });
});

test('2FA: a code works once, a recovery code too, also when two arrive at the same moment', async () => {
  const browser = await customer('totp@example.test');
  await browser.login('totp@example.test', password);
  const setup = await browser.get(`${api}/account/authenticators/totp`);
  const totp = totpOf(setup.json().meta.secret);
  const code = () => totp.generate({ timestamp: backend.clock.now().getTime() });
  expect((await browser.post(`${api}/account/authenticators/totp`, { code: '000000' })).statusCode).toBe(400);
  expect((await browser.post(`${api}/account/authenticators/totp`, { code: code() })).statusCode).toBe(200);
  expect((await browser.post(`${api}/account/authenticators/totp`, { code: code() })).statusCode).toBe(409);
  const codes = await browser.get(`${api}/account/authenticators/recovery-codes`);
  const [recovery] = codes.json().data.unused_codes;

  const pending = async () => {
    const other = backend.browser();
    expect((await other.login('totp@example.test', password)).json().data.flows.at(-1)).toEqual({
      id: 'mfa_authenticate',
      is_pending: true,
      types: ['recovery_codes', 'totp'],
    });
    return other;
  };
  const twice = async (secret: string) => {
    const both = [await pending(), await pending()];
    const answers = await Promise.all(both.map((one) => one.post(`${api}/auth/2fa/authenticate`, { code: secret })));
    return answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  };
  expect(await twice(code())).toEqual([200, 400]);
  expect(await twice(recovery)).toEqual([200, 400]);

  for (const wrong of ['000000', 'abc def', '１２３４５６', `${code().slice(0, 3)} ${code().slice(3)}`]) {
    const refused = await (await pending()).post(`${api}/auth/2fa/authenticate`, { code: wrong });
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { errors: [{ code: 'incorrect_code' }] }]);
  }
  const previous = code();
  backend.clock.advance(30_000);
  const late = await (await pending()).post(`${api}/auth/2fa/authenticate`, { code: previous });
  expect(late.json().errors).toEqual([{ message: 'Incorrect code.', code: 'incorrect_code', param: 'code' }]);
});

test('after a reset the old password, the old sessions and the key are void', async () => {
  const browser = await customer('reset@example.test');
  await browser.login('reset@example.test', password);
  const visitor = backend.browser();
  expect((await visitor.post(`${api}/auth/password/request`, { email: 'reset@example.test' })).json()).toEqual({
    status: 200,
  });
  const key = await emailedKey(backend.db, 'reset@example.test');
  const similar = await visitor.post(`${api}/auth/password/reset`, { key, password: 'reset@example' });
  expect(similar.json().errors).toMatchObject([{ code: 'password_too_similar', param: 'password' }]);
  expect((await visitor.post(`${api}/auth/password/reset`, { key, password: 'Another-horse-43' })).statusCode).toBe(
    401,
  );
  expect((await browser.get(`${api}/auth/session`)).statusCode).toBe(401);
  expect((await browser.login('reset@example.test', password)).statusCode).toBe(400);
  expect((await visitor.post(`${api}/auth/password/reset`, { key, password: 'Third-horse-44' })).statusCode).toBe(400);
  expect((await browser.login('reset@example.test', 'Another-horse-43')).statusCode).toBe(200);
});
