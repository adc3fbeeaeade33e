import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { newApp } from '../../app.ts';
import { testBackend } from '../../testing/backend.ts';

const backend = await testBackend();
afterAll(() => backend.close());

const language = '/my/api/i18n/language/';
const login = '/auth/_allauth/browser/v1/auth/login';

describe('forged requests', () => {
  const token = 'Tt0'.repeat(10) + 'ab';
  const cookie = `csrftoken=${token}`;
  const ours = 'http://localhost:3000';

  test.each([
    ['our page with its token', { cookie, 'x-csrftoken': token, origin: ours }, true],
    ['no Origin on http (not a browser of today)', { cookie, 'x-csrftoken': token }, true],
    ['a masked token, as in Django’s own forms', { cookie, 'x-csrftoken': masked(token), origin: ours }, true],
    ['no cookie', { 'x-csrftoken': token, origin: ours }, false],
    ['no token', { cookie, origin: ours }, false],
    ['another token', { cookie, 'x-csrftoken': 'x'.repeat(32), origin: ours }, false],
    ['a token that only begins right', { cookie, 'x-csrftoken': token.slice(0, 31), origin: ours }, false],
    ['a cookie that is no token', { cookie: 'csrftoken=short', 'x-csrftoken': 'short', origin: ours }, false],
    ['our host with another scheme', { cookie, 'x-csrftoken': token, origin: 'https://localhost:3000' }, false],
    ['a foreign page', { cookie, 'x-csrftoken': token, origin: 'https://evil.example' }, false],
    ['a page without an origin', { cookie, 'x-csrftoken': token, origin: 'null' }, false],
    ['a host that only begins like ours', { cookie, 'x-csrftoken': token, origin: `${ours}.evil.example` }, false],
  ])('%s', async (_what, headers: Record<string, string>, isGood) => {
    const send = (url: string, method: 'PUT' | 'POST', body: object) =>
      backend.app.inject({
        method,
        url,
        headers: { host: 'localhost:3000', ...headers },
        payload: JSON.stringify(body),
      });
    const site = await send(language, 'PUT', { language: 'ru' });
    const auth = await send(login, 'POST', {});
    expect([site.statusCode, auth.statusCode]).toEqual(isGood ? [200, 400] : [403, 403]);
    expect(auth.headers['content-type']).toMatch(isGood ? /^application\/json/ : /^text\/html/);
    if (!isGood) expect(site.json()).toMatchObject({ code: 'csrf_failed' });
  });

  test('requires the token for every spelling of an address', async () => {
    for (const url of ['/my/%61pi/i18n/language/', '/%6dy/api/i18n/language/']) {
      const send = (headers: Record<string, string>) =>
        backend.app.inject({
          method: 'PUT',
          url,
          headers: { host: 'localhost:3000', cookie, ...headers },
          payload: '{"language":"en"}',
        });
      const statuses = [(await send({})).statusCode, (await send({ 'x-csrftoken': token })).statusCode];
      expect(statuses).toEqual([403, 200]);
    }
  });

  test('on https a page of the same host without TLS is foreign, and so is one of another known host', async () => {
    const publicOrigin = 'https://hoster.example';
    const secure = await testBackend({ publicOrigin, knownHosts: ['ru.hoster.example'], trustProxy: 1 });
    const send = async (origin: string) => {
      const headers = { host: 'hoster.example', 'x-forwarded-proto': 'https', cookie, 'x-csrftoken': token, origin };
      return (await secure.app.inject({ method: 'PUT', url: language, headers, payload: '{"language":"en"}' }))
        .statusCode;
    };
    expect(await send('https://hoster.example')).toBe(200);
    expect(await send('https://ru.hoster.example')).toBe(200);
    expect(await send('http://hoster.example')).toBe(403);
    expect(await send('http://ru.hoster.example')).toBe(403);
    await secure.close();
  });

  test('on https a request without Origin needs a Referer of ours', async () => {
    const secure = await testBackend({ publicOrigin: 'https://hoster.example', trustProxy: 1 });
    const send = (headers: Record<string, string>) =>
      secure.app.inject({
        method: 'PUT',
        url: language,
        headers: { host: 'hoster.example', 'x-forwarded-proto': 'https', cookie, 'x-csrftoken': token, ...headers },
        payload: '{"language":"en"}',
      });
    const statuses = [
      (await send({})).statusCode,
      (await send({ referer: 'https://evil.example/' })).statusCode,
      (await send({ referer: 'https://hoster.example/my/' })).statusCode,
    ];
    await secure.close();
    expect(statuses).toEqual([403, 403, 200]);
  });
});

test('several Host headers are refused', async () => {
  const app = await testBackend({});
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.app.server.address();
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1', () =>
      socket.end('GET /my/api/currency/ HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n'),
    );
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
  await app.close();
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

function masked(token: string): string {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
  const sum = Array.from(token, (letter) => letters[(letters.indexOf(letter) + letters.indexOf('q')) % 62]);
  return 'q'.repeat(32) + sum.join('');
}

describe('hostile bodies', () => {
  const nested = (depth: number) => '{"language":'.repeat(depth) + '1' + '}'.repeat(depth);

  test.each([
    ['half an object', '{"language":', 400],
    ['an array', '["ru"]', 400],
    ['a text', '"ru"', 400],
    ['a thousand objects in each other', nested(1000), 400],
    ['a hundred thousand brackets', '['.repeat(100_000), 400],
    ['NUL in a text', '{"language":"r\\u0000u"}', 400],
    ['half a character', '{"language":"\\ud800"}', 400],
    ['a prototype', '{"__proto__":{"language":"ru"}}', 400],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 400],
    ['more than a megabyte', `{"language":"${'x'.repeat(1024 * 1024)}"}`, 413],
  ])('%s', async (_what, payload, status) => {
    const browser = backend.browser();
    const site = await browser.put(language, undefined, { payload });
    const auth = await browser.post(login, undefined, { payload });
    expect(site.statusCode).toBe(status);
    expect(site.json()).not.toEqual({});
    // The auth API reads the same body as a form; what it cannot read it refuses as well.
    expect(auth.statusCode).toBeGreaterThanOrEqual(400);
    expect(auth.statusCode).toBeLessThan(500);
  });

  test.each([
    ['{"language":"r\\u0000u"}', ['language']],
    ['{"language":"\\ud800"}', ['language']],
    ['{"__proto__":{"language":"ru"}}', ['non_field_errors']],
  ])('the field that can’t be saved is named: %s', async (payload, fields) => {
    const answer = await backend.browser().put(language, undefined, { payload });
    expect(Object.keys(answer.json<object>())).toEqual(fields);
  });

  test('an unknown field is named', async () => {
    const answer = await backend.browser().put(language, { language: 'ru', theme: 'dark' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ theme: ['Unknown field.'] });
  });

  test('returns errors in the requested language', async () => {
    const headers = { 'accept-language': 'de, ru;q=0.8, en;q=0.5' };
    const answer = await backend.browser().put(language, {}, { headers });
    expect(answer.json()).toEqual({ language: ['Обязательное поле'] });
    const unknown = await backend.browser().get('/my/api/nothing/', { headers });
    expect(unknown.json()).toEqual({ detail: 'Не найдено.' });
  });
});

describe('paths', () => {
  test('a GET without its closing slash is sent on, anything else is not found', async () => {
    const browser = backend.browser();
    const moved = await browser.get('/my/api/features?x=1');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/my/api/features/?x=1']);
    expect((await browser.put('/my/api/i18n/language', { language: 'ru' })).statusCode).toBe(404);
  });

  test('an address that cannot be read is refused like any other bad request', async () => {
    const headers = { 'accept-language': 'ru' };
    for (const [path, status, detail] of [
      ['/my/api/services/%ff/', 400, 'Неверный запрос.'],
      ['/my/api/%', 400, 'Неверный запрос.'],
      [`/my/api/payment/${'x'.repeat(600)}/`, 404, 'Не найдено.'],
    ] as const) {
      const answer = await backend.browser().get(path, { headers });
      expect([answer.statusCode, answer.json()]).toEqual([status, { detail }]);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('an id that no record can have is not found', async () => {
    const browser = backend.browser();
    for (const path of [
      '/my/api/payment/pay_%00/',
      '/my/api/vps-order/create_context/?slug=%00',
      '/my/api/vps-order/create_context/?slug=No%20Such',
      '/bank/pay/%00/',
      '/chain/pay/%00/',
      '/mail/?to=%00',
      '/auth/_allauth/browser/v1/config?%00',
    ]) {
      expect([path, (await browser.get(path)).statusCode]).toEqual([path, 404]);
    }
    expect((await browser.get('/mail/?before=99999999999')).statusCode).toBe(200);
    expect((await browser.get('/my/api/vps-order/templates/?location=2147483648')).statusCode).toBe(400);
  });

  test('an unknown path is not found, in JSON and without a way around', async () => {
    const browser = backend.browser();
    for (const path of [
      '/my/api/nothing/',
      '/my/api/../../etc/passwd',
      '//evil.example/my/api/features',
      '/api/%00/',
    ]) {
      const answer = await browser.get(path);
      expect([404, 400]).toContain(answer.statusCode);
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      expect(answer.headers.location).toBeUndefined();
    }
  });

  test('answers a wrong method with the allowed ones', async () => {
    const answer = await backend.browser().delete('/my/api/currency/');
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS');
    expect(answer.json()).toEqual({ detail: 'Method "DELETE" not allowed.' });
  });

  test('the OpenAPI document names the calls', async () => {
    const answer = await backend.browser().get('/api/openapi.json');
    expect(answer.json()).toMatchObject({ openapi: '3.1.1' });
    expect(Object.keys(answer.json().paths)).toContain('/my/api/features/');
  });

  test('the probes answer', async () => {
    const browser = backend.browser();
    expect((await browser.get('/livez')).json()).toEqual({ status: 'ok' });
    expect((await browser.get('/readyz')).json()).toEqual({ status: 'ok' });
  });
});

test('answers input that isn’t HTTP with 400 and closes the connection', async () => {
  const lonely = newApp({});
  await lonely.listen({ port: 0, host: '127.0.0.1' });
  const address = lonely.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  socket.write('no such thing\r\n\r\n');
  await once(socket, 'close');
  await lonely.close();
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain('X-Content-Type-Options: nosniff');
  expect(answer).toMatch(/\r\n\r\n\{"detail":"Bad request\."\}$/);
});

test('only anonymous answers may be cached', async () => {
  const browser = backend.browser();
  const open = await browser.get('/my/api/currency/');
  expect(open.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(open.headers.vary).toBe('Accept-Language, Cookie, cf-ipcountry');
  const known = await browser.get('/my/api/currency/', { headers: { cookie: 'sessionid=anything' } });
  expect(known.headers['cache-control']).toBe('no-store');
  expect(open.headers['x-content-type-options']).toBe('nosniff');
});
