import { afterAll, expect, test } from 'vitest';
import { testBackend } from '../../../testing/backend.ts';
import { api, type Browser } from '../../../testing/browser.ts';
import { password, signedInCustomer } from '../../../testing/customer.ts';
import { emailsTo, emailedKey } from '../../../testing/emails.ts';
import { totpOf } from '../factors/totp.ts';
import { addTotp } from '../../../testing/second-factor.ts';

const backend = await testBackend({ rateLimits: false, auth: { trustDays: 0 } });
afterAll(() => backend.close());

/** Sends the same from several browsers at the same moment. */
async function atOnce(path: string, bodies: readonly object[]): Promise<number[]> {
  const answers = await Promise.all(bodies.map((body) => backend.browser().post(api + path, body)));
  return answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
}

test('of three new passwords by one link at the same moment one counts', async () => {
  await signedInCustomer(backend, 'reset@example.test');
  await backend.browser().post(`${api}/auth/password/request`, { email: 'reset@example.test' });
  const key = await emailedKey(backend.db, 'reset@example.test');
  const passwords = ['First-horse-1', 'Second-horse-2', 'Third-horse-3'];
  expect(
    await atOnce(
      '/auth/password/reset',
      passwords.map((one) => ({ key, password: one })),
    ),
  ).toEqual([400, 400, 401]);
  const logins = await Promise.all(passwords.map((one) => backend.browser().login('reset@example.test', one)));
  expect(logins.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('a link is void after a login, a change of the password, and when another one of its kind was used', async () => {
  const browser = await signedInCustomer(backend, 'void@example.test');
  const request = async () => {
    await backend.browser().post(`${api}/auth/password/request`, { email: 'void@example.test' });
    return emailedKey(backend.db, 'void@example.test');
  };
  const isVoid = async (key: string) => {
    const headers = { 'x-password-reset-key': key };
    return (await backend.browser().get(`${api}/auth/password/reset`, { headers })).statusCode === 400;
  };
  const first = await request();
  expect(await isVoid(first)).toBe(false);
  await backend.browser().login('void@example.test', password);
  expect(await isVoid(first)).toBe(true);

  const second = await request();
  const change = { current_password: password, new_password: 'Battery-staple-77' };
  await browser.post(`${api}/account/password/change`, change);
  expect(await isVoid(second)).toBe(true);

  const [third, fourth] = [await request(), await request()];
  await backend.browser().post(`${api}/auth/password/reset`, { key: fourth, password: 'Another-horse-43' });
  expect([await isVoid(third), await isVoid(fourth)]).toEqual([true, true]);
});

test.each([
  [
    'a reset',
    async (owner: Browser, email: string) => {
      await owner.post(`${api}/auth/password/request`, { email });
      const key = await emailedKey(backend.db, email);
      expect((await owner.post(`${api}/auth/password/reset`, { key, password: 'Battery-staple-77' })).statusCode).toBe(
        401,
      );
    },
  ],
  [
    'a change',
    async (owner: Browser) => {
      const change = { current_password: password, new_password: 'Battery-staple-77' };
      expect((await owner.post(`${api}/account/password/change`, change)).statusCode).toBe(200);
      expect((await owner.get(`${api}/auth/session`)).statusCode).toBe(200);
    },
  ],
])('%s of the password ends the sign-ins that wait for their second step', async (what, renew) => {
  const email = `${what.replace(' ', '-')}@example.test`;
  const owner = await signedInCustomer(backend, email);
  const code = await addTotp(owner, backend.clock);
  const thief = backend.browser();
  expect((await thief.login(email, password)).json().data.flows.at(-1).id).toBe('mfa_authenticate');
  await renew(owner, email);
  backend.clock.advance(30_000);
  const late = await thief.post(`${api}/auth/2fa/authenticate`, { code: code() });
  expect([late.statusCode, late.json().meta]).toEqual([401, { is_authenticated: null }]);
});

test('a link of one kind does nothing of another', async () => {
  await backend.browser().post(`${api}/auth/signup`, { email: 'kind@example.test', password });
  const verification = await emailedKey(backend.db, 'kind@example.test');
  expect(await atOnce('/auth/password/reset', [{ key: verification, password: 'Another-horse-43' }])).toEqual([400]);
  await backend.browser().post(`${api}/auth/password/request`, { email: 'kind@example.test' });
  const reset = await emailedKey(backend.db, 'kind@example.test');
  expect(await atOnce('/auth/email/verify', [{ key: reset }])).toEqual([400]);
  expect(await atOnce('/auth/email/verify', [{ key: verification }, { key: verification }])).toEqual([400, 401]);
});

test('a used code proves nothing a second time, and recovery codes are shown once', async () => {
  const browser = await signedInCustomer(backend, 'once@example.test');
  const code = await addTotp(browser, backend.clock);
  const path = `${api}/account/authenticators/recovery-codes`;
  const told = await Promise.all([browser.get(path), browser.get(path)]);
  expect(told.filter((answer) => 'unused_codes' in answer.json().data)).toHaveLength(1);
  expect((await browser.get(path)).json().data).toMatchObject({ unused_code_count: 10 });
  const [recovery] = told.flatMap((answer) => answer.json().data.unused_codes ?? []);

  const other = backend.browser();
  await other.login('once@example.test', password);
  expect((await other.post(`${api}/auth/2fa/authenticate`, { code: code() })).statusCode).toBe(200);
  expect((await browser.post(`${api}/auth/2fa/reauthenticate`, { code: code() })).statusCode).toBe(400);
  expect((await browser.post(`${api}/auth/2fa/reauthenticate`, { code: recovery })).statusCode).toBe(200);
  expect((await other.post(`${api}/auth/2fa/reauthenticate`, { code: recovery })).statusCode).toBe(400);

  const renewed = (await browser.post(path)).json().data;
  expect(renewed.unused_codes).toHaveLength(10);
  expect((await browser.get(path)).json().data).not.toHaveProperty('unused_codes');
  const subjects = (await emailsTo(backend.db, 'once@example.test')).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('recovery code')).toSorted()).toEqual([
    'A recovery code of your account was used',
    'New recovery codes were created for your account',
  ]);
});

test('of several activations of an app at the same moment one counts, and no renewal of codes fails', async () => {
  const browser = await signedInCustomer(backend, 'race@example.test');
  const path = `${api}/account/authenticators/totp`;
  const totp = totpOf((await browser.get(path)).json().meta.secret);
  const code = totp.generate({ timestamp: backend.clock.now().getTime() });
  const activations = await Promise.all(Array.from({ length: 5 }, () => browser.post(path, { code })));
  expect(activations.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  const renewals = await Promise.all(
    Array.from({ length: 5 }, () => browser.post(`${api}/account/authenticators/recovery-codes`)),
  );
  expect(renewals.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
});
