import { afterAll, expect, test } from 'vitest';
import { testBackend } from '../../testing/backend.ts';
import { startLyingProvider, type Lie } from '../../testing/lying-provider.ts';
import { setOut } from '../../testing/provider-visit.ts';
import { signedInCustomer } from '../../testing/customer.ts';
import { api } from '../../testing/browser.ts';

const clientId = 'hoster';
const provider = 'liar';

const liar = await startLyingProvider(clientId);
const one = { kind: 'openid', id: provider, name: 'Liar', site: liar.issuer, clientId, clientSecret: 's' } as const;
const away = { ...one, id: 'away', name: 'Away', site: 'http://127.0.0.1:9' };
const github = {
  kind: 'github',
  id: 'github',
  name: 'GitHub',
  site: liar.issuer,
  clientId,
  clientSecret: 's',
} as const;
const backend = await testBackend({ oauth: [{ ...one, isCustom: true }, away, github], rateLimits: false });
afterAll(async () => {
  await backend.close();
  await liar.close();
});

async function comeFrom(lie: Lie, change: Record<string, string> = {}): Promise<[string | undefined, number]> {
  const browser = backend.browser();
  const query = liar.lieTo(await setOut(browser, { provider }), lie);
  for (const [name, value] of Object.entries(change)) query.set(name, value);
  const answer = await browser.get(`/auth/accounts/oidc/${provider}/login/callback/?${query.toString()}`);
  return [answer.headers.location, (await browser.get(`${api}/auth/session`)).statusCode];
}

test('an honest answer is believed', async () => {
  expect(await comeFrom({})).toEqual(['/my/', 200]);
});

const hour = 3600;
const now = Math.floor(Date.now() / 1000);
test.each<[string, Lie]>([
  ['another nonce', { claims: { nonce: 'other' } }],
  ['no nonce', { without: ['nonce'] }],
  ['another issuer', { claims: { iss: 'https://evil.example' } }],
  ['another audience', { claims: { aud: 'other' } }],
  ['several audiences without the party that asked', { claims: { aud: [clientId, 'other'], azp: 'other' } }],
  ['a token that has run out', { claims: { iat: now - 2 * hour, exp: now - hour } }],
  ['a token without an end', { without: ['exp'] }],
  ['nobody', { without: ['sub'] }],
  ['a signature by another key', { foreignKey: true }],
  ['no signature', { unsigned: true }],
  ['an error', { answer: { status: 400, body: '{"error":"invalid_grant"}' } }],
  ['a failure', { answer: { status: 500, body: '' } }],
  ['no id_token', { answer: { status: 200, body: '{"access_token":"a","token_type":"Bearer"}' } }],
  ['no JSON', { answer: { status: 200, body: '<p>' } }],
])('refuses an answer with %s', async (_what, lie) => {
  expect(await comeFrom(lie)).toEqual(['/my/?error=unknown&error_process=login', 401]);
});

test('an answer in the name of another issuer is refused (RFC 9207)', async () => {
  expect(await comeFrom({}, { iss: 'https://evil.example' })).toEqual(['/my/?error=unknown&error_process=login', 401]);
});

test.each([
  [{ error: 'access_denied' }, 'cancelled'],
  [{ error: 'server_error' }, 'unknown'],
  [{ error: 'access_denied&error=x' }, 'unknown'],
])('reports the error %j as %s', async (change, told) => {
  expect(await comeFrom({}, change)).toEqual([`/my/?error=${told}&error_process=login`, 401]);
});

test('reports a provider that can’t be reached without a retry', async () => {
  expect(await setOut(backend.browser(), { provider: 'away' })).toBe('/my/?error=unknown&error_process=login');
});

test('names from a provider can’t inject into the page or the database', async () => {
  const name = 'A\u0000<script>\ud800\n' + 'x'.repeat(1000);
  const browser = backend.browser();
  const query = liar.lieTo(await setOut(browser, { provider }), {
    claims: { sub: 'odd', name, email: 'not an address\r\nBcc: x@example.test', email_verified: true },
  });
  const answer = await browser.get(`/auth/accounts/oidc/${provider}/login/callback/?${query.toString()}`);
  expect(answer.headers.location).toBe('/my/');
  const { data } = (await browser.get(`${api}/auth/provider/signup`)).json();
  expect(data.account.display).toMatch(/^A<script>.x{1,199}$/u);
});

test('an id_token from a page: only a right one for us, and only where the provider makes them', async () => {
  const path = `${api}/auth/provider/token`;
  const send = async (body: object) => {
    const answer = await backend.browser().post(path, body);
    return [answer.statusCode, answer.json().errors?.[0]?.code, answer.json().errors?.[0]?.param];
  };
  const tokenOf = async (lie: Lie) => {
    liar.lieTo(`${liar.issuer}/authorize`, lie);
    return { client_id: clientId, id_token: await liar.idToken() };
  };
  const login = { provider, process: 'login' };
  const good = await tokenOf({ claims: { sub: 'by-token', email: 'by-token@example.test' } });
  expect(await send({ ...login, token: good })).toEqual([200, undefined, undefined]);
  for (const lie of [{ foreignKey: true }, { unsigned: true }, { claims: { aud: 'other' } }, { without: ['exp'] }]) {
    expect(await send({ ...login, token: await tokenOf(lie) })).toEqual([400, 'invalid_token', 'token']);
  }
  expect(await send({ ...login, token: { ...good, client_id: 'other' } })).toEqual([400, 'invalid_token', 'token']);
  expect(await send({ ...login, token: { client_id: clientId, access_token: 'a' } })).toEqual([
    400,
    'invalid_token',
    'token',
  ]);
  expect(await send({ ...login, token: { id_token: 'x' } })).toEqual([400, 'client_id_required', 'token']);
  expect(await send({ ...login, token: { client_id: clientId } })).toEqual([400, 'token_required', 'token']);
  expect(await send({ ...login })).toEqual([400, 'required', 'token']);
  const githubToken = { client_id: github.clientId, id_token: 'x' };
  expect(await send({ ...login, provider: 'github', token: githubToken })).toEqual([
    400,
    'token_authentication_not_supported',
    'provider',
  ]);
  expect(await send({ ...login, provider: 'nobody', token: good })).toEqual([400, 'invalid_token', 'token']);
  expect(await send({ ...login, process: 'steal', token: good })).toEqual([400, 'invalid_choice', 'process']);

  const other = await signedInCustomer(backend, 'token-owner@example.test');
  const taken = await other.post(path, { ...login, process: 'connect', token: good });
  expect([taken.statusCode, taken.json().errors[0].code]).toEqual([400, 'connected_other']);
  const own = await tokenOf({ claims: { sub: 'mine' } });
  expect((await other.post(path, { ...login, process: 'connect', token: own })).statusCode).toBe(200);
  expect((await other.get(`${api}/account/providers`)).json().data).toMatchObject([{ uid: 'mine' }]);
  expect((await backend.browser().post(path, { ...login, process: 'connect', token: own })).statusCode).toBe(401);
});
