import { eq, getTableName, isTable, sql } from '../db/drizzle.ts';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import * as dedicatedTables from '../../catalogue/dedicated-tables.ts';
import * as catalogueTables from '../../catalogue/tables.ts';
import { sweepChanges } from '../../catalogue/changes.ts';
import { vpsPlans, vpsStock } from '../../catalogue/tables.ts';
import { pageTexts } from '../documents/tables.ts';
import { seedModule } from '../../seed/module.ts';
import { accountMembers, accounts } from '../../identity/account/tables.ts';
import { users } from '../../identity/auth/tables.ts';
import { hashOf, randomText } from '../secrets.ts';
import { AnswerCache } from './answer-cache.ts';
import { pageCalls } from './page-calls.ts';
import { sessions } from '../../identity/session/tables.ts';
import { twoBackends } from '../../testing/two-backends.ts';
import { rowsOf } from '../db/rows-of.ts';

const context = '/my/api/vps-order/create_context/?slug=nvme-3';
const texts = '/my/api/page-context/login/public_page_context/';

// Seeding a shop takes long on a busy machine.
vi.setConfig({ hookTimeout: 180_000 });

const both = await twoBackends();
await seedModule.seed?.(both.one.hoster);
afterAll(async () => {
  vi.resetConfig();
  await both.close();
});

const db = () => both.one.hoster.db;
const ask = async (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url, headers })).payload;
/** What calls within the process get, undefined while nothing is kept. */
const known = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  app.answerCache.data({ url, headers });
const priceIn = (text: string) =>
  (JSON.parse(text) as { tariffs: { slug: string; price: number }[] }).tariffs.find(({ slug }) => slug === 'nvme-3')
    ?.price;

/** Headers of a user of the demo with a new session, whose account is in a country. */
async function signedIn(username: string, country: string): Promise<{ cookie: string }> {
  const { clock } = both.one.hoster;
  const [user] = await db().select().from(users).where(eq(users.username, username));
  if (!user) throw new Error(`No user ${username}`);
  const [member] = await db().select().from(accountMembers).where(eq(accountMembers.userId, user.id));
  await db()
    .update(accounts)
    .set({ country })
    .where(eq(accounts.id, member?.accountId ?? 0));
  const token = randomText(32);
  await db()
    .insert(sessions)
    .values({
      tokenHash: hashOf(token),
      userId: user.id,
      data: {},
      ip: '192.0.2.1',
      country: null,
      userAgent: '',
      createdAt: clock.now(),
      expiresAt: new Date(clock.now().getTime() + 3_600_000),
    });
  return { cookie: `sessionid=${token}` };
}

describe('an answer of the catalogue', () => {
  it('is cached as it was sent', async () => {
    expect(await known(both.one, context, { 'cf-ipcountry': 'FR' })).toBeUndefined();
    const sent = await ask(both.one, context, { 'cf-ipcountry': 'FR' });
    const data = await known(both.one, context, { 'cf-ipcountry': 'DE' });
    expect(data).toEqual(JSON.parse(sent));
    expect(await known(both.one, context)).toBe(data);
    expect(Object.isFrozen((data as { tariffs: object[] }).tariffs[0])).toBe(true);
  });

  it('shows a changed price with the next request, in this process and in another one', async () => {
    for (const app of [both.one, both.two]) expect(priceIn(await ask(app, context))).toBe(13.5);
    await db().update(vpsPlans).set({ priceCents: 1490 }).where(eq(vpsPlans.slug, 'nvme-3'));
    for (const app of [both.one, both.two]) {
      expect(await known(app, context)).toBeUndefined();
      expect(priceIn(await ask(app, context))).toBe(14.9);
    }
  });

  it('shows a changed text with the next request, in both processes', async () => {
    for (const app of [both.one, both.two]) expect(await ask(app, texts)).not.toContain('Another title');
    await db()
      .update(pageTexts)
      .set({ front: sql`jsonb_set(front, '{seo_title}', '"Another title"')` })
      .where(eq(pageTexts.slug, 'login'));
    for (const app of [both.one, both.two]) expect(await ask(app, texts)).toContain('Another title');
  });

  it('is rebuilt when a plan sells out, not for every server sold', async () => {
    await ask(both.one, context);
    await db().update(vpsStock).set({ available: 7 });
    await ask(both.one, context);
    await db().update(vpsStock).set({ available: 6 });
    expect(await known(both.one, context)).toBeDefined();
    await db().update(vpsStock).set({ available: 0 }).where(eq(vpsStock.planId, 3));
    expect(await known(both.one, context)).toBeUndefined();
    expect(await ask(both.two, context)).toContain('"sold_out_locations":[1');
  });

  it('is cached per language and country', async () => {
    const features = '/my/api/features/';
    await ask(both.one, context, { 'accept-language': 'ru' });
    await ask(both.one, features, { 'cf-ipcountry': 'RU' });
    expect(await known(both.one, context, { 'accept-language': 'ru' })).not.toEqual(await known(both.one, context));
    expect(await known(both.one, features, { 'cf-ipcountry': 'RU' })).toMatchObject({ country_code: 'RU' });
    expect(await known(both.one, features, { 'cf-ipcountry': 'DE' })).toBeUndefined();
    const methods = '/my/api/payment-methods/';
    expect(await ask(both.one, methods, { 'cf-ipcountry': 'RU' })).toContain('"sbp"');
    expect(await ask(both.one, methods, { 'cf-ipcountry': 'DE' })).not.toContain('"sbp"');
  });

  it('is neither served to signed-in visitors nor cached from their requests', async () => {
    for (const cookie of ['sessionid=abc', 'user=1', 'django_language=ru; user=1']) {
      const url = '/my/api/vps-order/create_context/?slug=nvme-4';
      await ask(both.one, url, { cookie });
      expect(await known(both.one, url)).toBeUndefined();
      await ask(both.one, context);
      expect(await known(both.one, context, { cookie })).toBeUndefined();
    }
  });

  it('is neither made nor kept for signed-in visitors where it depends on the account', async () => {
    const demo = await signedIn('demo', 'DE');
    const url = '/my/api/vps-order/create_context/?slug=nvme-5';
    expect(JSON.parse(await ask(both.one, url, demo))).toMatchObject({ tax: { country: 'DE' } });
    expect(await known(both.one, url, demo)).toBeUndefined();
    expect(await known(both.one, url)).toBeUndefined();
  });

  it('isn’t cached for promo codes, missing pages and account calls', async () => {
    for (const url of [
      '/my/api/vps-order/create_context/?slug=nvme-3&promo_code=HOST5',
      '/my/api/vps-order/create_context/?promo=HOST5',
      '/my/api/vps-order/create_context/?slug=nvme-99',
      '/my/api/account/menu_context/',
      '/my/api/page-context/recaptcha_context/',
    ]) {
      await ask(both.one, url);
      expect([url, await known(both.one, url)]).toEqual([url, undefined]);
    }
  });

  it('has the headers and token cookie of a fresh answer', async () => {
    const [made, cached] = [
      await both.one.inject({ url: '/my/api/features/', headers: { 'cf-ipcountry': 'SE' } }),
      await both.one.inject({ url: '/my/api/features/', headers: { 'cf-ipcountry': 'SE' } }),
    ];
    expect(cached.payload).toBe(made.payload);
    for (const { headers, cookies } of [made, cached]) {
      expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Accept-Language, Cookie, cf-ipcountry' });
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(cookies.map(({ name }) => name)).toEqual(['csrftoken']);
    }
    const [first, second] = [await both.one.inject({ url: texts }), await both.one.inject({ url: texts })];
    expect(second.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect({ ...second.headers, date: '' }).toEqual({ ...first.headers, date: '' });
  });
});

describe('a public answer to signed-in visitors', () => {
  const features = '/my/api/features/';
  const currencies = (data: unknown) => (data as { currencies?: string[] } | undefined)?.currencies;

  it('is kept for those of the same country, and for nobody else', async () => {
    const demo = await signedIn('demo', 'RU');
    const staff = await signedIn('staff', 'RU');
    expect(await known(both.one, features, demo)).toBeUndefined();
    const sent = await ask(both.one, features, demo);
    expect(currencies(await known(both.one, features, demo))).toContain('RUR');
    // Another session, and even another user: there's nothing of either in it.
    expect(await known(both.one, features, staff)).toEqual(JSON.parse(sent));
    expect(await known(both.one, features, await signedIn('demo', 'RU'))).toEqual(JSON.parse(sent));
    const ukrainian = await signedIn('demo', 'UA');
    expect(await known(both.one, features, ukrainian)).toBeUndefined();
    await ask(both.one, features, ukrainian);
    expect(currencies(await known(both.one, features, ukrainian))).toEqual(['EUR', 'USD', 'GBP', 'UAH']);
    expect(currencies(await known(both.one, features, staff))).toEqual(['EUR', 'USD', 'GBP', 'RUR']);
  });

  it('differs from that to a visitor who isn’t signed in, or whose session has ended', async () => {
    const demo = await signedIn('demo', 'DE');
    await ask(both.one, features, { 'cf-ipcountry': 'RU' });
    expect(await known(both.one, features, { 'cf-ipcountry': 'RU' })).toMatchObject({ vpn_available: false });
    expect(await known(both.one, features, { ...demo, 'cf-ipcountry': 'RU' })).toBeUndefined();
    await ask(both.one, features, { ...demo, 'cf-ipcountry': 'RU' });
    expect(await known(both.one, features, { ...demo, 'cf-ipcountry': 'RU' })).toMatchObject({ vpn_available: true });
    await db().delete(sessions);
    expect(await known(both.one, features, { ...demo, 'cf-ipcountry': 'RU' })).toMatchObject({ vpn_available: false });
  });
});

describe('the calls of one page', () => {
  const session = '/auth/_allauth/browser/v1/auth/session';
  const get = (headers: Record<string, string>) => ({ method: 'GET' as const, url: session, headers });

  it('look the visitor up once, and anew after a call that may have changed who they are', async () => {
    const demo = await signedIn('demo', 'DE');
    const page = pageCalls(both.one);
    expect((await page.inject(get(demo))).statusCode).toBe(200);
    await db().delete(sessions);
    expect((await page.inject({ ...get(demo), url: '/my/api/account/menu_context/' })).statusCode).toBe(200);
    const token = { cookie: `${demo.cookie}; csrftoken=${'a'.repeat(32)}`, 'x-csrftoken': 'a'.repeat(32) };
    await page.inject({ method: 'DELETE', url: session, headers: token });
    expect((await page.inject(get(demo))).statusCode).toBe(401);
  });

  it('know nothing of the visitor of another page', async () => {
    const [demo, staff] = [await signedIn('demo', 'DE'), await signedIn('staff', 'DE')];
    const names = await Promise.all(
      [demo, staff, demo].map(async (headers) => (await pageCalls(both.one).inject(get(headers))).payload),
    );
    expect(names.map((text) => /"username":"(\w+)"/.exec(text)?.[1])).toEqual(['demo', 'staff', 'demo']);
    expect((await pageCalls(both.one).inject(get({}))).statusCode).toBe(401);
  });
});

it('every public table records its changes', async () => {
  const rows = await rowsOf(
    db(),
    sql`select distinct event_object_table as name from information_schema.triggers where trigger_name = 'note_change'`,
  );
  const noted = rows.map(({ name }) => String(name));
  const shown = [...Object.values(catalogueTables), ...Object.values(dedicatedTables)].flatMap((table) =>
    isTable(table) ? [getTableName(table)] : [],
  );
  const wanted = [
    ...shown.filter((name) => name !== 'catalogue_changes'),
    'address_pools',
    'payment_methods',
    'page_texts',
    'legal_documents',
    'help_articles',
    'news',
    'reference_clients',
    'company_settings',
  ];
  expect(noted.toSorted()).toEqual(wanted.toSorted());
});

it('cleaning up recorded changes doesn’t restore an earlier version', async () => {
  await ask(both.one, texts);
  await sweepChanges(db(), new Date('2100-01-01'));
  expect(await known(both.one, texts)).toBeUndefined();
  const left = await db().select().from(catalogueTables.catalogueChanges);
  expect(left).toHaveLength(1);
});

describe('while the database', () => {
  const address = '/kept/';
  const headers = {};
  const setUp = async () => {
    let version: () => Promise<string> = () => Promise.resolve('1');
    const cached = new AnswerCache(
      () => version(),
      () => Promise.reject(new Error('asked who')),
    );
    cached.add(address, { country: 'any' }, true);
    await cached.text({ url: address, headers }, () => Promise.resolve('{"a":1}'));
    return { cached, become: (next: () => Promise<string>) => void (version = next) };
  };

  it('hangs, cached answers are served', async () => {
    const { cached, become } = await setUp();
    become(() => new Promise(() => undefined));
    expect(await cached.data({ url: address, headers })).toEqual({ a: 1 });
    expect(await cached.text({ url: address, headers }, () => Promise.reject(new Error('asked')))).toBe('{"a":1}');
  });

  it('is down, cached answers are served, and rebuilt once it’s back with another version', async () => {
    const { cached, become } = await setUp();
    become(() => Promise.reject(new Error('away')));
    expect(await cached.data({ url: address, headers })).toEqual({ a: 1 });
    become(() => Promise.resolve('2'));
    expect(await cached.data({ url: address, headers })).toBeUndefined();
  });
});
