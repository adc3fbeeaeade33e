import { eq } from '../../platform/db/drizzle.ts';
import { afterAll, expect, test } from 'vitest';
import { testBackend, type TestBackend } from '../../testing/backend.ts';
import { signedInCustomer } from '../../testing/customer.ts';
import { emailsTo, emailedKey } from '../../testing/emails.ts';
import { startOpenIdProvider } from '../../testing/openid-provider.ts';
import { throughProvider } from '../../testing/provider-visit.ts';
import { addTotp } from '../../testing/second-factor.ts';
import { termsVersionAt } from '../../testing/terms-of-service.ts';
import { api } from '../../testing/browser.ts';
import { loadLegal } from '../legal/load.ts';
import { signupConsents } from '../legal/tables.ts';

const provider = 'company';

const openId = await startOpenIdProvider(['http://localhost:3000/auth/accounts/oidc/company/login/callback/']);
const backend = await testBackend({ oauth: [openId.company], auth: { trustDays: 0 } });
afterAll(async () => {
  await backend.close();
  await openId.close();
});

const sessionOf = async (browser: ReturnType<TestBackend['browser']>) =>
  (await browser.get(`${api}/auth/session`)).json();
const shown = () => ({
  id: provider,
  name: 'Company',
  flows: ['provider_redirect', 'provider_token'],
  client_id: openId.clientId,
  openid_configuration_url: `${openId.issuer}/.well-known/openid-configuration`,
});

test('the configuration and every 401 name the provider', async () => {
  const browser = backend.browser();
  expect((await browser.get(`${api}/config`)).json().data.socialaccount).toEqual({ providers: [shown()] });
  expect((await sessionOf(browser)).data.flows).toEqual([
    { id: 'login' },
    { id: 'login_by_code' },
    { id: 'signup' },
    { id: 'provider_redirect', providers: [provider] },
    { id: 'provider_token', providers: [provider] },
    { id: 'mfa_login_webauthn' },
  ]);
});

test('signs in a new user with a verified address immediately, and as the same user later', async () => {
  const who = { sub: 'ada', name: 'Ada Lovelace', email: 'Ada@Example.test', email_verified: true };
  const browser = backend.browser();
  expect(await throughProvider(browser, { provider, callback_url: '/my/?tab=1' }, who)).toBe('/my/?tab=1');
  const session = await sessionOf(browser);
  expect(session.data.user).toEqual({
    id: expect.any(Number),
    display: 'ada',
    email: 'ada@example.test',
    has_usable_password: false,
    username: 'ada',
  });
  expect(session.data.methods).toEqual([{ method: 'socialaccount', at: expect.any(Number), provider, uid: 'ada' }]);
  expect(await emailsTo(backend.db, 'ada@example.test')).toHaveLength(0);

  // The name of the account is its `sub`: the address may change.
  const later = backend.browser();
  await throughProvider(later, { provider }, { ...who, email: 'ada@other.test' });
  expect((await sessionOf(later)).data.user.id).toBe(session.data.user.id);
  const events = await later.get('/my/api/account/events/');
  const told = events.json().results.map(({ kind, details }: { kind: string; details: object }) => [kind, details]);
  const login = ['login', { method: 'provider', provider }];
  expect(told).toEqual([login, login, ['signup', { provider }]]);
});

test('a new user accepts the terms in force, and leaving erases that', async () => {
  await loadLegal(backend.app.hoster);
  const browser = backend.browser();
  await throughProvider(browser, { provider }, { sub: 'lin', email: 'lin@example.test', email_verified: true });
  const { sections } = (await browser.get('/my/api/account/export/')).json();
  expect(sections.accepted_documents).toEqual([
    expect.objectContaining({
      document: 'tos',
      version: termsVersionAt(backend.clock.now()),
      language: 'en',
      ip: '127.0.0.1',
    }),
  ]);
  const { id } = (await sessionOf(browser)).data.user;
  expect((await browser.post('/my/api/account/deletion/', { confirm: true })).statusCode).toBe(200);
  expect(await backend.db.select().from(signupConsents).where(eq(signupConsents.userId, id))).toEqual([]);
});

test('confirms an address by email when the provider hasn’t verified it', async () => {
  const browser = backend.browser();
  const who = { sub: 'bob', email: 'bob@example.test', email_verified: false };
  expect(await throughProvider(browser, { provider }, who)).toBe('/my/');
  expect((await sessionOf(browser)).data.flows.at(-1)).toEqual({ id: 'verify_email', is_pending: true });
  const key = await emailedKey(backend.db, 'bob@example.test');
  expect((await browser.post(`${api}/auth/email/verify`, { key })).statusCode).toBe(200);
  expect((await sessionOf(browser)).data.user.email).toBe('bob@example.test');
});

test('treats a taken address like a new one; only its owner gets an email, and nothing is connected', async () => {
  const owner = await signedInCustomer(backend, 'carol@example.test');
  for (const email_verified of [true, false]) {
    const browser = backend.browser();
    const who = { sub: `not-carol-${email_verified}`, email: 'carol@example.test', email_verified };
    expect(await throughProvider(browser, { provider }, who)).toBe('/my/');
    expect((await sessionOf(browser)).data.flows.at(-1)).toEqual({ id: 'verify_email', is_pending: true });
  }
  const emails = await emailsTo(backend.db, 'carol@example.test');
  expect(emails.map(({ subject }) => subject)).toEqual(['Account already exists']);
  expect((await owner.get(`${api}/account/providers`)).json().data).toEqual([]);
});

test('asks for an address when the provider gave none', async () => {
  const browser = backend.browser();
  expect((await browser.get(`${api}/auth/provider/signup`)).statusCode).toBe(409);
  expect((await browser.post(`${api}/auth/provider/signup`, { email: 'x@example.test' })).statusCode).toBe(409);
  await throughProvider(browser, { provider }, { sub: 'dave', name: 'Dave', preferred_username: 'Dave.D' });
  const pending = (await sessionOf(browser)).data.flows.at(-1);
  expect(pending).toEqual({ id: 'provider_signup', provider: shown(), is_pending: true });
  expect((await browser.get(`${api}/auth/provider/signup`)).json()).toEqual({
    status: 200,
    data: {
      user: { display: 'Dave.D', has_usable_password: false, username: 'Dave.D' },
      account: { uid: 'dave', display: 'Dave', provider: shown() },
      email: [],
    },
  });
  const bad = await browser.post(`${api}/auth/provider/signup`, { email: 'dave' });
  expect(bad.json().errors).toEqual([{ message: 'Enter a valid email address.', code: 'invalid', param: 'email' }]);
  const good = await browser.post(`${api}/auth/provider/signup`, { email: 'dave@example.test' });
  expect(good.statusCode).toBe(401);
  expect(good.json().data.flows.at(-1)).toEqual({ id: 'verify_email', is_pending: true });
  const key = await emailedKey(backend.db, 'dave@example.test');
  expect((await browser.post(`${api}/auth/email/verify`, { key })).statusCode).toBe(200);
  expect((await browser.get(`${api}/account/providers`)).json().data).toMatchObject([{ uid: 'dave' }]);
  expect((await sessionOf(browser)).data.user).toMatchObject({ display: 'Dave.D', username: 'Dave.D' });
});

test('shows a pending user without a name as allauth does', async () => {
  const browser = backend.browser();
  await throughProvider(browser, { provider }, { sub: 'nameless' });
  const { user, account } = (await browser.get(`${api}/auth/provider/signup`)).json().data;
  expect([user, account.display]).toEqual([{ display: 'user', has_usable_password: false }, 'nameless']);
});

test.each([
  ['the suggested username', { preferred_username: 'Ada.L', name: 'Ada Lovelace' }, 'Ada.L'],
  ['the first name, when somebody has the suggested username', { preferred_username: 'ADA.l', name: 'Zoé Q' }, 'zoe'],
  [
    'the first name, when the suggested username could be an address',
    { preferred_username: 'x@y.test', given_name: 'Mia' },
    'mia',
  ],
  ['the address, when the names have no usable character', { given_name: 'Ада', family_name: 'Л' }, 'nonlatin'],
  ['the address, when there is no name', {}, 'plain.one+x'],
])('names a new user after %s', async (_, claims, username) => {
  const browser = backend.browser();
  const email = { nonlatin: 'nonlatin@example.test', 'plain.one+x': 'plain.one+x@example.test' }[username];
  const person = {
    sub: `named-${username}`,
    email: email ?? `of-${username.toLowerCase()}@example.test`,
    email_verified: true,
  };
  await throughProvider(browser, { provider }, { ...person, ...claims });
  expect((await sessionOf(browser)).data.user).toMatchObject({ display: username, username });
  expect((await browser.get(`${api}/account/providers`)).json().data).toMatchObject([{ display: person.email }]);
});

test('doesn’t reveal whether the entered address is taken', async () => {
  await signedInCustomer(backend, 'erin@example.test');
  const browser = backend.browser();
  await throughProvider(browser, { provider }, { sub: 'not-erin' });
  const answer = await browser.post(`${api}/auth/provider/signup`, { email: 'erin@example.test' });
  expect(answer.statusCode).toBe(401);
  expect(answer.json().data.flows.at(-1)).toEqual({ id: 'verify_email', is_pending: true });
  expect((await emailsTo(backend.db, 'erin@example.test'))[0]?.subject).toBe('Account already exists');
});

test('cancelling removes the provider user from the session', async () => {
  const browser = backend.browser();
  await throughProvider(browser, { provider }, { sub: 'given-up' });
  await browser.delete(`${api}/auth/session`);
  expect((await browser.get(`${api}/auth/provider/signup`)).statusCode).toBe(409);
});

test('reports declining and failing in the URL and keeps its other parameters', async () => {
  const browser = backend.browser();
  const fields = { provider, callback_url: '/auth/login/?next=%2Fmy%2F#form' };
  const declined = await throughProvider(browser, fields, 'decline');
  expect(declined).toBe('/auth/login/?next=%2Fmy%2F&error=cancelled&error_process=login#form');
  expect((await sessionOf(browser)).status).toBe(401);
});

test('asks for the 2FA code after a provider, too', async () => {
  const browser = await signedInCustomer(backend, 'frank@example.test');
  await throughProvider(browser, { provider, process: 'connect' }, { sub: 'frank' });
  const code = await addTotp(browser, backend.clock);

  const other = backend.browser();
  expect(await throughProvider(other, { provider }, { sub: 'frank' })).toBe('/my/');
  expect((await sessionOf(other)).data.flows.at(-1)).toMatchObject({ id: 'mfa_authenticate', is_pending: true });
  backend.clock.advance(30_000);
  expect((await other.post(`${api}/auth/2fa/authenticate`, { code: code() })).statusCode).toBe(200);
});

test('a closed account is not opened by a provider', async () => {
  const browser = backend.browser();
  const who = { sub: 'gone', email: 'gone@example.test', email_verified: true };
  await throughProvider(browser, { provider }, who);
  const { id } = (await sessionOf(browser)).data.user;
  await backend.app.hoster.db.execute(`update users set is_active = false where id = ${id}`);
  const again = backend.browser();
  await throughProvider(again, { provider }, who);
  const session = await sessionOf(again);
  expect(session.status).toBe(401);
  expect(session.data.flows.filter(({ is_pending: pending }: { is_pending?: boolean }) => pending)).toEqual([]);
});
