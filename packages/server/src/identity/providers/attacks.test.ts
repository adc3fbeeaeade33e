import { afterAll, expect, test } from 'vitest';
import { testBackend } from '../../testing/backend.ts';
import { api, type Browser } from '../../testing/browser.ts';
import { signedInCustomer } from '../../testing/customer.ts';
import { startOpenIdProvider } from '../../testing/openid-provider.ts';
import { comeBack, setOut, throughProvider, visitProvider } from '../../testing/provider-visit.ts';

const provider = 'company';
const callback = '/auth/accounts/oidc/company/login/callback/';
const lost = '/auth/login/?error=unknown&error_process=login';

const openId = await startOpenIdProvider([
  `http://localhost:3000${callback}`,
  'http://localhost:3000/auth/accounts/oidc/other/login/callback/',
]);
const oauth = [openId.company, { ...openId.company, id: 'other', name: 'Other' }];
const backend = await testBackend({ oauth, knownHosts: ['hoster.example'], rateLimits: false });
afterAll(async () => {
  await backend.close();
  await openId.close();
});

const isSignedIn = async (browser: Browser) => (await browser.get(`${api}/auth/session`)).statusCode === 200;
const who = (name: string) => ({ sub: name, email: `${name}@example.test`, email_verified: true });

test('login CSRF: a callback started in another browser is refused', async () => {
  const attacker = backend.browser();
  const back = await visitProvider(await setOut(attacker, { provider }), who('mallory'));
  for (const victim of [backend.browser(), await signedInCustomer(backend, 'victim@example.test')]) {
    const before = (await victim.get(`${api}/auth/session`)).json();
    expect(await comeBack(victim, back)).toBe(lost);
    expect((await victim.get(`${api}/auth/session`)).json()).toEqual(before);
  }
  // The attempt was not used up by that.
  expect(await comeBack(attacker, back)).toBe('/my/');
});

test('connect CSRF: a victim who is lured into the callback gets no account of the attacker', async () => {
  const attacker = await signedInCustomer(backend, 'attacker@example.test');
  const back = await visitProvider(await setOut(attacker, { provider, process: 'connect' }), who('trap'));
  const victim = await signedInCustomer(backend, 'prey@example.test');
  expect(await comeBack(victim, back)).toBe(lost);
  expect((await victim.get(`${api}/account/providers`)).json().data).toEqual([]);
});

test('states of two browsers that were exchanged open neither', async () => {
  const [one, two] = [backend.browser(), backend.browser()];
  const backOne = new URL(await visitProvider(await setOut(one, { provider }), who('one')));
  const backTwo = new URL(await visitProvider(await setOut(two, { provider }), who('two')));
  const [stateOne, stateTwo] = [backOne, backTwo].map((url) => url.searchParams.get('state') ?? '');
  backOne.searchParams.set('state', stateTwo ?? '');
  backTwo.searchParams.set('state', stateOne ?? '');
  expect([await comeBack(one, backOne.href), await comeBack(two, backTwo.href)]).toEqual([lost, lost]);
  expect([await isSignedIn(one), await isSignedIn(two)]).toEqual([false, false]);
});

test('the code of another one’s visit, put into an own callback, is refused by the PKCE check', async () => {
  const victim = backend.browser();
  const stolen = new URL(await visitProvider(await setOut(victim, { provider }), who('robbed')));
  const thief = backend.browser();
  const own = new URL(await visitProvider(await setOut(thief, { provider }), who('thief')));
  own.searchParams.set('code', stolen.searchParams.get('code') ?? '');
  expect(await comeBack(thief, own.href)).toBe('/my/?error=unknown&error_process=login');
  expect(await isSignedIn(thief)).toBe(false);
});

test('a callback works once: its state is spent, and so is its code', async () => {
  const browser = backend.browser();
  const back = new URL(await visitProvider(await setOut(browser, { provider }), who('twice')));
  const again = new URL(await setOut(browser, { provider }));
  expect(await comeBack(browser, back.href)).toBe('/my/');
  await browser.delete(`${api}/auth/session`);
  expect(await comeBack(browser, back.href)).toBe(lost);
  back.searchParams.set('state', again.searchParams.get('state') ?? '');
  expect(await comeBack(browser, back.href)).toBe(lost);
  expect(await isSignedIn(browser)).toBe(false);
});

test('of two callbacks at the same moment one is taken', async () => {
  const browser = backend.browser();
  const back = new URL(await visitProvider(await setOut(browser, { provider }), who('parallel')));
  const answers = await Promise.all([1, 2].map(() => browser.get(back.pathname + back.search)));
  expect(new Set(answers.map(({ headers }) => headers.location))).toEqual(new Set([lost, '/my/']));
});

test('the answer of one provider is not taken at the address of another', async () => {
  const browser = backend.browser();
  const back = await visitProvider(await setOut(browser, { provider: 'other' }), who('mixed'));
  expect(await comeBack(browser, back.replace('/oidc/other/', '/oidc/company/'))).toBe(lost);
  expect(await isSignedIn(browser)).toBe(false);
});

test('a visit expires after a quarter of an hour, and the eleventh replaces the first', async () => {
  const late = backend.browser();
  const back = await visitProvider(await setOut(late, { provider }), who('late'));
  backend.clock.advance(15 * 60_000 + 1000);
  expect(await comeBack(late, back)).toBe(lost);

  const busy = backend.browser();
  const first = await visitProvider(await setOut(busy, { provider }), who('busy'));
  for (let count = 0; count < 10; count += 1) {
    backend.clock.advance(1000);
    await setOut(busy, { provider });
  }
  expect(await comeBack(busy, first)).toBe(lost);
});

test.each([
  ['', 'nothing'],
  ['//evil.example/', 'no scheme'],
  ['/\\evil.example/', 'a backslash'],
  ['\\\\evil.example/', 'backslashes'],
  ['/\t/evil.example/', 'a tab that browsers drop'],
  ['/\n/evil.example/', 'a line break'],
  [' //evil.example/', 'a blank'],
  ['https://evil.example/', 'another host'],
  ['https://localhost:3000.evil.example/', 'a host that begins like ours'],
  ['http://localhost:3000@evil.example/', 'our host as a name'],
  ['http://evil.example@localhost:3000/', 'a name at our host'],
  ['https:/evil.example/', 'one slash'],
  ['https:evil.example', 'no slash'],
  ['javascript:alert(1)', 'a script'],
  ['data:text/html,x', 'data'],
  ['http://localhost:3001/', 'another port'],
  ['http://localhost:3000\\@evil.example/', 'a backslash before the name'],
  ['my/', 'no leading slash'],
])('doesn’t redirect to %j (%s)', async (callback_url) => {
  expect(await setOut(backend.browser(), { provider, callback_url })).toBe(lost);
});

test.each([
  '/my/',
  '/my/?next=//evil.example/',
  '/%2F%2Fevil.example/',
  'http://localhost:3000/my/',
  'https://hoster.example/my/',
])('a place of ours is taken: %s', async (callback_url) => {
  const browser = backend.browser();
  expect(await throughProvider(browser, { provider, callback_url }, 'decline')).toBe(
    `${callback_url}${callback_url.includes('?') ? '&' : '?'}error=cancelled&error_process=login`,
  );
});

test('the redirect needs a form with our token and a host of ours', async () => {
  const browser = backend.browser();
  await browser.get(`${api}/config`);
  const fields = { provider, process: 'login', callback_url: '/my/' };
  const path = `${api}/auth/provider/redirect`;
  const csrfmiddlewaretoken = browser.cookies.get('csrftoken') ?? '';
  const forged = [
    await browser.form(path, new URLSearchParams(fields)),
    await browser.form(path, new URLSearchParams({ ...fields, csrfmiddlewaretoken: 'x'.repeat(32) })),
    await browser.form(path, new URLSearchParams({ ...fields, csrfmiddlewaretoken }), {
      headers: { origin: 'https://evil.example' },
    }),
  ];
  expect(forged.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual(
    forged.map(() => [403, 'text/html; charset=utf-8']),
  );
  // JSON is not read.
  expect((await browser.post(path, fields)).headers.location).toBe(lost);
  expect(await setOut(browser, { provider: 'unknown' })).toBe(lost);
  expect(await setOut(browser, { provider, process: 'steal' })).toBe(lost);

  const foreign = await browser.form(path, new URLSearchParams({ ...fields, csrfmiddlewaretoken }), {
    headers: { host: 'evil.example' },
  });
  const uri = new URL(foreign.headers.location ?? '').searchParams.get('redirect_uri');
  expect(uri).toBe(`http://localhost:3000${callback}`);
});

test('the session before the sign-in is worth nothing after it', async () => {
  const browser = backend.browser();
  const back = await visitProvider(await setOut(browser, { provider }), who('fixed'));
  const planted = browser.cookies.get('sessionid') ?? '';
  const token = browser.cookies.get('csrftoken');
  expect(await comeBack(browser, back)).toBe('/my/');
  expect(browser.cookies.get('sessionid')).not.toBe(planted);
  expect(browser.cookies.get('csrftoken')).not.toBe(token);
  const attacker = backend.browser();
  attacker.cookies.set('sessionid', planted);
  expect(await isSignedIn(attacker)).toBe(false);
});

test('signing in through a provider while signed in begins a new session', async () => {
  const browser = await signedInCustomer(backend, 'first@example.test');
  expect(await throughProvider(browser, { provider }, who('second'))).toBe('/my/');
  const { data } = (await browser.get(`${api}/auth/session`)).json();
  expect([data.user.email, data.methods.length]).toEqual(['second@example.test', 1]);
});
