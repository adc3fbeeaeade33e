import { expect, test, vi } from 'vitest';
import { authQuery } from '../../api/session.ts';
import type { TransportInit } from '../../api/request.ts';
import { siteVisit } from '../../layout/testing/site-visit.tsx';
import { route } from './route.ts';

const settled = { status: 'settled', user: { display: 'Mira', has_usable_password: true } } as const;
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function visit(
  answer: (init: TransportInit, path: string) => Response,
  auth: typeof settled | { status: 'none' } = settled,
) {
  const { app } = siteVisit({ auth, answer: (path, init) => answer(init, path) }, vi.fn());
  const args = (query: string) => {
    const url = new URL(`https://hoster.example/my/security/delete/${query}`);
    return { app, params: {}, url, request: new Request(url) };
  };
  return {
    app,
    load: (query = '') => route.load?.(args(query)),
    confirm: (value: string) => {
      const form = new FormData();
      form.set('confirm', value);
      return route.act?.({ ...args(''), form });
    },
  };
}

const locationOf = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : null);

test('shows obstacles and whether the sign-in is too old', async () => {
  const obstacles = [{ code: 'active_services', message: 'You still have services.' }];
  const service = (id: number, status: string) => ({ id, name: `server-${id}`, status });
  const results = [service(1, 'active'), service(2, 'canceled'), service(3, 'failed_setup')];
  const check = { can_delete: false, obstacles, reauthenticate: true };
  const { load } = visit((_, path) => json(200, path.includes('/services/') ? { results } : check));
  const services = [1, 3].map((id) => ({ id, name: `server-${id}` }));
  expect(await load()).toEqual({ state: 'open', obstacles, services, reauthenticate: true });
  const unnamed = visit((_, path) => (path.includes('/services/') ? json(500, {}) : json(200, check)));
  expect(await unnamed.load(), 'a list that fails breaks nothing').toMatchObject({ obstacles, services: [] });
  expect(await visit(() => json(500, {})).load()).toEqual({ state: 'failed' });
});

test('visitors sign in first; after the deletion the page confirms it', async () => {
  const { load } = visit(() => json(500, {}), { status: 'none' });
  expect(locationOf(await load())).toBe('/auth/login/?next=%2Fmy%2Fsecurity%2Fdelete%2F');
  expect(await load('?deleted=1')).toEqual({ state: 'deleted' });
  // The address alone deletes nothing.
  const check = { can_delete: true, obstacles: [], reauthenticate: false };
  expect(await visit(() => json(200, check)).load('?deleted=1')).toMatchObject({ state: 'open' });
});

test('sends no request without the tick', async () => {
  const answer = vi.fn<() => Response>();
  expect(await visit(answer).confirm('')).toMatchObject({ data: { refused: 'unconfirmed' }, init: { status: 400 } });
  expect(answer).not.toHaveBeenCalled();
});

test('deletes the account and clears the session', async () => {
  const { app, confirm } = visit(() => json(200, { email: 'mira@example.test' }));
  expect(locationOf(await confirm('yes'))).toBe('/my/security/delete/?deleted=1');
  expect(app.queryClient.getQueryData(authQuery(app).queryKey)).toEqual({ status: 'none' });
});

test.each([
  [403, '/my/security/confirm/?next=%2Fmy%2Fsecurity%2Fdelete%2F'],
  [409, '/my/security/delete/'],
  [401, '/auth/login/?next=%2Fmy%2Fsecurity%2Fdelete%2F'],
])('%i links to the solution', async (status, way) => {
  expect(locationOf(await visit(() => json(status, {})).confirm('yes'))).toBe(way);
});

test.each([
  [429, { field: null, say: 'rate_limited' }],
  [410, { field: null, say: 'expired' }],
  [404, { field: null, say: 'failed' }],
  [502, 'unanswered'],
])('reports status %i and keeps the account', async (status, refused) => {
  const { app, confirm } = visit(() => json(status, {}));
  expect(await confirm('yes')).toMatchObject({ data: { refused } });
  expect(app.queryClient.getQueryData(authQuery(app).queryKey)).toEqual(settled);
});
