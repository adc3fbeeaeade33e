import { PublicCatalogue } from '@hoster/contract';
import Fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { asBackend } from '../testing/as-backend.ts';
import { createHost } from '../host.ts';
import { catalogueAnswers } from '../testing/catalogue-answers.ts';

const open: { close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

/** A site before a backend in the same process, or in another one. `state.away`: it's in trouble. */
async function setUp(where: 'inside' | 'outside' = 'inside') {
  const state = { away: false, calls: 0 };
  const backend = Fastify();
  backend.get('/*', (request, reply) => {
    state.calls++;
    if (state.away) return reply.code(503).send({ detail: 'Away.' });
    const known = catalogueAnswers[request.url];
    if (known === undefined) return reply.code(404).send({ detail: 'Not found.' });
    // What is sold in Russia only.
    const isLandings = request.url === '/my/api/vps-location-landings/';
    return isLandings && request.headers['cf-ipcountry'] === 'RU'
      ? [{ url: '/virtual-private-servers/in-russia/' }]
      : known;
  });
  open.push(backend);
  const API_ORIGIN = where === 'outside' ? await backend.listen({ port: 0, host: '127.0.0.1' }) : '';
  await backend.ready();
  const host = await createHost({
    config: readConfig({ NODE_ENV: 'production', LOG_LEVEL: 'silent', ...(API_ORIGIN && { API_ORIGIN }) }),
    assetsDir: `${import.meta.dirname}/../static`,
    backend: API_ORIGIN ? null : asBackend(backend),
    render: () => Promise.resolve({ status: 200, location: null, html: '', nonce: null, card: () => null }),
  });
  open.push(host);
  const address = await host.listen({ port: 0, host: '127.0.0.1' });
  const get = (path: string, init: RequestInit = {}) => fetch(address + path, init);
  return { state, get };
}

const russian = { headers: { 'cf-ipcountry': 'RU' } };
const linesOf = async (answer: Response) =>
  new Set(PublicCatalogue.parse(await answer.json()).items.map(({ line }) => line));

describe('the catalogue', () => {
  test.each(['inside', 'outside'] as const)('is there with the backend %s, for scripts of any site', async (where) => {
    const { get } = await setUp(where);
    const answer = await get('/catalog.json');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, cf-ipcountry');
    expect(await linesOf(answer)).toEqual(new Set(['vps', 'web_hosting', 'dedicated', 'backup', 'vpn']));
    const table = await get('/catalog.csv');
    expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(await table.text()).toContain(
      '\r\nvps,nvme-1,NVMe 1,http://localhost:3000/virtual-private-servers/nvme-1/,',
    );
  });

  test.each(['/catalog.json', '/catalog.csv'])('%s is kept in memory, and known again by its tag', async (path) => {
    const { get, state } = await setUp();
    const first = await get(path);
    const { calls } = state;
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    const same = await get(path, { headers: { 'if-none-match': etag } });
    expect([same.status, same.headers.get('etag'), await same.text()]).toEqual([304, etag, '']);
    expect(same.headers.get('access-control-allow-origin')).toBe('*');
    expect((await get(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    expect(state.calls).toBe(calls);
  });

  test('is compressed, or plain for clients that accept nothing else', async () => {
    const { get } = await setUp();
    const texts = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (coding) => {
        const answer = await get('/catalog.json', { headers: { 'accept-encoding': coding } });
        expect(answer.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding);
        return answer.text();
      }),
    );
    expect(new Set(texts).size).toBe(1);
  });

  test.each(['/catalog.json', '/catalog.csv'])('%s answers HEAD without a body, and no other methods', async (path) => {
    const { get } = await setUp();
    const head = await get(path, { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', expect.any(String)]);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await get(path, { method });
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });

  test('has no VPN for visitors from Russia, even after others asked', async () => {
    const { get } = await setUp();
    expect((await linesOf(await get('/catalog.json'))).has('vpn')).toBe(true);
    expect((await linesOf(await get('/catalog.json', russian))).has('vpn')).toBe(false);
    expect((await linesOf(await get('/catalog.json'))).has('vpn')).toBe(true);
    expect(await (await get('/catalog.csv', russian)).text()).not.toContain('vpn');
  });

  test('says when to come back while the backend is away, and is there when it is', async () => {
    const { get, state } = await setUp();
    state.away = true;
    for (const path of ['/catalog.json', '/catalog.csv']) {
      const { status, headers } = await get(path);
      expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '60', 'no-store']);
    }
    state.away = false;
    expect((await get('/catalog.json')).status).toBe(200);
  });

  test('is a 503 when a backend in another process is down', async () => {
    const { get } = await setUp('outside');
    await open[0]?.close();
    const { status, headers } = await get('/catalog.json');
    expect([status, headers.get('retry-after')]).toEqual([503, '60']);
  });
});

describe('the site map', () => {
  test('is kept apart for visitors from Russia, with what the calls answer for them', async () => {
    const { get } = await setUp();
    const everywhere = await (await get('/sitemap-ru.xml')).text();
    expect(everywhere).toContain('<loc>http://localhost:3000/ru/vpn/</loc>');
    expect(everywhere).toContain('/ru/virtual-private-servers/in-germany/');
    const answer = await get('/sitemap-ru.xml', russian);
    expect(answer.headers.get('vary')).toBe('cf-ipcountry');
    const there = await answer.text();
    expect(there).not.toContain('/vpn/');
    expect(there).toContain('/ru/virtual-private-servers/in-russia/');
    expect(await (await get('/sitemap-ru.xml')).text()).toBe(everywhere);
  });

  test('says when to come back while the backend is away', async () => {
    const { get, state } = await setUp();
    state.away = true;
    const { status, headers } = await get('/sitemap-ru.xml');
    expect([status, headers.get('retry-after')]).toEqual([503, '60']);
  });
});
