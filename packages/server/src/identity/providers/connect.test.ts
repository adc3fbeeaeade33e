import { afterAll, expect, test } from 'vitest';
import { testBackend } from '../../testing/backend.ts';
import { api, type Browser } from '../../testing/browser.ts';
import { signedInCustomer } from '../../testing/customer.ts';
import { emailsTo } from '../../testing/emails.ts';
import { startOpenIdProvider } from '../../testing/openid-provider.ts';
import { setOut, throughProvider, visitProvider } from '../../testing/provider-visit.ts';

const provider = 'company';
const redirectUri = 'http://localhost:3000/auth/accounts/oidc/company/login/callback/';

const openId = await startOpenIdProvider([redirectUri]);
const backend = await testBackend({ oauth: [openId.company] });
afterAll(async () => {
  await backend.close();
  await openId.close();
});

const connect = (browser: Browser, sub: string) =>
  throughProvider(browser, { provider, process: 'connect', callback_url: '/my/security/' }, { sub });
const connected = async (browser: Browser) =>
  (await browser.get(`${api}/account/providers`)).json().data.map(({ uid }: { uid: string }) => uid);
const disconnect = (browser: Browser, account: string) =>
  browser.delete(`${api}/account/providers`, { provider, account });
const codes = (answer: { json(): { errors: { code: string; param?: string }[] } }) =>
  answer.json().errors.map(({ code, param }) => (param === undefined ? code : `${code} at ${param}`));

test('connects, lists, signs in with and disconnects an account, and notifies the owner each time', async () => {
  const browser = await signedInCustomer(backend, 'ada@example.test');
  expect(await connect(browser, 'ada')).toBe('/my/security/');
  expect(await connect(browser, 'ada')).toBe('/my/security/');
  expect((await browser.get(`${api}/account/providers`)).json()).toMatchObject({
    status: 200,
    data: [{ uid: 'ada', display: 'ada', provider: { id: provider, name: 'Company' } }],
  });
  const other = backend.browser();
  await throughProvider(other, { provider }, { sub: 'ada' });
  expect((await other.get(`${api}/auth/session`)).json().data.user.email).toBe('ada@example.test');

  const gone = await disconnect(browser, 'ada');
  expect([gone.statusCode, gone.json()]).toEqual([200, { status: 200, data: [] }]);
  const after = backend.browser();
  await throughProvider(after, { provider }, { sub: 'ada' });
  expect((await after.get(`${api}/auth/session`)).json().data.flows.at(-1)).toMatchObject({ id: 'provider_signup' });

  const emails = await emailsTo(backend.db, 'ada@example.test');
  expect(emails.map(({ subject }) => subject)).toEqual([
    'A third-party account was disconnected from your account',
    'A third-party account was connected to your account',
  ]);
  expect(emails[0]?.text, 'when, from where and by what').toMatch(/\nTime: .+\nIP address: 127\.0\.0\.1\nDevice: .+\n/);
  const events = (await browser.get('/my/api/account/events/')).json().results;
  expect(events.map(({ kind, details }: { kind: string; details: unknown }) => [kind, details])).toEqual(
    expect.arrayContaining([
      ['provider_connected', { provider }],
      ['provider_disconnected', { provider }],
    ]),
  );
});

test('refuses to connect the account of another user', async () => {
  const owner = await signedInCustomer(backend, 'bob@example.test');
  await connect(owner, 'bob');
  const thief = await signedInCustomer(backend, 'thief@example.test');
  expect(await connect(thief, 'bob')).toBe('/my/security/?error=connected_other&error_process=connect');
  expect([await connected(owner), await connected(thief)]).toEqual([['bob'], []]);
});

test('connects nothing for a visitor or for a user who signed out meanwhile', async () => {
  const visitor = backend.browser();
  expect(await connect(visitor, 'nobody')).toBe('/my/security/?error=permission_denied&error_process=connect');

  const browser = await signedInCustomer(backend, 'carol@example.test');
  const away = await setOut(browser, { provider, process: 'connect', callback_url: '/my/security/' });
  const back = new URL(await visitProvider(away, { sub: 'carol' }));
  await browser.delete(`${api}/auth/session`);
  const answer = await browser.get(back.pathname + back.search);
  expect(answer.headers.location).toBe('/auth/login/?error=unknown&error_process=login');
});

test('the last way to sign in is kept', async () => {
  const browser = backend.browser();
  await throughProvider(browser, { provider }, { sub: 'dave', email: 'dave@example.test', email_verified: true });
  const refused = await disconnect(browser, 'dave');
  expect([refused.statusCode, codes(refused)]).toEqual([400, ['no_password']]);

  // With a second account the first may go, the second may not.
  await connect(browser, 'dave-too');
  expect((await disconnect(browser, 'dave')).statusCode).toBe(200);
  expect(codes(await disconnect(browser, 'dave-too'))).toEqual(['no_password']);

  const change = { new_password: 'Correct-horse-42' };
  expect((await browser.post(`${api}/account/password/change`, change)).statusCode).toBe(200);
  expect((await disconnect(browser, 'dave-too')).statusCode).toBe(200);
  expect(await connected(browser)).toEqual([]);
});

test('two disconnections at the same moment leave one way to sign in', async () => {
  const browser = backend.browser();
  await throughProvider(browser, { provider }, { sub: 'gina', email: 'gina@example.test', email_verified: true });
  await connect(browser, 'gina-too');
  const answers = await Promise.all([disconnect(browser, 'gina'), disconnect(browser, 'gina-too')]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]));
  expect(await connected(browser)).toHaveLength(1);
});

test('who has a password but no confirmed address keeps the last account', async () => {
  const browser = await signedInCustomer(backend, 'erin@example.test');
  await connect(browser, 'erin');
  await backend.db.execute(`update email_addresses set verified = false where email = 'erin@example.test'`);
  expect(codes(await disconnect(browser, 'erin'))).toEqual(['no_verified_email']);
});

test('answers 404 for other users’ accounts', async () => {
  const owner = await signedInCustomer(backend, 'frank@example.test');
  await connect(owner, 'frank');
  const other = await signedInCustomer(backend, 'other@example.test');
  expect(codes(await disconnect(other, 'frank'))).toEqual(['account_not_found']);
  expect(codes(await other.delete(`${api}/account/providers`, {}))).toEqual([
    'required at provider',
    'required at account',
  ]);
  expect(await connected(owner)).toEqual(['frank']);
  expect((await backend.browser().get(`${api}/account/providers`)).statusCode).toBe(401);
  expect((await disconnect(backend.browser(), 'frank')).statusCode).toBe(401);
});

test('the copy of the data names connected accounts, and deleting the account frees them', async () => {
  const browser = await signedInCustomer(backend, 'hana@example.test');
  await connect(browser, 'hana');
  const copy = (await browser.get('/my/api/account/export/')).json();
  expect(JSON.stringify(copy)).toContain('"uid":"hana"');
  expect((await browser.post('/my/api/account/deletion/', { confirm: true })).statusCode).toBe(200);
  const again = backend.browser();
  await throughProvider(again, { provider }, { sub: 'hana' });
  expect((await again.get(`${api}/auth/session`)).json().data.flows.at(-1)).toMatchObject({ id: 'provider_signup' });
});

test('settings: a stale session reauthenticates before it connects, and a closed shop takes no newcomers', async () => {
  const auth = { signupOpen: false, reauthenticationRequired: true };
  const strict = await testBackend({ oauth: [openId.company], auth });
  try {
    const browser = await signedInCustomer(strict, 'ada@example.test');
    await connect(browser, 'ada');
    strict.clock.advance(301_000);
    expect(await connect(browser, 'ada-too')).toBe(
      '/my/security/?error=reauthentication_required&error_process=connect',
    );
    expect((await disconnect(browser, 'ada')).json().data.flows).toMatchObject([{ id: 'reauthenticate' }]);

    const newcomer = strict.browser();
    const way = { provider, callback_url: '/auth/login/' };
    expect(await throughProvider(newcomer, way, { sub: 'new', email: 'new@example.test' })).toBe(
      '/auth/login/?error=signup_closed&error_process=login',
    );
    expect((await newcomer.get(`${api}/config`)).json().data.account.is_open_for_signup).toBe(false);
    // Who has been here before still comes in.
    const known = strict.browser();
    expect(await throughProvider(known, way, { sub: 'ada' })).toBe('/auth/login/');
    expect((await known.get(`${api}/auth/session`)).statusCode).toBe(200);
  } finally {
    await strict.close();
  }
});
