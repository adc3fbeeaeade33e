import { eq } from '../../platform/db/drizzle.ts';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { answerErrors } from '../../platform/http/answers.ts';
import { testBackend } from '../../testing/backend.ts';
import { api } from '../../testing/browser.ts';
import { password, signedInCustomer } from '../../testing/customer.ts';
import { emailsTo, emailedKey } from '../../testing/emails.ts';
import { addTotp } from '../../testing/second-factor.ts';
import { totpOf } from './factors/totp.ts';
import { users } from './tables.ts';

// What the contract of sign-in says and no transcript shows.

const backend = await testBackend({ auth: { trustDays: 0 } });
afterAll(() => backend.close());

/** Signed in, with 2FA. */
async function withFactor(email: string) {
  const browser = await signedInCustomer(backend, email);
  const code = await addTotp(browser, backend.clock);
  return { browser, code };
}

test('the CSRF token changes at a login and at its second step, and neither at a logout nor with the password', async () => {
  const { browser, code } = await withFactor('token@example.test');
  const token = () => browser.cookies.get('csrftoken');
  let before = token();
  const change = { current_password: password, new_password: password };
  expect((await browser.post(`${api}/account/password/change`, change)).statusCode).toBe(200);
  expect(token()).toBe(before);
  await browser.delete(`${api}/auth/session`);
  expect(token()).toBe(before);
  // The first step signs nobody in yet.
  await browser.login('token@example.test', password);
  expect(token()).toBe(before);
  backend.clock.advance(30_000);
  expect((await browser.post(`${api}/auth/2fa/authenticate`, { code: code() })).statusCode).toBe(200);
  expect(token()).not.toBe(before);
  const plain = await signedInCustomer(backend, 'plain@example.test');
  await plain.delete(`${api}/auth/session`);
  before = plain.cookies.get('csrftoken');
  await plain.login('plain@example.test', password);
  expect(plain.cookies.get('csrftoken')).not.toBe(before);
});

test('a pending sign-in step expires silently after 15 minutes', async () => {
  await withFactor('late@example.test');
  const [factor, address] = [backend.browser(), backend.browser()];
  await factor.login('late@example.test', password);
  await address.post(`${api}/auth/signup`, { email: 'unconfirmed@example.test', password });
  const pending = async (browser: typeof factor) =>
    (await browser.get(`${api}/auth/session`)).json().data.flows.at(-1).is_pending;
  backend.clock.advance(900_000);
  expect([await pending(factor), await pending(address)]).toEqual([true, true]);
  backend.clock.advance(1000);
  expect([await pending(factor), await pending(address)]).toEqual([undefined, undefined]);
  const late = await factor.post(`${api}/auth/2fa/authenticate`, { code: '123456' });
  expect([late.statusCode, late.json().meta]).toEqual([401, { is_authenticated: null }]);
  // Another sign-in takes the place of the one that waits.
  await factor.login('late@example.test', password);
  await factor.delete(`${api}/auth/session`);
  expect(await pending(factor)).toBeUndefined();
});

test('a new password by link forgives the failed logins, a good code the failed ones', async () => {
  const remoteAddress = '198.51.100.7';
  const { code } = await withFactor('clumsy@example.test');
  const login = (secret: string) =>
    backend.browser().post(`${api}/auth/login`, { email: 'clumsy@example.test', password: secret }, { remoteAddress });
  for (let count = 0; count < 5; count += 1) await login('wrong');
  expect((await login(password)).json().errors[0].code).toBe('too_many_login_attempts');
  await backend.browser().post(`${api}/auth/password/request`, { email: 'clumsy@example.test' });
  const key = await emailedKey(backend.db, 'clumsy@example.test');
  await backend.browser().post(`${api}/auth/password/reset`, { key, password: 'Battery-staple-77' });
  expect((await login('Battery-staple-77')).statusCode).toBe(401);

  const browser = backend.browser();
  await browser.login('clumsy@example.test', 'Battery-staple-77');
  const guess = async (text: string) =>
    (await browser.post(`${api}/auth/2fa/authenticate`, { code: text }, { remoteAddress })).statusCode;
  for (let count = 0; count < 4; count += 1) expect(await guess('000000')).toBe(400);
  backend.clock.advance(30_000);
  expect(await guess(code())).toBe(200);
  await browser.delete(`${api}/auth/session`);
  await browser.login('clumsy@example.test', 'Battery-staple-77');
  for (let count = 0; count < 4; count += 1) {
    const wrong = await browser.post(`${api}/auth/2fa/authenticate`, { code: '000000' }, { remoteAddress });
    expect(wrong.json().errors[0].code).toBe('incorrect_code');
  }
});

test('limits an IP address to 20 password resets and 20 links a minute', async () => {
  const from = { remoteAddress: '203.0.113.77' };
  const statuses = { request: [] as number[], reset: [] as number[] };
  for (let index = 0; index < 21; index += 1) {
    const email = `nobody${index}@example.test`;
    const asked = await backend.browser().post(`${api}/auth/password/request`, { email }, from);
    const tried = await backend.browser().post(`${api}/auth/password/reset`, { key: `x${index}`, password }, from);
    statuses.request.push(asked.statusCode);
    statuses.reset.push(tried.statusCode);
  }
  expect(statuses.request).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect(statuses.reset).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
});

test('asks customers signed in by a confirmation link for their password before adding a factor', async () => {
  const browser = backend.browser();
  await browser.post(`${api}/auth/signup`, { email: 'fresh@example.test', password });
  const key = await emailedKey(backend.db, 'fresh@example.test');
  expect((await browser.post(`${api}/auth/email/verify`, { key })).json().data.methods).toEqual([]);
  const totp = totpOf((await browser.get(`${api}/account/authenticators/totp`)).json().meta.secret);
  const code = totp.generate({ timestamp: backend.clock.now().getTime() });
  const asked = await browser.post(`${api}/account/authenticators/totp`, { code });
  expect([asked.statusCode, asked.json().data.flows]).toEqual([401, [{ id: 'reauthenticate' }]]);
  expect((await browser.post(`${api}/auth/reauthenticate`, { password })).statusCode).toBe(200);
  expect((await browser.post(`${api}/account/authenticators/totp`, { code })).statusCode).toBe(200);
});

test('who has neither password nor factor is never asked again, and makes a password without the old one', async () => {
  const browser = await signedInCustomer(backend, 'bare@example.test');
  await backend.db.update(users).set({ passwordHash: null }).where(eq(users.username, 'bare'));
  backend.clock.advance(301_000);
  expect((await browser.post(`${api}/account/email`, { email: 'bare2@example.test' })).statusCode).toBe(200);
  const change = { new_password: 'Battery-staple-77' };
  const changed = await browser.post(`${api}/account/password/change`, change);
  expect([changed.statusCode, changed.json().data.user.has_usable_password]).toEqual([200, true]);
  expect((await browser.post(`${api}/account/password/change`, change)).json().errors).toMatchObject([
    { code: 'required', param: 'current_password' },
  ]);
});

test('a closed account gets the same email as an unknown address', async () => {
  await signedInCustomer(backend, 'closed@example.test');
  await backend.db.update(users).set({ isActive: false }).where(eq(users.username, 'closed'));
  const answer = await backend.browser().post(`${api}/auth/password/request`, { email: 'closed@example.test' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 200 }]);
  expect((await emailsTo(backend.db, 'closed@example.test'))[0]?.text).toContain('We have no account');
});

test('a customer who opens another one’s reset link stays signed in', async () => {
  await signedInCustomer(backend, 'absent@example.test');
  const browser = await signedInCustomer(backend, 'helper@example.test');
  await browser.post(`${api}/auth/password/request`, { email: 'absent@example.test' });
  const key = await emailedKey(backend.db, 'absent@example.test');
  const done = await browser.post(`${api}/auth/password/reset`, { key, password: 'Battery-staple-77' });
  expect([done.statusCode, done.json().data.user.email]).toEqual([200, 'helper@example.test']);
  expect(done.json().data.methods).toMatchObject([{ method: 'password', email: 'helper@example.test' }]);
  expect((await browser.get(`${api}/auth/session`)).json().data.user.email).toBe('helper@example.test');
  expect((await backend.browser().login('absent@example.test', 'Battery-staple-77')).statusCode).toBe(200);
});

test('tells that a reset key is bad, whether or not a password comes with it', async () => {
  const codes = async (body: object) =>
    (await backend.browser().post(`${api}/auth/password/reset`, body))
      .json()
      .errors.map(({ code, param }: { code: string; param: string }) => `${param}:${code}`);
  expect(await codes({ key: 'x' })).toEqual(['key:invalid_password_reset', 'password:required']);
  expect(await codes({ key: 'x', password: 'short' })).toEqual(['key:invalid_password_reset']);
  expect(await codes({ password: 'short' })).toEqual(['key:required']);
  await signedInCustomer(backend, 'keyed@example.test');
  await backend.browser().post(`${api}/auth/password/request`, { email: 'keyed@example.test' });
  const key = await emailedKey(backend.db, 'keyed@example.test');
  expect(await codes({ key })).toEqual(['password:required']);
  expect(await codes({ key, password: '٠١٢٣٤٥٦٧٨' })).toContain('password:password_entirely_numeric');
});

test('the only address can’t be removed, though its owner could sign in by username', async () => {
  const browser = await signedInCustomer(backend, 'only@example.test');
  const answer = await browser.delete(`${api}/account/email`, { email: 'only@example.test' });
  expect(answer.json().errors).toMatchObject([{ code: 'cannot_remove_primary_email', param: 'email' }]);
});

test('answers the same to a foreign host, and links to our own', async () => {
  const headers = { host: 'evil.example' };
  const browser = await signedInCustomer(backend, 'hosted@example.test');
  const session = await browser.get(`${api}/auth/session`, { headers });
  expect([session.statusCode, session.headers['content-type']]).toEqual([200, 'application/json']);
  await browser.post(`${api}/auth/password/request`, { email: 'hosted@example.test' }, { headers });
  expect((await emailsTo(backend.db, 'hosted@example.test'))[0]?.text).toContain(
    'http://localhost:3000/auth/password/',
  );
});

test('refuses sign-ups after validation when they’re closed', async () => {
  const closed = await testBackend({ auth: { signupOpen: false, loginByCode: 'off' } });
  const signup = (body: object) => closed.browser().post(`${api}/auth/signup`, body);
  expect((await signup({ email: 'no', password })).statusCode).toBe(400);
  const refused = await signup({ email: 'new@example.test', password });
  expect([refused.statusCode, refused.json()]).toEqual([403, { status: 403 }]);
  const session = await closed.browser().get(`${api}/auth/session`);
  expect(session.json().data.flows).toEqual([{ id: 'login' }, { id: 'mfa_login_webauthn' }]);
  await closed.close();
});

test('an unexpected error is a page where the original answers with one', async () => {
  const app = fastify();
  app.decorateRequest('language', 'en');
  app.decorateRequest('session');
  answerErrors(app);
  const fail = async () => Promise.reject(new Error('unforeseen'));
  app.get('/auth', { config: { allauth: true } }, fail);
  app.get('/my', fail);
  const [auth, my] = [await app.inject('/auth'), await app.inject('/my')];
  expect([auth.statusCode, auth.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  expect([my.statusCode, my.headers['content-type']]).toEqual([500, 'application/json; charset=utf-8']);
  expect(auth.body + my.body).not.toContain('unforeseen');
  await app.close();
});
