import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { testBackend } from '../../../testing/backend.ts';
import { api } from '../../../testing/browser.ts';
import { password, signedInCustomer } from '../../../testing/customer.ts';
import { addPasskey, askPasskey, type Lies, ownPasskeys, type SoftPasskey } from '../../../testing/passkey.ts';
import { addTotp } from '../../../testing/second-factor.ts';

const backend = await testBackend({
  publicOrigin: 'http://localhost:3000',
  knownHosts: ['eu.localhost:3000', 'other.test'],
  auth: { trustDays: 0 },
});
afterAll(() => backend.close());
// So that the limits of sign-ins a minute are over.
beforeEach(() => backend.clock.advance(61_000));

const LOGIN = `${api}/auth/webauthn/login`;

/** A customer with a passkey, and a browser that isn't signed in. */
async function customer(
  email: string,
): Promise<{ owner: Browser; visitor: Browser; passkey: SoftPasskey; id: number }> {
  const owner = await signedInCustomer(backend, email);
  return { owner, visitor: backend.browser(), ...(await addPasskey(owner)) };
}

/** Signs in with a passkey. */
async function login(browser: Browser, passkey: SoftPasskey, lies: Lies = {}) {
  const credential = passkey.get(await askPasskey(browser, 'login'), lies);
  return browser.post(LOGIN, { credential });
}

const refused = [400, [{ message: 'Incorrect code.', code: 'incorrect_code', param: 'credential' }]];
const outcome = ({ statusCode, json }: Awaited<ReturnType<typeof login>>) => [statusCode, json().errors];

test('a passkey signs in alone, without another factor, and says so', async () => {
  const { visitor, owner, passkey, id } = await customer('alone@example.test');
  await addTotp(owner, backend.clock);
  const answer = await login(visitor, passkey);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({
    user: { email: 'alone@example.test' },
    methods: [{ method: 'mfa', type: 'webauthn', id, passwordless: true }],
  });
  expect((await visitor.get(`${api}/auth/session`)).statusCode).toBe(200);
  const [event] = (await owner.get('/my/api/account/events/')).json().results;
  expect(event).toMatchObject({ kind: 'login', details: { method: 'passkey' } });
});

test('what a passkey has signed works once', async () => {
  const { visitor, passkey } = await customer('once@example.test');
  const credential = passkey.get(await askPasskey(visitor, 'login'));
  const answers = await Promise.all([visitor.post(LOGIN, { credential }), visitor.post(LOGIN, { credential })]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]));
  const thief = backend.browser();
  await askPasskey(thief, 'login');
  expect(outcome(await thief.post(LOGIN, { credential }))).toEqual(refused);
});

test('a challenge belongs to the browser that asked for it, and to what it asked for', async () => {
  const { visitor, passkey } = await customer('bound@example.test');
  const other = backend.browser();
  const options = await askPasskey(other, 'login');
  await askPasskey(visitor, 'login');
  expect(outcome(await visitor.post(LOGIN, { credential: passkey.get(options) }))).toEqual(refused);
  // No challenge at all.
  expect(outcome(await backend.browser().post(LOGIN, { credential: passkey.get(options) }))).toEqual(refused);
  // One for the second step doesn't sign in alone.
  await visitor.login('bound@example.test', password);
  const credential = passkey.get(await askPasskey(visitor, 'authenticate'), { isVerified: false });
  expect(outcome(await visitor.post(LOGIN, { credential }))).toEqual(refused);
});

test('a challenge expires after a quarter of an hour', async () => {
  const { visitor, passkey } = await customer('slow@example.test');
  const options = await askPasskey(visitor, 'login');
  backend.clock.advance(901_000);
  expect(outcome(await visitor.post(LOGIN, { credential: passkey.get(options) }))).toEqual(refused);
});

test.each<[string, Lies]>([
  ['another site', { origin: 'https://hoster.evil.test' }],
  ['another port of this site', { origin: 'http://localhost:4000' }],
  ['another host of ours that the request did not name', { origin: 'http://other.test' }],
  ['the id of another site', { rpId: 'evil.test' }],
  ['another challenge', { challenge: 'AAAA' }],
  ['nobody who has shown a PIN or a fingerprint', { isVerified: false }],
  ['the handle of another user', { userHandle: Buffer.from('1').toString('base64url') }],
  ['no user at all', { userHandle: '' }],
])('refuses to sign in what was signed for %s', async (name, lies) => {
  const { visitor, passkey } = await customer(`${name.replaceAll(/\W/g, '').toLowerCase()}@example.test`);
  expect(outcome(await login(visitor, passkey, lies))).toEqual(refused);
  expect((await visitor.get(`${api}/auth/session`)).statusCode).toBe(401);
});

test('refuses a counter that doesn’t grow: that of a copy', async () => {
  const { visitor, passkey } = await customer('copy@example.test');
  expect((await login(visitor, passkey, { counter: 7 })).statusCode).toBe(200);
  for (const counter of [7, 6, 0]) expect(outcome(await login(visitor, passkey, { counter }))).toEqual(refused);
  expect((await login(visitor, passkey, { counter: 8 })).statusCode).toBe(200);
});

test('an authenticator that never counts is taken', async () => {
  const { visitor, passkey } = await customer('zero@example.test');
  for (let use = 0; use < 3; use += 1) expect((await login(visitor, passkey, { counter: 0 })).statusCode).toBe(200);
});

test('a removed passkey opens nothing', async () => {
  const { owner, visitor, passkey, id } = await customer('gone@example.test');
  const options = await askPasskey(visitor, 'login');
  expect((await owner.delete(ownPasskeys, { authenticators: [id] })).statusCode).toBe(200);
  expect(outcome(await visitor.post(LOGIN, { credential: passkey.get(options) }))).toEqual(refused);
});

test.each([
  undefined,
  null,
  '',
  'x',
  7,
  [],
  {},
  { id: 'x' },
  { id: 'x', rawId: 'x', type: 'public-key', response: {} },
])('answers 400 to the credential %j', async (credential) => {
  const { visitor } = await customer(`odd${Math.random()}@example.test`);
  await askPasskey(visitor, 'login');
  expect((await visitor.post(LOGIN, { credential })).statusCode).toBe(400);
});

test('a passkey is the second step after a password, without which nobody gets in', async () => {
  const { visitor, passkey, id } = await customer('second@example.test');
  const first = await visitor.login('second@example.test', password);
  const flow = { id: 'mfa_authenticate', is_pending: true, types: ['recovery_codes', 'webauthn'] };
  expect([first.statusCode, first.json().data.flows.at(-1)]).toEqual([401, flow]);
  const options = await askPasskey(visitor, 'authenticate');
  expect(options).toMatchObject({ allowCredentials: [{ id: passkey.id, type: 'public-key' }] });
  // A second factor needn't verify its user: the password has.
  const credential = passkey.get(options, { isVerified: false });
  const answer = await visitor.post(`${api}/auth/webauthn/authenticate`, { credential });
  expect(answer.json().data.methods).toMatchObject([{ method: 'password' }, { method: 'mfa', type: 'webauthn', id }]);
  expect((await visitor.get(`${api}/auth/session`)).statusCode).toBe(200);
});

test('somebody else’s passkey is no second step', async () => {
  const { visitor } = await customer('victim@example.test');
  const { passkey: foreign } = await customer('thief@example.test');
  await visitor.login('victim@example.test', password);
  const credential = foreign.get(await askPasskey(visitor, 'authenticate'));
  expect(outcome(await visitor.post(`${api}/auth/webauthn/authenticate`, { credential }))).toEqual(refused);
});

test('without a pending sign-in there is no second step', async () => {
  const { visitor, owner } = await customer('early@example.test');
  for (const browser of [visitor, owner]) {
    for (const answer of [
      await browser.get(`${api}/auth/webauthn/authenticate`),
      await browser.post(`${api}/auth/webauthn/authenticate`, { credential: {} }),
    ])
      expect([answer.statusCode, answer.json().meta]).toEqual([401, { is_authenticated: null }]);
  }
});

test('an identity check is passed with one’s own passkey', async () => {
  const { owner, passkey } = await customer('again@example.test');
  const { passkey: foreign } = await customer('again2@example.test');
  backend.clock.advance(301_000);
  const asked = await owner.get(ownPasskeys);
  expect([asked.statusCode, asked.json().data.flows]).toEqual([
    401,
    [{ id: 'reauthenticate' }, { id: 'mfa_reauthenticate', types: ['recovery_codes', 'webauthn'] }],
  ]);
  const show = async (one: SoftPasskey) =>
    owner.post(`${api}/auth/webauthn/reauthenticate`, {
      credential: one.get(await askPasskey(owner, 'reauthenticate')),
    });
  expect(outcome(await show(foreign))).toEqual(refused);
  expect((await show(passkey)).json().data.methods.at(-1)).toMatchObject({ type: 'webauthn', reauthenticated: true });
  expect((await owner.get(ownPasskeys)).statusCode).toBe(200);
});

test('a visitor has nothing to confirm or to add', async () => {
  const visitor = backend.browser();
  const answers = [
    await visitor.get(`${api}/auth/webauthn/reauthenticate`),
    await visitor.post(`${api}/auth/webauthn/reauthenticate`, {}),
    await visitor.get(ownPasskeys),
    await visitor.post(ownPasskeys, {}),
    await visitor.put(ownPasskeys, {}),
    await visitor.delete(ownPasskeys, {}),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 401]);
});

test('too many wrong passkeys have to wait, as wrong codes do', async () => {
  const { visitor, passkey } = await customer('many@example.test');
  await visitor.login('many@example.test', password);
  const from = { remoteAddress: '198.51.100.77' };
  const guess = async (lies: Lies) => {
    const credential = passkey.get(await askPasskey(visitor, 'authenticate'), lies);
    return (await visitor.post(`${api}/auth/webauthn/authenticate`, { credential }, from)).json().errors?.[0]?.code;
  };
  for (let count = 0; count < 5; count += 1) expect(await guess({ challenge: 'AAAA' })).toBe('incorrect_code');
  expect(await guess({})).toBe('too_many_login_attempts');
});

test('one host’s passkeys work on its sub-domains; another host of ours has its own', async () => {
  const rpIdAt = async (host: string) => {
    const answer = await backend.app.inject({ url: LOGIN, headers: { host } });
    return answer.json().data.request_options.publicKey.rpId;
  };
  expect(await rpIdAt('localhost:3000')).toBe('localhost');
  expect(await rpIdAt('eu.localhost:3000')).toBe('localhost');
  expect(await rpIdAt('other.test')).toBe('other.test');
  expect(await rpIdAt('evil.test')).toBe('localhost');
});

test('passkeys that are turned off are not found, and not offered', async () => {
  const plain = await testBackend({ auth: { passkeys: false, trustDays: 0 } });
  expect((await plain.browser().get(LOGIN)).statusCode).toBe(404);
  expect((await plain.browser().get(ownPasskeys)).statusCode).toBe(404);
  const { mfa } = (await plain.browser().get(`${api}/config`)).json().data;
  expect(mfa).toMatchObject({ supported_types: ['totp', 'recovery_codes'], passkey_login_enabled: false });
  await plain.close();
});
