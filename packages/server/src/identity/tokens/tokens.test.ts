import type { ApiToken, ApiTokenCreated, Scope } from '@hoster/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../platform/db/drizzle.ts';
import { rateLimits } from '../../platform/http/tables.ts';
import { hashOf } from '../../platform/index.ts';
import { testBackend, type TestBackend } from '../../testing/backend.ts';
import type { Browser } from '../../testing/browser.ts';
import { signedInCustomer } from '../../testing/customer.ts';
import { memberOf } from '../../testing/team.ts';
import { apiTokens } from './tables.ts';

const path = '/my/api/tokens/';
const services = '/my/api/services/';

let backend: TestBackend;
let boss: Browser;
beforeAll(async () => {
  backend = await testBackend();
  boss = await signedInCustomer(backend, 'boss@example.test', { firstName: 'Berta' });
});
afterAll(() => backend.close());

const made = async (browser: Browser, change: object = {}): Promise<ApiTokenCreated> => {
  const answer = await browser.post(path, { name: 'CI', scopes: ['read'], days: 30, ...change });
  expect(answer.statusCode, `Creating a token: ${answer.body}`).toBe(201);
  return answer.json();
};

/** Makes a call with a token and nothing else. */
const by = (
  secret: string,
  url: string,
  options: { method?: 'GET' | 'POST'; payload?: object; cookie?: string; ip?: string } = {},
) =>
  backend.app.inject({
    method: options.method ?? 'GET',
    url,
    ...(options.payload && { payload: options.payload }),
    ...(options.ip !== undefined && { remoteAddress: options.ip }),
    headers: {
      host: 'localhost:3000',
      authorization: `Bearer ${secret}`,
      ...(options.cookie !== undefined && { cookie: options.cookie }),
    },
  });

test('a token is shown once, stored as a hash, and makes the calls of its scopes', async () => {
  const { secret, token } = await made(boss);
  expect(secret).toMatch(/^hst_[A-Za-z0-9]{40}$/);
  expect(token).toMatchObject({ prefix: secret.slice(0, 8), scopes: ['read'], owner: 'Berta', last_used: null });
  const [row] = await backend.db.select().from(apiTokens).where(eq(apiTokens.id, token.id));
  expect(JSON.stringify(row)).not.toContain(secret);
  expect((await boss.get(path)).body).not.toContain(secret);

  const answer = await by(secret, services);
  expect(answer.statusCode).toBe(200);
  const refused = await by(secret, '/my/api/ssh-keys/', { method: 'POST', payload: {} });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'role']);
  expect(refused.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="services"');
  const used = (await boss.get(path)).json<ApiToken[]>()[0];
  expect(used).toMatchObject({ last_used: backend.clock.now().toISOString(), last_used_from: '127.0.0.1' });
});

test('a call with a token needs no CSRF token, ignores cookies and sets none', async () => {
  const { secret } = await made(boss, { scopes: ['read', 'services'] });
  const other = await signedInCustomer(backend, 'cookie@example.test');
  const cookie = [...other.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const menu = await by(secret, '/my/api/account/menu_context/', { cookie });
  expect(menu.json().user.email).toBe('boss@example.test');
  const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIEVvqmcsFIy+92sNDI2bw5opsNRb/f6RP1VYvf6lkCb4';
  const added = await by(secret, '/my/api/ssh-keys/', { method: 'POST', payload: { title: 'CI', key }, cookie });
  expect(added.statusCode).toBe(201);
  const features = await by(secret, '/my/api/features/', { cookie });
  for (const { headers, statusCode } of [menu, added, features]) {
    expect(statusCode).toBeLessThan(300);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
  }
  const events = (await boss.get('/my/api/team/events/')).json();
  expect(events.results[0]).toMatchObject({ by: 'Berta', token: 'CI', action: 'postSshKey' });
});

test('no token reaches the user’s own sign-in, other tokens, the staff or the sign-in API', async () => {
  const staff = await signedInCustomer(backend, 'staff@example.test', { staffRole: 'administrator' });
  const { secret } = await made(staff, { scopes: ['read', 'orders', 'services', 'billing', 'support', 'account'] });
  for (const url of [path, '/my/api/account/export/', '/my/api/account/sessions/', '/my/api/staff/setups/']) {
    expect((await by(secret, url)).statusCode, `GET ${url}`).toBe(403);
  }
  expect((await by(secret, '/my/api/account/menu_context/')).json().is_staff).toBe(false);
  expect((await by(secret, '/auth/_allauth/browser/v1/account/email')).statusCode).toBe(401);
});

test.each(['', 'hst_', `hst_${'a'.repeat(40)}`, 'x'.repeat(3000), 'hst_ü'])(
  'refuses what is no token: %s',
  async (secret) => {
    const cookie = [...boss.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await by(secret, services, { cookie });
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([
      401,
      'Bearer realm="Hoster API", error="invalid_token"',
    ]);
    expect((await by(secret, '/my/api/features/')).statusCode, 'public calls too').toBe(401);
  },
);

test('a token works only from its networks', async () => {
  const { secret, token } = await made(boss, { networks: ['192.0.2.77', '2001:db8::1/48'] });
  expect(token.networks).toEqual(['192.0.2.77/32', '2001:db8::/48']);
  expect((await by(secret, services, { ip: '192.0.2.77' })).statusCode).toBe(200);
  expect((await by(secret, services, { ip: '2001:db8:0:5::1' })).statusCode).toBe(200);
  const refused = await by(secret, services, { ip: '192.0.2.78' });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'address']);
  const bad = await boss.post(path, { name: 'CI', scopes: ['read'], days: 30, networks: ['192.0.2.0/33'] });
  expect(Object.keys(bad.json())).toEqual(['networks']);
});

test('a token ends when it expires, is deleted, or its member leaves; a new role counts immediately', async () => {
  const short = await made(boss, { days: 1 });
  const deleted = await made(boss);
  await boss.delete(`${path}${deleted.token.id}/`);
  expect((await by(deleted.secret, services)).statusCode).toBe(401);

  const member = await memberOf(backend, boss, 'member@example.test', 'technical');
  const { secret } = await made(member, { scopes: ['read', 'services'] });
  const tooMuch = await member.post(path, { name: 'CI', scopes: ['billing'], days: 30 });
  expect(tooMuch.json()).toEqual({ scopes: ['Your role doesn’t allow these permissions.'] });
  const { members } = (await boss.get('/my/api/team/')).json();
  const id = members.find(({ email }: { email: string }) => email === 'member@example.test').id;
  await boss.patch(`/my/api/team/members/${id}/`, { role: 'billing' });
  expect((await by(secret, services)).statusCode).toBe(200);
  expect((await by(secret, '/my/api/ssh-keys/', { method: 'POST', payload: {} })).statusCode).toBe(403);
  await boss.delete(`/my/api/team/members/${id}/`);
  expect((await by(secret, services)).statusCode).toBe(401);

  backend.clock.advance(24 * 60 * 60 * 1000);
  expect((await by(short.secret, services)).statusCode).toBe(401);
});

test('owners see and delete the tokens of members, members only their own', async () => {
  const owner = await signedInCustomer(backend, 'owner@example.test');
  const own = await made(owner);
  const member = await memberOf(backend, owner, 'reader@example.test', 'read_only');
  const theirs = await made(member);
  const ids = async (browser: Browser) => (await browser.get(path)).json<ApiToken[]>().map(({ id }) => id);
  expect(await ids(owner)).toEqual([theirs.token.id, own.token.id]);
  expect(await ids(member)).toEqual([theirs.token.id]);
  expect((await member.delete(`${path}${own.token.id}/`)).statusCode).toBe(404);
  expect((await owner.delete(`${path}${theirs.token.id}/`)).statusCode).toBe(200);
  expect((await by(theirs.secret, services)).statusCode).toBe(401);
});

test('creating a token needs a recent sign-in, a scope and an end within a year', async () => {
  const browser = await signedInCustomer(backend, 'slow@example.test');
  const body = { name: 'CI', scopes: ['read'] satisfies Scope[], days: 30 };
  for (const change of [{ scopes: [] }, { scopes: ['self'] }, { days: 366 }, { days: undefined }, { name: ' ' }])
    expect((await browser.post(path, { ...body, ...change })).statusCode).toBe(400);
  backend.clock.advance(6 * 60 * 1000);
  const refused = await browser.post(path, body);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'reauthentication_required']);
});

test('a token has 600 calls a minute, and every answer says how many are left', async () => {
  const browser = await signedInCustomer(backend, 'many@example.test');
  const { secret, token } = await made(browser);
  const first = await by(secret, services);
  expect(first.headers).toMatchObject({ 'ratelimit-policy': '"token";q=600;w=60', ratelimit: '"token";r=599;t=1' });
  const key = hashOf(`api token ${token.id}`);
  const full = backend.clock.now().getTime() / 1000 + 60;
  await backend.db
    .update(rateLimits)
    .set({ hits: [full] })
    .where(eq(rateLimits.key, key));
  const last = await by(secret, services);
  expect([last.statusCode, last.headers['retry-after'], last.headers['ratelimit']]).toEqual([
    429,
    '1',
    '"token";r=0;t=60',
  ]);
  backend.clock.advance(1000);
  expect((await by(secret, services)).headers['ratelimit']).toBe('"token";r=9;t=60');
});
