import { expect, test, vi } from 'vitest';
import { authQuery } from '../../api/session.ts';
import { siteVisit } from '../../layout/testing/site-visit.tsx';
import { route } from './route.ts';

test('tells the page that the list could not be fetched', async () => {
  const { app } = siteVisit({ answer: () => new Response('', { status: 500 }) }, vi.fn());
  const url = new URL('https://hoster.example/my/invoices/');
  expect(await route.load?.({ app, params: {}, url, request: new Request(url) })).toMatchObject({ failed: true });
});

test('leads from a page beyond the last to the first', async () => {
  const none = { count: 3, next: null, previous: null, results: [] };
  const { app } = siteVisit({ answer: () => Response.json(none) }, vi.fn());
  const url = new URL('https://hoster.example/my/invoices/?page=9&kind=invoice');
  const answer = await route.load?.({ app, params: {}, url, request: new Request(url) });
  expect(answer instanceof Response && answer.headers.get('location')).toBe('/my/invoices/?kind=invoice');
});

// The sign-in page sends everybody who seems to be signed in straight back.
test('forgets a session that has ended before it leads to sign-in', async () => {
  const { app } = siteVisit(
    {
      auth: { status: 'settled', user: { display: 'Mira', has_usable_password: true } },
      answer: () => new Response('{}', { status: 401, headers: { 'content-type': 'application/json' } }),
    },
    vi.fn(),
  );
  const url = new URL('https://hoster.example/my/invoices/?page=2');
  const answer = await route.load?.({ app, params: {}, url, request: new Request(url) });
  const login = `/auth/login/?next=${encodeURIComponent(url.pathname + url.search)}`;
  expect(answer instanceof Response && answer.headers.get('location')).toBe(login);
  expect(app.queryClient.getQueryData(authQuery(app).queryKey)).toEqual({ status: 'none' });
});
