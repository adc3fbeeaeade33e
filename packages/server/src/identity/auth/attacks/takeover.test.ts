import { afterAll, describe, expect, test } from 'vitest';
import { testBackend } from '../../../testing/backend.ts';
import { api, type Browser } from '../../../testing/browser.ts';
import { password, signedInCustomer } from '../../../testing/customer.ts';
import { emailsTo, emailedKey } from '../../../testing/emails.ts';
import { startOpenIdProvider } from '../../../testing/openid-provider.ts';
import { throughProvider } from '../../../testing/provider-visit.ts';

// Strangers who use an address before its owner does. See docs/decisions/0004-auth-differences.md.

const provider = 'company';
const chosen = 'Battery-staple-77';

const openId = await startOpenIdProvider(['http://localhost:3000/auth/accounts/oidc/company/login/callback/']);
const backend = await testBackend({ oauth: [openId.company], rateLimits: false });
afterAll(async () => {
  await backend.close();
  await openId.close();
});

const statusOf = async (browser: Browser) => (await browser.get(`${api}/auth/session`)).statusCode;
const connected = async (browser: Browser) => (await browser.get(`${api}/account/providers`)).json().data;
const confirm = async (browser: Browser, email: string) =>
  browser.post(`${api}/auth/email/verify`, { key: await emailedKey(backend.db, email) });

async function resetPassword(browser: Browser, email: string) {
  await browser.post(`${api}/auth/password/request`, { email });
  const key = await emailedKey(backend.db, email);
  expect((await browser.post(`${api}/auth/password/reset`, { key, password: chosen })).statusCode).toBe(401);
}

/** Ways to get an account at someone else's address, and back into it. */
const strangers = {
  'an unverified address of a provider': {
    signUp: (browser: Browser, email: string) =>
      throughProvider(browser, { provider }, { sub: `evil ${email}`, email, email_verified: false }),
    signIn: (browser: Browser, email: string) =>
      throughProvider(browser, { provider }, { sub: `evil ${email}`, email, email_verified: false }),
  },
  'a typed address': {
    signUp: async (browser: Browser, email: string) => {
      await throughProvider(browser, { provider }, { sub: `evil ${email}` });
      await browser.post(`${api}/auth/provider/signup`, { email });
    },
    signIn: (browser: Browser, email: string) => throughProvider(browser, { provider }, { sub: `evil ${email}` }),
  },
  'a password': {
    signUp: (browser: Browser, email: string) => browser.post(`${api}/auth/signup`, { email, password }),
    signIn: (browser: Browser, email: string) => browser.login(email, password),
  },
};

describe.each(Object.entries(strangers))('a stranger who signed up with %s', (name, stranger) => {
  const address = (part: string) => `${part}-${name.replaceAll(' ', '-')}@example.test`;

  async function expectLockedOut(first: Browser, email: string) {
    expect(await statusOf(first)).toBe(401);
    for (const browser of [first, backend.browser()]) {
      await stranger.signIn(browser, email);
      expect(await statusOf(browser)).toBe(401);
    }
  }

  test.each(['the same browser', 'another browser'])('loses the account to a reset, confirmed in %s', async (where) => {
    const email = address(`reset-${where.length}`);
    const attacker = backend.browser();
    await stranger.signUp(attacker, email);
    const owner = backend.browser();
    await resetPassword(owner, email);
    expect((await owner.login(email, chosen)).statusCode).toBe(401);
    await confirm(where === 'the same browser' ? owner : backend.browser(), email);
    expect((await owner.login(email, chosen)).statusCode).toBe(where === 'the same browser' ? 409 : 200);
    expect((await backend.browser().login(email, chosen)).statusCode).toBe(200);
    expect(await connected(owner)).toEqual([]);
    await expectLockedOut(attacker, email);
  });

  test('gets nothing when the owner opens the link of the sign-up', async () => {
    const email = address('opened');
    const attacker = backend.browser();
    await stranger.signUp(attacker, email);
    const owner = backend.browser();
    expect((await confirm(owner, email)).statusCode).toBe(401);
    await expectLockedOut(attacker, email);
    await resetPassword(owner, email);
    expect((await owner.login(email, chosen)).statusCode).toBe(200);
    expect(await connected(owner)).toEqual([]);
    await expectLockedOut(attacker, email);
  });

  test('doesn’t keep the owner from signing in with a provider that has verified the address', async () => {
    const email = address('verified');
    const attacker = backend.browser();
    await stranger.signUp(attacker, email);
    const owner = backend.browser();
    const who = { sub: `owner ${email}`, email, email_verified: true };
    await throughProvider(owner, { provider }, who);
    expect((await owner.get(`${api}/auth/session`)).json().data.user.email).toBe(email);
    expect(await connected(owner)).toMatchObject([{ uid: who.sub }]);
    await expectLockedOut(attacker, email);
    expect((await owner.get(`${api}/auth/session`)).json().data.user.has_usable_password).toBe(false);
  });

  test('doesn’t keep the owner from signing up: the email says how to get the account', async () => {
    const email = address('signed-up');
    const attacker = backend.browser();
    await stranger.signUp(attacker, email);
    const owner = backend.browser();
    await owner.post(`${api}/auth/signup`, { email, password: chosen });
    expect((await emailsTo(backend.db, email))[0]?.text).toContain('/auth/password/reset/');
    await resetPassword(owner, email);
    await owner.login(email, chosen);
    expect((await confirm(owner, email)).statusCode).toBe(200);
    await expectLockedOut(attacker, email);
  });
});

test('a password that was confirmed in another browser counts there, and then everywhere', async () => {
  const email = 'laptop-and-phone@example.test';
  const [laptop, phone] = [backend.browser(), backend.browser()];
  await laptop.post(`${api}/auth/signup`, { email, password });
  await confirm(phone, email);
  // Until then, the laptop may be a stranger's: it has to open a link, too.
  const asked = await laptop.login(email, password);
  expect(asked.json().data.flows.at(-1)).toEqual({ id: 'verify_email', is_pending: true });
  expect((await phone.login(email, password)).statusCode).toBe(200);
  expect((await laptop.login(email, password)).statusCode).toBe(200);
});

test('a link to the browser that signed in again makes the password count', async () => {
  const email = 'laptop-again@example.test';
  const laptop = backend.browser();
  await laptop.post(`${api}/auth/signup`, { email, password });
  await confirm(backend.browser(), email);
  await laptop.login(email, password);
  expect((await confirm(laptop, email)).statusCode).toBe(200);
  expect((await backend.browser().login(email, password)).statusCode).toBe(200);
});

test('a reset keeps the connected accounts of a customer with a confirmed address', async () => {
  const email = 'confirmed@example.test';
  const browser = await signedInCustomer(backend, email);
  await throughProvider(browser, { provider, process: 'connect' }, { sub: 'mine' });
  await browser.post(`${api}/account/email`, { email: 'second@example.test' });
  await resetPassword(browser, email);
  expect((await browser.login(email, chosen)).statusCode).toBe(200);
  expect(await connected(browser)).toMatchObject([{ uid: 'mine' }]);
  await confirm(backend.browser(), 'second@example.test');
  expect(await connected(browser)).toMatchObject([{ uid: 'mine' }]);
  expect((await backend.browser().login(email, chosen)).statusCode).toBe(200);
});
