import { afterAll, expect, test } from 'vitest';
import { testBackend } from '../../../testing/backend.ts';
import { api, type Browser } from '../../../testing/browser.ts';
import { password, signedInCustomer } from '../../../testing/customer.ts';
import { emailedKey } from '../../../testing/emails.ts';
import { addTotp } from '../../../testing/second-factor.ts';

const backend = await testBackend({ rateLimits: false });
afterAll(() => backend.close());

const day = 24 * 60 * 60 * 1000;
const secret = 'Battery-staple-77';

/** A customer with an app, and a browser that they have signed in with it and answered whether to trust. */
async function answered(email: string, trust: unknown = true) {
  const owner = await signedInCustomer(backend, email);
  const code = await addTotp(owner, backend.clock);
  const browser = backend.browser();
  await browser.login(email, password);
  backend.clock.advance(30_000);
  const asked = await browser.post(`${api}/auth/2fa/authenticate`, { code: code() });
  expect([asked.statusCode, asked.json().data.flows.at(-1)]).toEqual([401, { id: 'mfa_trust', is_pending: true }]);
  const answer = await browser.post(`${api}/auth/2fa/trust`, { trust });
  expect(answer.json().data.methods.map(({ method }: { method: string }) => method)).toEqual(['password', 'mfa']);
  return { owner, browser, answer };
}

/** Whether a sign-in asks for the app: 401 then, else 200. */
async function signInAgain(browser: Browser, email: string, secretNow = password): Promise<number> {
  await browser.delete(`${api}/auth/session`);
  return (await browser.login(email, secretNow)).statusCode;
}

test('a trusted browser is asked for no 2FA code for 30 days, others are', async () => {
  const { browser, answer } = await answered('ada@example.test');
  expect(answer.cookies.find(({ name }) => name === 'mfa_trusted')).toMatchObject({
    maxAge: 30 * 24 * 60 * 60,
    httpOnly: true,
    sameSite: 'Lax',
  });
  expect(await signInAgain(backend.browser(), 'ada@example.test')).toBe(401);
  expect(await signInAgain(browser, 'ada@example.test')).toBe(200);
  backend.clock.advance(30 * day - 60_000);
  expect(await signInAgain(browser, 'ada@example.test')).toBe(200);
  backend.clock.advance(120_000);
  expect(await signInAgain(browser, 'ada@example.test')).toBe(401);
});

test.each([[false], ['false'], [''], [null], ['0']])('the answer %j trusts no browser', async (trust) => {
  const { browser } = await answered(`no-${String(trust) || 'blank'}-${typeof trust}@example.test`, trust);
  expect(browser.cookies.has('mfa_trusted')).toBe(false);
});

test.each([
  [
    'a new password',
    async (owner: Browser) => {
      const change = { current_password: password, new_password: secret };
      expect((await owner.post(`${api}/account/password/change`, change)).statusCode).toBe(200);
      return secret;
    },
  ],
  [
    'a reset password',
    async (owner: Browser, email: string) => {
      await owner.post(`${api}/auth/password/request`, { email });
      await owner.post(`${api}/auth/password/reset`, { key: await emailedKey(backend.db, email), password: secret });
      return secret;
    },
  ],
  [
    'another authenticator app',
    async (owner: Browser) => {
      await owner.delete(`${api}/account/authenticators/totp`);
      await addTotp(owner, backend.clock);
      return password;
    },
  ],
])('%s revokes the trust', async (what, change) => {
  const email = `${what.replaceAll(' ', '-')}@example.test`;
  const { owner, browser } = await answered(email);
  await owner.post(`${api}/auth/reauthenticate`, { password });
  const secretNow = await change(owner, email);
  expect(await signInAgain(browser, email, secretNow)).toBe(401);
});

test('trust is of one account, and cannot be forged, extended or carried to another', async () => {
  const { browser } = await answered('one@example.test');
  const other = await signedInCustomer(backend, 'two@example.test');
  await addTotp(other, backend.clock);
  expect(await signInAgain(browser, 'two@example.test')).toBe(401);

  const cookie = browser.cookies.get('mfa_trusted') ?? '';
  const [id, time, random, signature] = cookie.split('.');
  const later = (Number.parseInt(time ?? '', 36) + 1).toString(36);
  for (const forged of [
    [id, later, random, signature].join('.'),
    [id, time, random, ''].join('.'),
    [Number(id) + 1, time, random, signature].join('.'),
    [id, 'NaN', random, signature].join('.'),
    '~~~~',
    '',
  ]) {
    const thief = backend.browser();
    thief.cookies.set('mfa_trusted', forged);
    expect(await signInAgain(thief, 'one@example.test')).toBe(401);
  }
});

test('trust is no password', async () => {
  const { browser } = await answered('wrong@example.test');
  expect(await signInAgain(browser, 'wrong@example.test', 'not the password')).toBe(400);
});

test('people who share a browser are trusted each', async () => {
  const { browser } = await answered('first@example.test');
  const owner = await signedInCustomer(backend, 'second@example.test');
  const code = await addTotp(owner, backend.clock);
  await signInAgain(browser, 'second@example.test');
  backend.clock.advance(30_000);
  await browser.post(`${api}/auth/2fa/authenticate`, { code: code() });
  await browser.post(`${api}/auth/2fa/trust`, { trust: true });
  expect(await signInAgain(browser, 'first@example.test')).toBe(200);
  expect(await signInAgain(browser, 'second@example.test')).toBe(200);
});

test('nobody can answer before the code, or twice', async () => {
  const owner = await signedInCustomer(backend, 'early@example.test');
  await addTotp(owner, backend.clock);
  const browser = backend.browser();
  await browser.login('early@example.test', password);
  const early = await browser.post(`${api}/auth/2fa/trust`, { trust: true });
  expect([early.statusCode, early.json().meta]).toEqual([401, { is_authenticated: null }]);
  const { browser: done } = await answered('twice@example.test');
  const twice = await done.post(`${api}/auth/2fa/trust`, { trust: true });
  expect([twice.statusCode, twice.json().meta]).toEqual([401, { is_authenticated: null }]);
});

test('with trust turned off, the code signs in and an old cookie doesn’t', async () => {
  const { browser } = await answered('off@example.test');
  const cookie = browser.cookies.get('mfa_trusted') ?? '';
  const off = await testBackend({ rateLimits: false, auth: { trustDays: 0 } });
  const owner = await signedInCustomer(off, 'off@example.test');
  const code = await addTotp(owner, off.clock);
  const visitor = off.browser();
  visitor.cookies.set('mfa_trusted', cookie);
  expect(await signInAgain(visitor, 'off@example.test')).toBe(401);
  off.clock.advance(30_000);
  expect((await visitor.post(`${api}/auth/2fa/authenticate`, { code: code() })).statusCode).toBe(200);
  await off.close();
});
