import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '../../http/tables.ts';
import { testBackend, type TestBackend } from '../../testing/backend.ts';
import { api, type Browser } from '../../testing/browser.ts';
import { lettersTo, mailedKey } from '../../testing/letters.ts';
import { hashPassword } from './passwords.ts';
import { totpOf } from './totp.ts';
import { emailAddresses, users } from './tables.ts';
import { createUser } from './users.ts';
import { password } from '../../testing/customer.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ rateLimits: false });
});
afterAll(() => backend.close());

async function customer(email: string): Promise<Browser> {
  const passwordHash = await hashPassword(password);
  await backend.db.transaction((tx) =>
    createUser(tx, backend.app.hoster, { email, passwordHash, language: 'en', verified: true }),
  );
  return backend.browser();
}

describe('sign-up', () => {
  test('the browser that signed up is signed in by its link; the link works once', async () => {
    const browser = backend.browser();
    const signup = await browser.post(`${api}/auth/signup`, { email: 'Ann@Example.test', password });
    expect(signup.json()).toMatchObject({
      status: 401,
      data: { flows: [{}, {}, { id: 'verify_email', is_pending: true }] },
    });

    const key = await mailedKey(backend.db, 'ann@example.test');
    const shown = await browser.get(`${api}/auth/email/verify`, { headers: { 'x-email-verification-key': key } });
    expect(shown.json()).toMatchObject({ data: { email: 'ann@example.test' }, meta: { is_authenticating: true } });

    const before = browser.cookies.get('sessionid');
    const verified = await browser.post(`${api}/auth/email/verify`, { key });
    expect(verified.json()).toMatchObject({ status: 200, data: { user: { username: 'ann' }, methods: [] } });
    expect(browser.cookies.get('sessionid')).not.toBe(before);
    expect((await browser.get('/my/api/account/menu_context/')).statusCode).toBe(200);

    const again = await backend.browser().post(`${api}/auth/email/verify`, { key });
    expect(again.json()).toMatchObject({ status: 400, errors: [{ code: 'invalid_or_expired_key', param: 'key' }] });
  });

  test('another browser confirms the address and is not signed in; after three days nobody does', async () => {
    await backend.browser().post(`${api}/auth/signup`, { email: 'phone@example.test', password });
    const key = await mailedKey(backend.db, 'phone@example.test');
    const phone = backend.browser();
    expect((await phone.post(`${api}/auth/email/verify`, { key })).statusCode).toBe(401);
    expect((await phone.login('phone@example.test', password)).statusCode).toBe(200);

    await backend.browser().post(`${api}/auth/signup`, { email: 'late@example.test', password });
    const old = await mailedKey(backend.db, 'late@example.test');
    backend.clock.advance(3 * 24 * 60 * 60 * 1000);
    expect((await backend.browser().post(`${api}/auth/email/verify`, { key: old })).statusCode).toBe(400);
  });

  test('the link in the letter is percent-encoded and in the reader’s language', async () => {
    const headers = { 'accept-language': 'ru' };
    await backend.browser().post(`${api}/auth/signup`, { email: 'rita@example.test', password }, { headers });
    const [letter] = await lettersTo(backend.db, 'rita@example.test');
    expect(letter?.subject).toBe('Подтвердите адрес электронной почты');
    expect(letter?.text).toMatch(/http:\/\/localhost:3000\/auth\/confirm-email\/[^/\s:]+%3A[^/\s:]+%3A[^/\s:]+\/\n/);
  });

  test('whoever does not know the password of an unconfirmed account gains nothing by signing up with its address', async () => {
    await backend.browser().post(`${api}/auth/signup`, { email: 'vera@example.test', password });
    const key = await mailedKey(backend.db, 'vera@example.test');
    const stranger = backend.browser();
    await stranger.post(`${api}/auth/signup`, { email: 'vera@example.test', password: 'Another-horse-43' });
    await backend.browser().post(`${api}/auth/email/verify`, { key });
    expect((await stranger.get(`${api}/auth/session`)).statusCode).toBe(401);
    expect((await stranger.login('vera@example.test', 'Another-horse-43')).statusCode).toBe(400);
  });

  test('a form that was sent twice at once makes one user, and either browser comes in by the link', async () => {
    const both = [backend.browser(), backend.browser()];
    await Promise.all(both.map((one) => one.post(`${api}/auth/signup`, { email: 'twice@example.test', password })));
    expect(
      await backend.db.select().from(emailAddresses).where(eq(emailAddresses.email, 'twice@example.test')),
    ).toHaveLength(1);
    const key = await mailedKey(backend.db, 'twice@example.test');
    for (const browser of both) {
      const shown = await browser.get(`${api}/auth/email/verify`, { headers: { 'x-email-verification-key': key } });
      expect(shown.json().meta).toEqual({ is_authenticating: true });
    }
  });

  test('a free and a taken address are answered alike', async () => {
    await customer('taken@example.test');
    const answers = [];
    for (const email of ['taken@example.test', 'free@example.test']) {
      const browser = backend.browser();
      const signup = await browser.post(`${api}/auth/signup`, { email, password: 'Another-horse-43' });
      const session = await browser.get(`${api}/auth/session`);
      answers.push([signup.statusCode, signup.json(), signup.cookies.map(({ name }) => name), session.json()]);
    }
    expect(answers[0]).toEqual(answers[1]);
    const [letter] = await lettersTo(backend.db, 'taken@example.test');
    expect(letter?.subject).toBe('Account already exists');
  });

  test.each([
    ['short-1', []],
    ['short6', ['password_too_short']],
    ['12345', ['password_too_short', 'password_too_common', 'password_entirely_numeric']],
    ['Password123', ['password_too_common']],
    ['83649172650', ['password_entirely_numeric']],
    ['weak@example.test', ['password_too_similar']],
    ['Example.Weak', ['password_too_similar']],
  ])('the password %s is refused for %j', async (weak, codes) => {
    const answer = await backend.browser().post(`${api}/auth/signup`, { email: 'weak@example.test', password: weak });
    const errors: { code: string }[] = answer.json().errors ?? [];
    expect(errors.map(({ code }) => code)).toEqual(codes);
  });
});

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

  test('an unknown address is answered like a wrong password', async () => {
    await customer('known@example.test');
    const answers = [];
    for (const email of ['known@example.test', 'unknown@example.test']) {
      const answer = await backend.browser().login(email, 'Another-horse-43');
      answers.push([answer.statusCode, answer.json(), answer.cookies.map(({ name }) => name)]);
    }
    expect(answers[0]).toEqual(answers[1]);
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

  test('the database keeps no session cookie and no password', async () => {
    const browser = await customer('hashed@example.test');
    await browser.login('hashed@example.test', password);
    const [user] = await backend.db.select().from(users).where(eq(users.username, 'hashed'));
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
    const rows = await backend.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('sessionid'));
  });

  test('a session ends two weeks after it began, and with the account', async () => {
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

test('second factor: a code works once, a recovery code too, also when two come at the same moment', async () => {
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
  const key = await mailedKey(backend.db, 'reset@example.test');
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
