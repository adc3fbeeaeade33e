import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cpuTime } from '../../scripts/cpu-time.ts';
import { readConfig } from './config.ts';
import { createDrain, type Drain } from './drain.ts';
import { createHost } from './host.ts';
import { asBackend } from './testing/as-backend.ts';
import type { Answer, PageRenderer } from './pages/page-renderer.ts';

const page: Answer = { status: 200, location: null, html: '<!DOCTYPE html><p>page</p>', nonce: null, card: () => null };
const open: { close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function setUp(
  render: PageRenderer = () => Promise.resolve(page),
  env: Record<string, string> = {},
  drain?: Drain,
) {
  const backend = Fastify();
  backend.get('/my/api/currency/', () => [{ short: 'EUR' }]);
  const visits: unknown[] = [];
  backend.post('/my/api/partner-visits/', ({ body, headers }) => {
    visits.push({ body, cookie: headers.cookie });
    return {};
  });
  backend.get('/readyz', () => ({ status: 'ok' }));
  backend.get('/my/api/features/', ({ headers }) => ({ referer: headers.referer }));
  backend.get('/my/api/vps-order/create_context/', () => ({ tariffs: [] }));
  for (const kind of ['location', 'type']) backend.get(`/my/api/vps-${kind}-landings/`, () => []);
  await backend.ready();
  const config = readConfig({ NODE_ENV: 'production', LOG_LEVEL: 'silent', ...env });
  const rendering = vi.fn(render);
  const assetsDir = `${import.meta.dirname}/static`;
  const host = await createHost({
    config,
    assetsDir,
    backend: config.apiOrigin ? null : asBackend(backend),
    render: rendering,
    ...(drain && { drain }),
  });
  open.push(host, backend);
  const address = await host.listen({ port: 0, host: '127.0.0.1' });
  const get = (path: string, init: RequestInit = {}) => fetch(address + path, { redirect: 'manual', ...init });
  return { get, rendering, address, visits };
}

const form = (headers: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: 'name=value',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
});

describe('pages', () => {
  test('carry a policy without any inline script or style', async () => {
    const { get } = await setUp();
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test('send HSTS on an https site', async () => {
    const { get } = await setUp(undefined, { PUBLIC_ORIGIN: 'https://hoster.example', DEMO: '1' });
    expect((await get('/')).headers.get('strict-transport-security')).toContain('max-age=');
  });

  test('and everything else on it send HSTS', async () => {
    const { get, address } = await setUp(undefined, { PUBLIC_ORIGIN: 'https://hoster.example', DEMO: '1' });
    const answers = await Promise.all([
      get('/my/api/currency/'),
      get('/my/api/nothing/'),
      get('/robots.txt'),
      get('/favicon.ico'),
      get('/assets/nothing.js'),
      get('/livez'),
      get('/', { method: 'PUT' }),
      get('/', { headers: { cookie: `a=${'b'.repeat(20_000)}` } }),
    ]);
    expect(answers.map(({ headers }) => headers.get('strict-transport-security'))).toEqual(
      answers.map(() => 'max-age=31536000; includeSubDomains'),
    );
    for (const refused of [
      'Host: a\r\nHost: b',
      'Connection: close',
      'Host: a\r\nExpect: x',
      'Host: a\r\nContent-Length: x',
      'no header',
    ]) {
      const bad = (await raw(address, `GET / HTTP/1.1\r\n${refused}\r\n\r\n`)).toLowerCase();
      expect(bad).toMatch(/^http\/1\.1 4/);
      expect(bad).toContain('strict-transport-security: max-age=31536000');
      expect(bad).toContain('x-content-type-options: nosniff');
    }
  });

  test('send no HSTS for this machine', async () => {
    const { get } = await setUp(undefined, { PUBLIC_ORIGIN: 'https://localhost:3000' });
    expect((await get('/')).headers.get('strict-transport-security')).toBeNull();
  });

  test('of anonymous visitors are made once, and known again by their tag', async () => {
    const { get, rendering } = await setUp();
    await get('/');
    await expect.poll(async () => (await get('/')).headers.get('etag')).not.toBeNull();
    const made = rendering.mock.calls.length;
    const again = await get('/', { headers: { 'accept-encoding': 'br' } });
    expect(await again.text()).toBe(page.html);
    expect(again.headers.get('content-encoding')).toBe('br');
    const plain = await get('/', { headers: { 'accept-encoding': 'identity' } });
    expect(await plain.text()).toBe(page.html);
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('etag')).toBe(again.headers.get('etag'));
    expect(rendering.mock.calls.length).toBe(made);
    const same = await get('/', {
      headers: { 'accept-encoding': 'br', 'if-none-match': again.headers.get('etag') ?? '' },
    });
    expect(same.status).toBe(304);
  });

  test('of known visitors aren’t cached', async () => {
    const { get, rendering } = await setUp();
    const headers = { cookie: 'sessionid=x' };
    expect((await get('/', { headers })).headers.get('cache-control')).toBe('no-store');
    await get('/', { headers });
    expect(rendering).toHaveBeenCalledTimes(2);
  });

  test('that set cookies, or that something failed for, are not kept', async () => {
    const { get, rendering } = await setUp((_request, { setCookie, log }) => {
      if (rendering.mock.calls.length < 2) setCookie('utm_source', 'x');
      else log('failed', null);
      return Promise.resolve(page);
    });
    expect((await get('/')).headers.getSetCookie()).toHaveLength(1);
    for (const time of ['first', 'second'])
      expect((await get('/')).headers.get('cache-control'), `${time} page that lacks something`).toBe('no-store');
    expect(rendering).toHaveBeenCalledTimes(3);
  });

  test('keep what brought a visitor here after consent only, also when they come from memory', async () => {
    const { get, rendering } = await setUp(undefined, { COOKIE_DOMAIN: 'hoster.example' });
    const visit = async (consent: string) => {
      const headers = { cookie: `consent=${consent}`, referer: 'https://blog.example/post', 'accept-encoding': 'br' };
      const answer = await get('/?utm_source=mail&partner_ref=p7', { headers });
      expect(answer.status).toBe(200);
      return answer.headers.getSetCookie();
    };
    expect(await visit('')).toEqual([]);
    expect(await visit('1.2026-11-23.chat')).toEqual([]);
    const first = await visit('1.2026-11-23.marketing');
    expect(first.map((line) => line.split(';', 1)[0])).toEqual([
      'utm_source=mail',
      'partner_ref=p7',
      'referer=https%3A%2F%2Fblog.example%2Fpost',
    ]);
    expect(first[1]).toMatch(/Max-Age=5184000; .*Domain=hoster\.example$/);
    await expect
      .poll(async () => {
        const before = rendering.mock.calls.length;
        await visit('1.2026-11-23.marketing');
        return rendering.mock.calls.length - before;
      })
      .toBe(0);
    expect(await visit('1.2026-11-23.marketing')).toHaveLength(3);
    expect(await visit('1.2026-11-23')).toEqual([]);
  });

  test('count a visit by a partner’s link once, after consent', async () => {
    const { get, visits } = await setUp();
    const visit = (code: string, cookie: string) => get(`/?partner_ref=${code}`, { headers: { cookie } });
    const consent = 'consent=1.2026-11-23.marketing';
    await visit('p7', '');
    await visit('p7', 'consent=1.2026-11-23.chat');
    await visit('p7', `${consent}; partner_ref=p7`);
    expect(visits).toEqual([]);
    await visit('p7', consent);
    await visit('p8', `${consent}; partner_ref=p7`);
    await expect.poll(() => visits).toMatchObject([{ body: { code: 'p7' } }, { body: { code: 'p8' } }]);
  });

  test('say when to come back while the backend is away', async () => {
    const { get } = await setUp(() => Promise.resolve({ ...page, status: 503 }));
    const { status, headers } = await get('/');
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '60', 'no-store']);
  });

  test('are found with their closing slash', async () => {
    const { get } = await setUp();
    const moved = await get('/virtual-private-servers?a=1');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/virtual-private-servers/?a=1']);
    for (const path of ['//evil.example', '/%5Cevil.example/..//x']) {
      expect((await get(path)).headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
    }
  });

  test('answer addresses with a broken escape', async () => {
    const { get, rendering } = await setUp(() => Promise.resolve({ ...page, status: 404 }));
    for (const path of ['/%/', '/%ff/', '/help/tag/%E0%A4%A/']) {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(rendering.mock.lastCall?.[0].url).toMatch(path);
    }
    expect((await get('/100%')).headers.get('location')).toBe('/100%/');
  });

  test('name themselves, without their query, in the calls made for them', async () => {
    const { get } = await setUp(async (_request, { transport }) => {
      const answer = await transport('/my/api/features/', {
        method: 'GET',
        headers: {},
        body: undefined,
        credentials: 'include',
        signal: undefined,
      });
      return { ...page, html: JSON.stringify(await answer.json()) };
    });
    expect(await (await get('/ru/contacts/?a=b')).json()).toEqual({ referer: 'http://localhost:3000/ru/contacts/' });
  });
});

describe('forms without script', () => {
  test('redirect with GET, and pass on every cookie', async () => {
    const { get } = await setUp((_request, { setCookie }) => {
      setCookie('user', '1');
      setCookie('csrftoken', 'x');
      return Promise.resolve({ ...page, status: 302, location: '/my/' });
    });
    const answer = await get('/auth/login/', form({ 'sec-fetch-site': 'same-origin' }));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/my/']);
    expect(answer.headers.getSetCookie()).toHaveLength(2);
  });

  test('a link of another site to the preferences changes none', async () => {
    const { get, address } = await setUp();
    const path = '/preferences/?theme=dark&language=ru&next=/ru/';
    const cookies = async (headers: Record<string, string>) => {
      const answer = await get(path, { headers });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ru/']);
      return answer.headers.getSetCookie().length;
    };
    expect(await cookies({ 'sec-fetch-site': 'cross-site' })).toBe(0);
    expect(await cookies({ referer: 'https://evil.example/' })).toBe(0);
    expect(await cookies({})).toBe(0);
    expect(await cookies({ 'sec-fetch-site': 'same-origin' })).toBe(2);
    expect(await cookies({ 'sec-fetch-site': 'none' })).toBe(2);
    expect(await cookies({ referer: `${address}/my/` })).toBe(2);
  });

  test('of other sites are refused', async () => {
    const { get, rendering, address } = await setUp();
    expect((await get('/auth/login/', form({ origin: 'https://evil.example' }))).status).toBe(403);
    expect((await get('/auth/login/', form({}))).status).toBe(403);
    expect((await get('/preferences/', form({ origin: 'https://evil.example' }))).status).toBe(403);
    expect(rendering).not.toHaveBeenCalled();
    expect((await get('/auth/login/', form({ origin: address }))).status).toBe(200);
    const otherScheme = address.replace('http:', 'https:');
    expect((await get('/auth/login/', form({ origin: otherScheme }))).status).toBe(403);
  });
});

/** Sends these bytes, and returns everything that is answered. */
const raw = (address: string, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.end(text));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });

describe('requests that cannot be read', () => {
  test.each([
    ['two', 'Host: hoster.example\r\nHost: evil.example'],
    ['the same twice', 'Host: hoster.example\r\nhost: hoster.example'],
    ['none', 'Accept: */*'],
    ['an empty one', 'Host:'],
    ['several in one', 'Host: hoster.example, evil.example'],
  ])('are answered 400 when their host is %s, whatever they ask for', async (_, headers) => {
    const { address, rendering } = await setUp();
    for (const path of ['/', '/my/api/currency/', '/robots.txt', '/nowhere.png']) {
      const answer = await raw(address, `GET ${path} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    }
    expect(rendering).not.toHaveBeenCalled();
  });

  test.each([
    '/my/api/../../internal/metrics',
    '/my/api/%2e%2e/%2E%2E/internal/metrics',
    '/my/api/.%2e/internal/metrics',
    '/my/api/..%2f..%2finternal/metrics',
    '/my/api/..\\..\\internal/metrics',
    '/my/api/%2e%2e%5c%2e%2e%5cinternal/metrics',
    '/my/api/..;/internal/metrics',
    '/my/api/./currency/',
    '/my/api/currency/..',
    '/help/%2e%2e/',
    '/static/..%5c..%5cinternal',
    '/my/api/..%3b/internal/metrics',
    '/my/api/..#x',
    '/api/.#/internal',
    '/my/api/%252e%252e/internal/metrics',
    '/my/api/..%25252finternal/metrics',
    '/my/api/%c0%ae%c0%ae/internal/metrics',
    '/my/api/..%c0%afinternal/metrics',
    '/my/api/%ef%bc%8e%ef%bc%8e/internal/metrics',
    '/my/api/%e2%80%a5/internal/metrics',
    '/my/api/..%e2%88%95internal/metrics',
    '/my/api/%uff0e%uff0e/internal/metrics',
    '/my/api/..%00/internal/metrics',
    '/my/api/.%09./internal/metrics',
    '/my/api/..%20/internal/metrics',
    '/my/api/..%3f/internal/metrics',
    '/my/api/..%23/internal/metrics',
    '/my/api/..%253f/internal/metrics',
    '/my/api/currency%0d%0a/',
  ])('are answered 400 and reach no backend when they climb: %s', async (path) => {
    const remote = Fastify();
    const reached = vi.fn(() => 'secret');
    remote.all('/*', reached);
    const API_ORIGIN = await remote.listen({ port: 0, host: '127.0.0.1' });
    open.push(remote);
    const { address } = await setUp(undefined, { API_ORIGIN });
    const answer = await raw(address, `GET ${path} HTTP/1.1\r\nHost: hoster.example\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*Bad Request/);
    expect(reached).not.toHaveBeenCalled();
  });

  test('dots and escapes that lead nowhere else are left alone', async () => {
    const { get } = await setUp();
    for (const path of ['/files/..a', '/files/a..', '/files/...', '/files/v1.2/', '/files/%252e%252e/'])
      expect((await get(path)).status, `${path}`).not.toBe(400);
  });

  test('may name no host in HTTP/1.0', async () => {
    const { address } = await setUp();
    expect(await raw(address, 'GET /my/api/currency/ HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  const statusOf = (address: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request(address, { headers }, (answer) => resolve(answer.resume().statusCode));
      sent.on('error', reject).end();
    });

  test('are answered 431 when their headers are too long, each time', async () => {
    const { address } = await setUp();
    for (const size of [20_000, 100_000, 1_000_000]) {
      const answers = Array.from({ length: 10 }, () => statusOf(address, { 'x-long': 'a'.repeat(size) }));
      expect(new Set(await Promise.all(answers))).toEqual(new Set([431]));
    }
  });

  test('a visitor with too many cookies reads how to get out, in both languages', async () => {
    const { get } = await setUp();
    const answer = await get('/', { headers: { cookie: `a=${'b'.repeat(20_000)}` } });
    expect(answer.status).toBe(431);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain('Delete the cookies of this site');
    expect(text).toContain('<section lang="ru"><h2>Слишком много файлов cookie');
  });

  test('a form of more than a megabyte is answered 413 with a page in the visitor’s language, a call with JSON', async () => {
    const { get, address, rendering } = await setUp();
    const large = (accept: string): RequestInit => ({
      ...form({ origin: address, accept, 'accept-language': 'ru' }),
      body: `comment=${'x'.repeat(1_100_000)}`,
    });
    const page = await get('/contacts/', large('text/html,*/*;q=0.8'));
    expect(page.status).toBe(413);
    expect(await page.text()).toContain('<html lang="ru">');
    const call = await get('/contacts/', large('application/json'));
    expect(call.status).toBe(413);
    expect(await call.json()).toMatchObject({ statusCode: 413 });
    expect(rendering).not.toHaveBeenCalled();
  });

  test.each(['accept-language', 'accept-encoding', 'accept', 'cookie', 'content-type', 'connection'])(
    'a header %s of blanks costs nothing',
    async (name) => {
      const { address } = await setUp();
      const taken = await cpuTime(async () => {
        for (const inner of [' ', ';', ',', '=']) {
          await statusOf(address, { [name]: `a${inner.repeat(15_000)}b` });
        }
      });
      expect(taken).toBeLessThan(1000);
    },
  );
});

describe('when the process stops', () => {
  test('every request under way is answered and ends its connection; new connections are refused', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const drain = createDrain();
    const { address, get } = await setUp(() => gate.then(() => page), {}, drain);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const kept = (path: string) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        request(address + path, { agent }, (answer) => resolve(answer.resume()))
          .on('error', reject)
          .end();
      });
    expect((await kept('/livez')).headers.connection).toBe('keep-alive');
    const asked = Array.from({ length: 20 }, (_, index) => get(`/?page=${index}`));
    await expect.poll(() => drain.answers).toBe(20);
    const stopped = drain.stop();
    // On a connection that was open before.
    const late = await kept('/livez');
    expect([late.statusCode, late.headers.connection]).toEqual([200, 'close']);
    await expect(get('/livez')).rejects.toThrow('fetch failed');
    release();
    for (const answer of await Promise.all(asked)) {
      expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    }
    await stopped;
    agent.destroy();
  });

  test('idle connections stay open for as long as KEEP_ALIVE_SECONDS says', async () => {
    const { get } = await setUp(undefined, { KEEP_ALIVE_SECONDS: '600' });
    expect((await get('/livez')).headers.get('keep-alive')).toBe('timeout=600');
  });
});

describe('beside the pages', () => {
  test('calls go to the backend, health and files are the host’s', async () => {
    const { get } = await setUp();
    expect(await (await get('/my/api/currency/')).json()).toEqual([{ short: 'EUR' }]);
    expect((await get('/my/api/nope/')).status).toBe(404);
    expect(await (await get('/readyz')).json()).toEqual({ status: 'ok' });
    expect((await get('/favicon.svg')).headers.get('content-type')).toContain('svg');
    const robots = await (await get('/robots.txt')).text();
    expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml');
    expect(robots).toContain('Disallow: /promo/\nDisallow: /ru/promo/\n');
    expect(await (await get('/sitemap.xml')).text()).toContain('<loc>http://localhost:3000/sitemap-ru.xml</loc>');
    expect(await (await get('/sitemap-ru.xml')).text()).toContain(
      '<loc>http://localhost:3000/ru/virtual-private-servers/</loc>',
    );
    expect((await get('/assets/gone.js')).status).toBe(404);
  });

  test('forwards to another backend with cookies both ways, and answers 502 when it’s down', async () => {
    const remote = Fastify();
    remote.post('/my/api/echo/', (request, reply) => {
      reply.header('set-cookie', ['a=1', 'b=2']);
      const { cookie, 'x-forwarded-host': host } = request.headers;
      return { body: request.body, cookie, host };
    });
    const API_ORIGIN = await remote.listen({ port: 0, host: '127.0.0.1' });
    open.push(remote);
    const { get, address } = await setUp(undefined, { API_ORIGIN });
    const call = { method: 'POST', body: '{"a":1}', headers: { cookie: 'c=3', 'content-type': 'application/json' } };
    const answer = await get('/my/api/echo/', call);
    expect(await answer.json()).toEqual({ body: { a: 1 }, cookie: 'c=3', host: new URL(address).host });
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    await remote.close();
    const gone = await get('/my/api/echo/', call);
    expect([gone.status, (await gone.json()) as unknown]).toMatchObject([502, { code: 'backend_unreachable' }]);
    const mail = await get('/mail/', { headers: { accept: 'text/html,*/*;q=0.8', 'accept-language': 'ru-RU,ru' } });
    expect([mail.status, mail.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
    expect(await mail.text()).toContain('<h1>Сервис временно недоступен</h1>');
    expect((await get('/readyz')).status).toBe(503);
  });
});
