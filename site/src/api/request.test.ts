import { describe, expect, test, vi } from 'vitest';
import { ApiError } from './errors.ts';
import { AUTH_BASE, createRequester, type TransportInit } from './request.ts';

/** A token as Django writes it. */
const token = (number: number) => String(number).padStart(32, 'a');

const json = (data: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(data), { ...init, headers: { 'content-type': 'application/json' } });

function setUp(answer: (url: string, init: TransportInit) => Response | Promise<Response>, language = 'ru') {
  const cookies = new Map<string, string>([['csrftoken', token(1)]]);
  const transport = vi.fn((url: string, init: TransportInit) => Promise.resolve(answer(url, init)));
  const notify = vi.fn();
  const log = vi.fn();
  const request = createRequester({ transport, notify, log, language, cookie: (name) => cookies.get(name) ?? null });
  return { request, transport, notify, log, cookies };
}

const failing = (status: number, data: unknown = { detail: 'No.' }) => setUp(() => json(data, { status }));

describe('what is sent', () => {
  test('credentials, the requested-with header and the language of the interface', async () => {
    const { request, transport } = setUp(() => json([]));
    await request('/my/api/currency/');
    const [url, init] = transport.mock.calls[0] ?? [];
    expect(url).toBe('/my/api/currency/');
    expect(init).toMatchObject({
      method: 'GET',
      credentials: 'include',
      headers: { 'x-requested-with': 'XMLHttpRequest', 'accept-language': 'ru' },
    });
    expect(init?.headers).not.toHaveProperty('x-csrftoken');
  });

  test('the query, without what is not set', async () => {
    const { request, transport } = setUp(() => json([]));
    await request('/x/?a=1', { query: { tags: ['a', 'b'], page: 2, none: null, gone: undefined, off: false } });
    expect(transport.mock.calls[0]?.[0]).toBe('/x/?a=1&tags=a%2Cb&page=2&off=false');
  });

  test('the CSRF token as the cookie says it at each call', async () => {
    const { request, transport, cookies } = setUp(() => json({}));
    await request('/x/', { method: 'POST', body: { a: 1 } });
    cookies.set('csrftoken', token(2));
    await request('/x/', { method: 'PUT', body: {} });
    expect(transport.mock.calls.map(([, init]) => init.headers['x-csrftoken'])).toEqual([token(1), token(2)]);
    expect(transport.mock.calls[0]?.[1]).toMatchObject({
      body: '{"a":1}',
      headers: { 'content-type': 'application/json' },
    });
  });

  test('a number that could not be read as something that is refused, not as none', async () => {
    const { request, transport } = setUp(() => json({}));
    await request('/x/', { method: 'PUT', body: { stock: [{ available: Number('1O') }, { available: null }] } });
    expect(transport.mock.calls[0]?.[1].body).toBe('{"stock":[{"available":"NaN"},{"available":null}]}');
  });

  test.each([undefined, '', 'x', '\0', '😀'.repeat(16)])('a GET first when the CSRF cookie is %j', async (before) => {
    const { request, transport, cookies } = setUp((url) => {
      if (url === `${AUTH_BASE}/config`) cookies.set('csrftoken', token(3));
      return json({});
    });
    cookies.clear();
    if (before !== undefined) cookies.set('csrftoken', before);
    await request('/x/', { method: 'DELETE' });
    expect(transport.mock.calls.map(([url, init]) => [init.method, url])).toEqual([
      ['GET', `${AUTH_BASE}/config`],
      ['DELETE', '/x/'],
    ]);
    expect(transport.mock.calls[1]?.[1].headers['x-csrftoken']).toBe(token(3));
  });

  test('again when the CSRF cookie was replaced meanwhile; a refusal for another reason only once', async () => {
    const { request, transport, cookies } = setUp((_url, init) => {
      // Another tab signs in: the browser sends its cookie with the token of before.
      const current = token(2);
      cookies.set('csrftoken', current);
      return init.headers['x-csrftoken'] === current ? json({ saved: true }) : json({}, { status: 403 });
    });
    await expect(request('/x/', { method: 'PUT', body: { a: 1 } })).resolves.toEqual({ saved: true });
    expect(transport.mock.calls.map(([, init]) => init.headers['x-csrftoken'])).toEqual([token(1), token(2)]);
    expect(transport.mock.calls[1]?.[1].body).toBe('{"a":1}');

    const refused = failing(403);
    await expect(refused.request('/x/', { method: 'POST' })).rejects.toMatchObject({ status: 403 });
    expect(refused.transport).toHaveBeenCalledOnce();
  });

  test('calls at the same time, each with a cookie of its own first contact, all arrive', async () => {
    // As a server that gives a new token to each that comes without one, and compares header and cookie.
    let given = 3;
    const setup = setUp(async (url, init) => {
      await Promise.resolve();
      if (url === `${AUTH_BASE}/config`) setup.cookies.set('csrftoken', token((given += 1)));
      else await new Promise(setImmediate);
      const same = init.method === 'GET' || init.headers['x-csrftoken'] === setup.cookies.get('csrftoken');
      return same ? json({}) : json({}, { status: 403 });
    });
    setup.cookies.clear();
    const calls = ['/a/', '/b/', '/c/'].map((path) => setup.request(path, { method: 'POST' }));
    await expect(Promise.all(calls)).resolves.toHaveLength(3);
  });
});

describe('what comes back', () => {
  test('JSON, or null when the answer is none', async () => {
    await expect(setUp(() => json({ a: 1 })).request('/x/')).resolves.toEqual({ a: 1 });
    await expect(setUp(() => new Response(null, { status: 204 })).request('/x/')).resolves.toBeNull();
    const html = new Response('<h1>CSRF</h1>', { status: 403, headers: { 'content-type': 'text/html' } });
    await expect(setUp(() => html).request('/x/')).rejects.toMatchObject({ status: 403, data: null });
  });

  test('a page in place of an answer is a failure, whatever its status', async () => {
    const page = () => new Response('<h1>Maintenance</h1>', { headers: { 'content-type': 'text/html' } });
    await expect(setUp(page).request('/x/', { method: 'DELETE' })).rejects.toMatchObject({ status: 502, data: null });
  });

  test('an error carries status, text, address, headers and data', async () => {
    const { request } = setUp(() => json({ detail: 'Gone.' }, { status: 410 }));
    const error = await request('/x/').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 410, text: 'Gone.', url: '/x/', data: { detail: 'Gone.' } });
    expect(error instanceof ApiError && error.headers.get('content-type')).toContain('json');
  });

  test('206 is an error with the status and message that its failed parts agree on', async () => {
    const part = (status: number, detail: string) => ({ name: 'x', status, data: { detail } });
    const same = failing(206, { data: {}, responses: [part(503, 'Down.'), part(503, 'Down.')] });
    await expect(same.request('/x/')).rejects.toMatchObject({ status: 503, text: 'Down.' });
    const different = failing(206, { data: {}, responses: [part(503, 'Down.'), part(404, 'Down.')] });
    await expect(different.request('/x/')).rejects.toMatchObject({ status: 206, text: 'Down.' });
  });

  test('no answer at all is status 0', async () => {
    const { request } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(request('/x/')).rejects.toMatchObject({ status: 0 });
  });

  test('the time limit ends a call', async () => {
    const { request } = setUp(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
    );
    await expect(request('/x/', { timeout: 1 })).rejects.toMatchObject({ status: 0 });
  });
});

describe('messages to the visitor', () => {
  test('the success toast', async () => {
    const { request, notify } = setUp(() => json({}));
    await request('/x/', { success: 'Saved' });
    expect(notify).toHaveBeenCalledWith('success', 'Saved');
  });

  test('a failure is logged, shown with the caller’s message, and thrown on', async () => {
    const { request, notify, log } = failing(500);
    await expect(request('/x/', { error: 'Not saved' })).rejects.toBeInstanceOf(ApiError);
    expect(log).toHaveBeenCalledOnce();
    expect(notify).toHaveBeenCalledWith('error', 'Not saved');
  });

  test('it is not thrown on when the caller does not want it', async () => {
    const { request, notify } = failing(500);
    await expect(request('/x/', { error: 'Not saved', rethrow: false })).resolves.toBeUndefined();
    expect(notify).toHaveBeenCalledOnce();
  });

  test('silent: a 401 of an auth call', async () => {
    for (const path of ['auth/session', 'auth/login', 'auth/2fa/authenticate', 'auth/password/reset']) {
      const { request, notify, log } = failing(401);
      await expect(request(`${AUTH_BASE}/${path}`, { error: 'No' })).rejects.toMatchObject({ status: 401 });
      expect(log).not.toHaveBeenCalled();
      expect(notify).not.toHaveBeenCalled();
    }
    const other = failing(401);
    await expect(other.request('/my/api/services/', { error: 'No' })).rejects.toMatchObject({ status: 401 });
    expect(other.notify).toHaveBeenCalledOnce();
  });

  test('silent: a status that the caller ignores', async () => {
    const { request, notify, log } = failing(404);
    await expect(request('/x/', { error: 'No', ignore: [404] })).rejects.toMatchObject({ status: 404 });
    expect(log).not.toHaveBeenCalled();
    expect(notify).not.toHaveBeenCalled();
  });

  test('silent: a body with status 401 that says the user is signed in', async () => {
    const body = { status: 401, data: {}, meta: { is_authenticated: true } };
    const { request, notify, log } = failing(401, body);
    await expect(request('/my/api/x/', { error: 'No' })).rejects.toMatchObject({ status: 401 });
    expect(log).not.toHaveBeenCalled();
    expect(notify).not.toHaveBeenCalled();
  });

  test('silent: a call that its caller has called off', async () => {
    const { request, notify } = setUp(() => Promise.reject(new DOMException('Aborted', 'AbortError')));
    const signal = AbortSignal.abort();
    await expect(request('/x/', { error: 'No', signal })).rejects.toMatchObject({ status: 0 });
    expect(notify).not.toHaveBeenCalled();
  });
});
