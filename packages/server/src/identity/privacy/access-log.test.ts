import { afterAll, expect, test } from 'vitest';
import { testBackend } from '../../testing/backend.ts';
import { signedInCustomer } from '../../testing/customer.ts';
import { api } from '../../testing/browser.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const backend = await testBackend({ rateLimits: false });
afterAll(() => backend.close());

test('the log shows who tried what from where, newest first, in pages', async () => {
  const ann = await signedInCustomer(backend, 'ann@example.test');
  const thief = backend.browser();
  const body = { email: 'ann@example.test', password: 'guess' };
  await thief.post(`${api}/auth/login`, body, { headers: { 'user-agent': iphone, 'cf-ipcountry': 'BR' } });
  await ann.post(`${api}/account/password/change`, {
    current_password: 'Correct-horse-42',
    new_password: 'Battery-staple-77',
  });
  const log = (await ann.get('/my/api/account/events/')).json();
  expect(log.results.map(({ kind }: { kind: string }) => kind)).toEqual(['password_changed', 'login_failed', 'login']);
  expect(log.results[1]).toMatchObject({
    ip: '127.0.0.1',
    country: 'BR',
    device: { browser: 'Safari', os: 'iOS', kind: 'mobile' },
    at: '2026-11-20T12:00:00.000Z',
  });
  expect(log.results[2].details).toEqual({ method: 'password' });

  const second = (await ann.get('/my/api/account/events/?page=2&page_size=2')).json();
  expect(second).toMatchObject({
    count: 3,
    next: null,
    previous: '/my/api/account/events/?page=1&page_size=2',
    results: [{ kind: 'login' }],
  });
  expect((await ann.get('/my/api/account/events/?page=3&page_size=2')).statusCode).toBe(404);
  expect((await thief.get('/my/api/account/events/')).statusCode).toBe(401);
  const stranger = await signedInCustomer(backend, 'eve@example.test');
  expect((await stranger.get('/my/api/account/events/')).json().count).toBe(1);
});

test('sessions carry device and place, and the ids that the auth call ends', async () => {
  const desk = await signedInCustomer(backend, 'bea@example.test');
  const phone = backend.browser();
  await phone.post(
    `${api}/auth/login`,
    { email: 'bea@example.test', password: 'Correct-horse-42' },
    { headers: { 'user-agent': firefox, 'cf-ipcountry': 'de' } },
  );
  const list = (await desk.get('/my/api/account/sessions/')).json();
  expect(list).toMatchObject([
    { is_current: true, country: null, device: { browser: null, os: null, kind: 'other' } },
    { is_current: false, country: 'DE', device: { browser: 'Firefox', os: 'Linux', kind: 'desktop' } },
  ]);
  expect((await desk.delete(`${api}/auth/sessions`, { sessions: [list[1].id] })).statusCode).toBe(200);
  expect((await phone.get('/my/api/account/sessions/')).statusCode).toBe(401);
});
