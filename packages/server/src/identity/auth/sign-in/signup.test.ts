import { eq } from '../../../platform/db/drizzle.ts';
import { afterAll, expect, test } from 'vitest';
import { testBackend } from '../../../testing/backend.ts';
import { api } from '../../../testing/browser.ts';
import { makeCustomer, password } from '../../../testing/customer.ts';
import { emailsTo, emailedKey } from '../../../testing/emails.ts';
import { emailAddresses } from '../tables.ts';

const backend = await testBackend({ rateLimits: false });
afterAll(() => backend.close());

test('the browser that signed up is signed in by its link; the link works once', async () => {
  const browser = backend.browser();
  const signup = await browser.post(`${api}/auth/signup`, { email: 'Ann@Example.test', password });
  expect(signup.json()).toMatchObject({
    status: 401,
    data: { flows: [{}, {}, {}, {}, { id: 'verify_email', is_pending: true }] },
  });

  const key = await emailedKey(backend.db, 'ann@example.test');
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

test('another browser confirms the address without signing in; the link expires after three days', async () => {
  await backend.browser().post(`${api}/auth/signup`, { email: 'phone@example.test', password });
  const key = await emailedKey(backend.db, 'phone@example.test');
  const phone = backend.browser();
  expect((await phone.post(`${api}/auth/email/verify`, { key })).statusCode).toBe(401);
  expect((await phone.login('phone@example.test', password)).statusCode).toBe(200);

  await backend.browser().post(`${api}/auth/signup`, { email: 'late@example.test', password });
  const old = await emailedKey(backend.db, 'late@example.test');
  backend.clock.advance(3 * 24 * 60 * 60 * 1000);
  expect((await backend.browser().post(`${api}/auth/email/verify`, { key: old })).statusCode).toBe(400);
});

test('the email is in the reader’s language and its link percent-encoded', async () => {
  const headers = { 'accept-language': 'ru' };
  await backend.browser().post(`${api}/auth/signup`, { email: 'rita@example.test', password }, { headers });
  const [mail] = await emailsTo(backend.db, 'rita@example.test');
  expect(mail?.subject).toBe('Подтвердите адрес электронной почты');
  expect(mail?.text).toMatch(/http:\/\/localhost:3000\/auth\/confirm-email\/[^/\s:]+%3A[^/\s:]+%3A[^/\s:]+\/\n/);
});

test('signing up with the address of an unconfirmed account is useless without its password', async () => {
  await backend.browser().post(`${api}/auth/signup`, { email: 'vera@example.test', password });
  const key = await emailedKey(backend.db, 'vera@example.test');
  const stranger = backend.browser();
  await stranger.post(`${api}/auth/signup`, { email: 'vera@example.test', password: 'Another-horse-43' });
  await backend.browser().post(`${api}/auth/email/verify`, { key });
  expect((await stranger.get(`${api}/auth/session`)).statusCode).toBe(401);
  expect((await stranger.login('vera@example.test', 'Another-horse-43')).statusCode).toBe(400);
});

test('a form sent twice concurrently makes one user, and either browser can sign in by the link', async () => {
  const both = [backend.browser(), backend.browser()];
  await Promise.all(both.map((one) => one.post(`${api}/auth/signup`, { email: 'twice@example.test', password })));
  expect(
    await backend.db.select().from(emailAddresses).where(eq(emailAddresses.email, 'twice@example.test')),
  ).toHaveLength(1);
  const key = await emailedKey(backend.db, 'twice@example.test');
  for (const browser of both) {
    const shown = await browser.get(`${api}/auth/email/verify`, { headers: { 'x-email-verification-key': key } });
    expect(shown.json().meta).toEqual({ is_authenticating: true });
  }
});

test('the owner of a taken address hears of a sign-up with it', async () => {
  await makeCustomer(backend.app, 'taken@example.test');
  const body = { email: 'taken@example.test', password: 'Another-horse-43' };
  await backend.browser().post(`${api}/auth/signup`, body);
  expect((await emailsTo(backend.db, 'taken@example.test'))[0]?.subject).toBe('Account already exists');
});

test.each([
  ['brass-7', []],
  ['k7Qz#w', ['password_too_short']],
  ['12345', ['password_too_short', 'password_too_common', 'password_entirely_numeric']],
  ['Password123', ['password_too_common']],
  ['weak12345', ['password_too_common']],
  ['83649172650', ['password_entirely_numeric']],
  ['weak@example.test', ['password_too_similar']],
  ['Example.Weak', ['password_too_similar']],
])('the password %s is refused for %j', async (weak, codes) => {
  const answer = await backend.browser().post(`${api}/auth/signup`, { email: 'weak@example.test', password: weak });
  const errors: { code: string }[] = answer.json().errors ?? [];
  expect(errors.map(({ code }) => code)).toEqual(codes);
});

test.each([
  ['en', 'This password is too common.'],
  ['ru', 'Этот пароль слишком распространён.'],
])('our name with a digit is refused as a password, in %s', async (language, message) => {
  const sent = { headers: { 'accept-language': language } };
  const body = { email: 'named@example.test', password: 'hoster1' };
  const answer = await backend.browser().post(`${api}/auth/signup`, body, sent);
  expect(answer.json().errors).toEqual([{ message, code: 'password_too_common', param: 'password' }]);
});
