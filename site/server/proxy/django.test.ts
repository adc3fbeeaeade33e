import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { endsWithin } from '../../../scripts/ends-within.ts';
import { WAIT_TIMEOUT } from '../../../scripts/wait-timeout.ts';
import type { Transport, TransportInit } from '../../src/api/request.ts';
import { readConfig } from '../config.ts';
import { createHost } from '../host.ts';
import { ANSWER_MS } from './other-backend.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { type DjangoSettings, djangoOrigin, djangoRefusal } from '../testing/django.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

type View = (request: IncomingMessage, response: ServerResponse) => void;

/** A backend that is as strict about hosts and origins as Django is. Echoes what it was told unless a view says more. */
async function django(settings: DjangoSettings, view?: View) {
  const seen: IncomingMessage[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    seen.push(request);
    request.resume();
    const refusal = djangoRefusal(request, settings);
    if (refusal) return void response.writeHead(refusal.status, { 'content-type': 'text/html' }).end(refusal.reason);
    if (view) return view(request, response);
    const { headers } = request;
    response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] });
    response.end(JSON.stringify({ absolute: djangoOrigin(request, settings), headers }));
  });
  server.on('connection', () => connections++);
  return { url: await listen(server), seen, server, connections: () => connections };
}

const publicEnv = { PUBLIC_ORIGIN: 'https://hoster.example', FORM_HOSTS: 'bank.example' };
const publicDjango: DjangoSettings = { allowedHosts: ['hoster.example'], proxySslHeader: true };

/** Calls as pages make them. */
const init = (method: string, body?: string): TransportInit => ({
  method,
  headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
  body,
  credentials: 'include',
  signal: undefined,
});

/** The site in front of a backend; a page shows what `load` gives, and is 503 when that throws. */
async function siteBefore(
  url: string,
  env: Record<string, string>,
  load: (transport: Transport, request: Request) => Promise<unknown> = () => Promise.resolve(null),
) {
  const render: PageRenderer = async (request, { transport, log }) => {
    const shown = await load(transport, request).catch((error: unknown) => {
      log('failed', error);
      return null;
    });
    return {
      status: shown === null ? 503 : 200,
      location: null,
      html: JSON.stringify(shown),
      nonce: null,
      card: () => null,
    };
  };
  const config = readConfig({ NODE_ENV: 'production', LOG_LEVEL: 'silent', API_ORIGIN: url, ...env });
  const host = await createHost({ config, assetsDir: `${import.meta.dirname}/../static`, backend: null, render });
  open.push(() => host.close());
  return host.listen({ port: 0, host: '127.0.0.1' });
}

const session = '/auth/_allauth/browser/v1/auth/session';

describe('in front of Django with the public host in ALLOWED_HOSTS', () => {
  test('pages of signed-in visitors and forms without script reach it with the public host', async () => {
    const { url, seen } = await django(publicDjango);
    const site = await siteBefore(url, publicEnv, async (transport, request) => {
      const answer = await transport(session, init(request.method, request.method === 'POST' ? '{}' : undefined));
      return answer.ok ? ((await answer.json()) as { absolute: string }).absolute : null;
    });
    const cookie = { cookie: 'sessionid=x' };
    expect(await (await fetch(`${site}/my/`, { headers: cookie })).json()).toBe('https://hoster.example');
    const form = { ...cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await fetch(`${site}/auth/login/`, { method: 'POST', body: 'a=1', headers: form });
    expect(await sent.json()).toBe('https://hoster.example');
    expect(sent.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(seen.map(({ headers }) => headers.host)).toEqual(['hoster.example', 'hoster.example']);
  });

  test('health checks and the site map reach it too', async () => {
    const { url } = await django(publicDjango, (request, response) => {
      const isSold = /vps|currency/.test(request.url ?? '');
      const list = request.url?.includes('create_context') ? '{"tariffs":[]}' : '[]';
      response.writeHead(isSold ? 200 : 404, { 'content-type': 'application/json' }).end(list);
    });
    const site = await siteBefore(url, publicEnv);
    expect((await fetch(`${site}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${site}/sitemap.xml`)).text()).toContain('https://hoster.example/');
  });

  test('calls of the browser reach it with the visitor’s host, and foreign hosts and origins are refused', async () => {
    const { url } = await django({ allowedHosts: ['127.0.0.1'] });
    const site = await siteBefore(url, { KNOWN_HOSTS: new URL(url).host });
    const call = (origin: string) => fetch(`${site}/my/api/echo/`, { method: 'POST', headers: { origin } });
    const answer = await call(site);
    expect((await answer.json()) as unknown).toMatchObject({ absolute: site });
    expect((await call('https://evil.example')).status).toBe(403);
    const foreign = await django(publicDjango);
    expect((await fetch(`${await siteBefore(foreign.url, {})}/my/api/echo/`)).status).toBe(400);
  });
});

describe('the origin of a request', () => {
  const claims = {
    forwarded: 'for=9.9.9.9;host=evil.example',
    'x-real-ip': '9.9.9.9',
    'x-forwarded-for': '9.9.9.9',
    'x-forwarded-port': '99',
    'x-forwarded-prefix': '/evil',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'ftp',
    x_forwarded_for: '9.9.9.9',
    cookie: 'sessionid=x',
  };
  async function toldWith(env: Record<string, string>, more: Record<string, string> = {}) {
    const { url, seen } = await django({ allowedHosts: ['127.0.0.1', 'hoster.example'] });
    const site = await siteBefore(url, { ...publicEnv, ...env }, (transport) => transport(session, init('GET')));
    await fetch(`${site}/my/api/echo/`, { headers: { ...claims, ...more } });
    await fetch(`${site}/my/`, { headers: { ...claims, ...more } });
    expect(seen).toHaveLength(2);
    return seen.map(({ headers }) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => /forwarded|real/.test(name))),
    );
  }

  test.each([{}, { TRUST_PROXY: '10.0.0.0/8' }])('isn’t taken from visitors, with %o', async (env) => {
    const [called, rendered] = await toldWith(env);
    const told = { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', 'x-forwarded-proto': 'https' };
    expect(called).toEqual({ ...told, 'x-forwarded-host': expect.stringMatching(/^127\.0\.0\.1:/) as string });
    expect(rendered).toEqual({ ...told, 'x-forwarded-host': 'hoster.example' });
  });

  test.each([{ TRUST_PROXY: '1' }, { TRUST_PROXY: 'loopback' }])(
    'is taken from trusted proxies, with %o',
    async (env) => {
      for (const told of await toldWith(env)) {
        expect(told).toMatchObject({
          forwarded: 'for=9.9.9.9;host=evil.example',
          'x-forwarded-for': '9.9.9.9, 127.0.0.1',
          'x-forwarded-port': '99',
          'x-forwarded-proto': 'https',
          'x-real-ip': '9.9.9.9',
        });
        expect(told).not.toHaveProperty('x_forwarded_for');
        expect(told['x-forwarded-host']).not.toBe('evil.example');
      }
    },
  );

  test('reaches the backend without the ports that proxies add', async () => {
    const more = { 'x-forwarded-for': '"[2001:db8::1]:4711", 9.9.9.9:4711' };
    for (const told of await toldWith({ TRUST_PROXY: '1' }, more)) {
      expect(told).toMatchObject({ 'x-forwarded-for': '2001:db8::1, 9.9.9.9, 127.0.0.1', 'x-real-ip': '9.9.9.9' });
    }
  });
});

describe('connections', () => {
  const load = (transport: Transport) => transport(session, init('GET'));

  test('are reused for pages and calls', async () => {
    const { url, connections } = await django({ allowedHosts: ['localhost', '127.0.0.1'] });
    const site = await siteBefore(url, {}, load);
    for (let count = 0; count < 5; count++) {
      await (await fetch(`${site}/my/`)).text();
      await (await fetch(`${site}/my/api/echo/`)).text();
    }
    // One may not be back yet when the next request comes.
    expect(connections()).toBeLessThanOrEqual(2);
  });

  test('that the backend has closed don’t lose an answer', async () => {
    const { url } = await django({ allowedHosts: ['localhost', '127.0.0.1'] }, (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 2 });
      // Closed without notice, as a backend that is restarted does.
      response.end('{}', () => setImmediate(() => request.socket.resetAndDestroy()));
    });
    const site = await siteBefore(url, {}, load);
    for (let count = 0; count < 20; count++) {
      expect((await fetch(`${site}/my/`)).status).toBe(200);
      expect((await fetch(`${site}/my/api/echo/`)).status).toBe(200);
    }
  });
});

describe('a backend that hangs', () => {
  test(
    'is waited for once by a call, a page and a form, however many calls they make',
    { timeout: WAIT_TIMEOUT },
    async () => {
      const { url } = await django({ allowedHosts: ['localhost', '127.0.0.1'] }, () => undefined);
      const site = await siteBefore(url, {}, async (transport) => {
        for (let count = 0; count < 4; count++) await transport(session, init('GET')).catch(() => undefined);
        return null;
      });
      const form = { 'sec-fetch-site': 'same-origin' };
      const statuses = Promise.all([
        fetch(`${site}/my/api/echo/`).then(({ status }) => status),
        fetch(`${site}/my/api/echo/`, { method: 'POST', body: '{}' }).then(({ status }) => status),
        fetch(`${site}/my/`).then(({ status }) => status),
        fetch(`${site}/auth/login/`, { method: 'POST', body: '', headers: form }).then(({ status }) => status),
        fetch(`${site}/readyz`).then(({ status }) => status),
      ]);
      // Less than two waits.
      expect(await endsWithin(1.8 * ANSWER_MS, statuses)).toBe(true);
      expect(await statuses).toEqual([504, 504, 503, 503, 503]);
    },
  );

  test('in a form only, has its page say so', { timeout: WAIT_TIMEOUT }, async () => {
    const { url } = await django({ allowedHosts: ['localhost', '127.0.0.1'] }, ({ method }, response) => {
      if (method === 'GET') response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    const site = await siteBefore(url, {}, async (transport) => {
      await transport(session, init('POST', '{}')).catch(() => undefined);
      return (await transport(session, init('GET'))).status;
    });
    const headers = { 'sec-fetch-site': 'same-origin' };
    const answer = await fetch(`${site}/auth/login/`, { method: 'POST', body: '', headers });
    expect([answer.status, await answer.text()]).toEqual([200, '200']);
  });

  test('leaves anonymous visitors the pages that were made before', { timeout: WAIT_TIMEOUT }, async () => {
    let hangs = false;
    let asked = 0;
    let givenUp = 0;
    const { url } = await django({ allowedHosts: ['localhost', '127.0.0.1'] }, (_request, response) => {
      if (!hangs) return void response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      asked++;
      response.on('close', () => givenUp++);
    });
    const load = (transport: Transport) => transport(session, init('GET'));
    const site = await siteBefore(url, { PAGE_CACHE_SECONDS: '1' }, load);
    const home = () => fetch(site, { headers: { 'accept-encoding': 'br' } });
    await expect.poll(async () => (await home()).headers.get('etag')).not.toBeNull();
    hangs = true;
    const homeInTime = async () => {
      expect((await home()).status).toBe(200);
      expect(givenUp, 'pages that their visitor waited for until the wait for the backend ended').toBe(0);
    };
    // Until the page's time has ended: then one visitor waits for a new one, for a moment.
    while (asked === 0) await homeInTime();
    await homeInTime();
  });
});
