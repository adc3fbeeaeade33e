import { createMemoryRouter, data as withStatus } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { strangerFacts } from '../../testing/visitor-facts.ts';
import { createApp } from '../app-context.tsx';
import { setRouter } from '../browser/current-router.ts';
import { createRoutes } from './create-routes.tsx';

let failure: unknown;
let loads: string[];
vi.mock('./page-modules.ts', () => ({
  loadPage: async () => ({
    route: {
      areas: [],
      load: async ({ url }: { url: URL }) => {
        loads.push(url.pathname + url.search);
        if (url.searchParams.has('promo_code')) throw failure;
        return { query: url.search };
      },
      act: async () => {
        if (failure !== null) throw failure;
        return withStatus({ refused: true }, { status: 400 });
      },
    },
  }),
}));
beforeEach(() => {
  loads = [];
});

const failed = (status: number) =>
  new ApiError({ status, text: 'Failed', url: '/x/', headers: new Headers(), data: null });

async function start(address: string) {
  const notify = vi.fn();
  const app = createApp({
    facts: strangerFacts,
    transport: () => Promise.resolve(new Response(null, { status: 404 })),
    cookie: () => null,
    setCookie: () => undefined,
    notify,
    log: () => undefined,
  });
  const router = createMemoryRouter(
    createRoutes(() => app),
    { initialEntries: [address] },
  );
  setRouter(router);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  return { router, notify };
}

const SORRY = 'Something went wrong; our developers are already on it.';
const AWAY = 'We couldn’t load this. Check your connection and try again.';
const UNSENT = 'We couldn’t send the form. Check your connection and try again.';
const LIMITED = 'Too many attempts. Wait a few minutes and try again.';

test.each([
  [206, SORRY],
  [500, SORRY],
  [400, SORRY],
  [429, LIMITED],
  [0, AWAY],
  [503, AWAY],
])('a call that fails with %i at another query leaves the page as it is, and a toast', async (status, text) => {
  failure = failed(status);
  const { router, notify } = await start('/vpn/?period=3#main');
  await router.navigate('/vpn/?period=3&promo_code=X', { replace: true });
  expect(router.state.errors).toBeNull();
  expect(router.state.location).toMatchObject({ pathname: '/vpn/', search: '?period=3', hash: '#main' });
  expect(router.state.loaderData['page']).toMatchObject({ data: { query: '?period=3' } });
  expect(notify.mock.calls).toEqual([['error', text]]);
  // Trying again works when the call does.
  failure = null;
  await router.navigate('/vpn/?period=6');
  expect(router.state.loaderData['page']).toMatchObject({ data: { query: '?period=6' } });
});

test.each([
  ['another page', '/virtual-private-servers/?promo_code=X', failed(206), 503],
  ['a page that isn’t there', '/vpn/?promo_code=X', failed(404), 404],
  ['a page that says so itself', '/vpn/?promo_code=X', withStatus(null, { status: 410 }), 410],
])('%s shows its error', async (_what, address, thrown, status) => {
  failure = thrown;
  const { router, notify } = await start('/vpn/');
  await router.navigate(address);
  expect(router.state.errors?.['page']).toMatchObject({ status });
  expect(notify).not.toHaveBeenCalled();
});

test('the same address again shows the error, without a loop', async () => {
  failure = null;
  const { router, notify } = await start('/vpn/?promo_code=X');
  failure = failed(500);
  loads = [];
  await router.navigate('/vpn/?promo_code=X');
  expect(loads).toEqual(['/vpn/?promo_code=X']);
  expect(router.state.errors?.['page']).toMatchObject({ status: 500 });
  expect(notify).not.toHaveBeenCalled();
});

const formData = new FormData();
formData.set('name', 'Mira');

test.each([
  [206, SORRY],
  [400, SORRY],
  [409, SORRY],
  [429, LIMITED],
  [500, SORRY],
  [503, UNSENT],
])('a form whose call fails with %i leaves its page as it is, and a toast', async (status, text) => {
  failure = failed(status);
  const { router, notify } = await start('/vpn/?period=3');
  loads = [];
  await router.navigate('/vpn/?period=3', { formMethod: 'post', formData });
  expect(router.state.errors).toBeNull();
  expect(loads, 'nothing is loaded again').toEqual([]);
  expect(notify.mock.calls).toEqual([['error', text]]);
});

test('a refused form of another page shows that page with what was refused', async () => {
  failure = null;
  const { router } = await start('/vpn/?period=3');
  loads = [];
  await router.navigate('/virtual-private-servers/?plan=x', { formMethod: 'post', formData });
  expect(router.state.location.pathname).toBe('/virtual-private-servers/');
  expect(loads).toEqual(['/virtual-private-servers/?plan=x']);
  expect(router.state.loaderData['page']).toMatchObject({ data: { query: '?plan=x' } });
  expect(router.state.actionData?.['page']).toEqual({ refused: true });
});

test('a form of another page that couldn’t be sent leaves the page as it is', async () => {
  failure = failed(503);
  const { router, notify } = await start('/vpn/?period=3');
  loads = [];
  await router.navigate('/virtual-private-servers/', { formMethod: 'post', formData });
  expect(loads).toEqual([]);
  expect(router.state.loaderData['page']).toMatchObject({ data: { query: '?period=3' } });
  expect(notify.mock.calls).toEqual([['error', UNSENT]]);
});

test.each([403, 404])('a form whose call is answered %i shows that page', async (status) => {
  failure = failed(status);
  const { router, notify } = await start('/vpn/');
  await router.navigate('/vpn/', { formMethod: 'post', formData });
  expect(router.state.errors?.['page']).toMatchObject({ status });
  expect(notify).not.toHaveBeenCalled();
});
