import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { byDepth } from '../../../scripts/depth.ts';
import type { Transport, TransportInit } from '../../src/api/request.ts';
import type { VisitorFacts } from '../../src/app/app-context.tsx';
import type { PageRoute } from '../../src/app/router/page.ts';
import { routeTable } from '../../src/routes.tsx';
import { strangerFacts } from '../../src/testing/visitor-facts.ts';
import { siteEntry } from '../testing/site-entry.ts';

const root = join(import.meta.dirname, '../..');
let site: Awaited<ReturnType<typeof siteEntry>>;
let render: typeof site.render;

beforeAll(async () => {
  site = await siteEntry();
  ({ render } = site);
});

/** Renders a URL with a backend that always fails. The layout must still render. */
async function open(path: string, known: Partial<VisitorFacts> = {}, status = 503) {
  const transport = vi.fn((_url: string, _init: TransportInit) => Promise.resolve(new Response(null, { status })));
  const carry: Transport = transport;
  const rendered = await render(new Request(`https://hoster.example${path}`), {
    facts: { ...strangerFacts, ...known },
    transport: carry,
    cookie: () => null,
    setCookie: () => undefined,
    notify: () => undefined,
    log: () => undefined,
  });
  return { rendered, asked: transport.mock.calls.map(([url]) => url) };
}

test('an unknown address is the 404 page with its status, in the language of the cookie, without canonical', async () => {
  const { rendered } = await open('/nope/', { cookie: 'ru' });
  expect(rendered).toMatchObject({ kind: 'page', status: 404, lang: 'ru' });
  if (rendered.kind === 'page') {
    expect(rendered.body).toContain('404');
    expect(rendered.head).toContain('noindex');
    expect(rendered.head).not.toContain('canonical');
  }
});

test.each([
  { answered: 206, status: 503, title: 'The service is unavailable' },
  { answered: 500, status: 500, title: 'Oops! Somthing happened' },
  { answered: 502, status: 503, title: 'The service is unavailable' },
  { answered: 503, status: 503, title: 'The service is unavailable' },
  { answered: 400, status: 400, title: 'We can’t process this request' },
  { answered: 429, status: 429, title: 'Too many requests' },
])('a page whose data ends in $answered is an error page, sent as $status', async ({ answered, status, title }) => {
  const { rendered } = await open('/virtual-private-servers/nvme-3/', {}, answered);
  expect(rendered).toMatchObject({ kind: 'page', status });
  if (rendered.kind === 'page') {
    expect(rendered.body).toContain(title);
    expect(rendered.body).toContain(`>${status}<`);
    expect(rendered.head).toContain('noindex');
  }
});

describe('while the backend is away', () => {
  const session = {
    status: 200,
    data: { user: { id: 1, display: 'ada', email: 'ada@hoster.example', has_usable_password: true }, methods: [] },
    meta: { is_authenticated: true },
  };
  /** Sends a request to the page at an address; only calls to `answered` are answered. */
  async function ask(path: string, method: 'GET' | 'POST', answered = '-') {
    const sent = method === 'POST' && { method, body: new URLSearchParams({ login: 'ada', password: 'x' }) };
    const rendered = await render(new Request(`https://hoster.example${path}`, { ...sent }), {
      facts: { ...strangerFacts, mayBeSignedIn: true },
      transport: (url) =>
        url.endsWith(answered) ? Promise.resolve(Response.json(session)) : Promise.reject(new Error('no answer')),
      cookie: (name) => (name === 'csrftoken' || name === 'user' ? 'x' : null),
      setCookie: () => undefined,
      notify: () => undefined,
      log: () => undefined,
    });
    return rendered;
  }
  const paths = routeTable.map(({ path }) => path.replace('{on|for|with}', 'on').replaceAll(/:\w+/g, '1'));

  test('no page is ever a 500', async () => {
    for (const path of paths)
      for (const method of ['GET', 'POST'] as const)
        for (const answered of ['-', '/auth/session']) {
          const { status } = await ask(path, method, answered);
          expect.soft(status, `${method} ${path} with ${answered}`).not.toBe(500);
        }
  });

  test('the home page and the account show what is available', async () => {
    expect(await ask('/', 'GET')).toMatchObject({ kind: 'page', status: 200 });
    expect(await ask('/my/', 'GET', '/auth/session')).toMatchObject({ kind: 'page', status: 200 });
  });
});

test('an error page keeps the form that was sent, without its secrets, also in what its script gets', async () => {
  const body = new URLSearchParams({
    intent: 'order',
    email: 'a"<b@example.org',
    password: 'p4ss-phrase',
    zip_code: '10115',
  });
  const rendered = await render(
    new Request('https://hoster.example/virtual-private-servers/nvme-3/', { method: 'POST', body }),
    {
      facts: strangerFacts,
      transport: () => Promise.resolve(new Response(null, { status: 503 })),
      cookie: () => null,
      setCookie: () => undefined,
      notify: () => undefined,
      log: () => undefined,
    },
  );
  if (rendered.kind !== 'page') throw new Error('no page');
  expect(rendered.status).toBe(503);
  expect(rendered.body).toContain('<input type="hidden" name="email" value="a&quot;&lt;b@example.org"/>');
  expect(rendered.body).toContain('name="zip_code" value="10115"');
  expect(rendered.body + rendered.boot).not.toContain('p4ss-phrase');
  expect(JSON.parse(rendered.boot)).toMatchObject({ router: { errors: { page: { status: 503 } } } });
});

test('for a visitor without cookies nothing is asked about a session; for another it is', async () => {
  const session = '/auth/_allauth/browser/v1/auth/session';
  expect((await open('/nope/')).asked).not.toContain(session);
  expect((await open('/nope/', { mayBeSignedIn: true })).asked).toContain(session);
});

test('what the server has fetched travels with the page and cannot end its script', async () => {
  const { rendered } = await open('/nope/?q=</script>');
  if (rendered.kind !== 'page') throw new Error('no page');
  expect(rendered.boot).not.toContain('<');
  expect(JSON.parse(rendered.boot)).toMatchObject({ facts: { origin: 'https://hoster.example' } });
});

describe('any form sent to a page', () => {
  /** Every page that deals with forms has an `act`; those without must stand a form that isn't theirs. */
  const withoutForms = [
    { path: '/', page: 'home' },
    { path: '/nope/', page: 'error' },
  ];
  const sample = (path: string) => path.replace('{on|for|with}', 'on').replaceAll(/:\w+/g, '1-a');
  const pagesWithForms = globSync('src/pages/*/route.ts', { cwd: root })
    .filter((file) => /^ {2}(?:async )?act\b/m.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => basename(dirname(file)));
  const withForms = routeTable.flatMap(({ path, page }) =>
    pagesWithForms.includes(page) ? [{ path: sample(path), page }] : [],
  );
  const urlencoded = 'application/x-www-form-urlencoded';
  /** What forms are told apart by, as sources name it. */
  const intentsIn = (files: string) => [
    ...new Set(
      globSync(files, { cwd: root })
        .filter((file) => !file.includes('.test.'))
        .map((file) => readFileSync(join(root, file), 'utf8'))
        .filter((source) => /\bintent\b/.test(source))
        .flatMap((source) => [
          ...source.matchAll(/(?:name="intent" value="|case '|intent(?:'\))? === '|intents\.includes\(')([a-z-]+)/g),
        ])
        .map(([, intent = '']) => intent),
    ),
  ];
  const shared = ['x', ...intentsIn('src/{parts,features,order}/**/*.{ts,tsx}')];
  const own = (page: string) => intentsIn(`src/pages/${page}/**/*.{ts,tsx}`);
  const bodies = [
    { type: 'text/plain', body: 'intent=order' },
    { type: 'application/json', body: '{"intent":"order"}' },
    { type: 'multipart/form-data', body: 'x' },
    { type: 'multipart/form-data; boundary=x', body: '--x\r\nbroken' },
    { type: '', body: '' },
    { type: urlencoded, body: '' },
    { type: urlencoded, body: '%00=%00&requestKey=%00&intent=%ED%A0%BD' },
  ];
  const statuses = [400, 401, 403, 404, 409, 429];
  const sent = (intent: string) => ({
    type: urlencoded,
    body: `intent=${intent}&requestKey=${'a'.repeat(129)}%00&payment_method=card&accept_terms=1&currency=EUR&amount=1`,
  });
  /** What a page is sent while its calls end in a status. Intents of other pages take turns, for the time's sake. */
  const bodiesFor = (page: string, turn: number) => {
    const mine = own(page);
    const others = shared.filter((_, index) => index % statuses.length === turn);
    return [...bodies, ...[...new Set([...mine, ...others])].map(sent)];
  };

  test('every page that has an action, and every intent of their forms, is tried', async () => {
    const loaded = await Promise.all(
      [...new Set(routeTable.map(({ page }) => page))].map(async (page) => {
        const { route } = (await site.load(`/src/pages/${page}/route.ts`)) as { route: PageRoute<unknown> };
        return route.act ? [page] : [];
      }),
    );
    expect(loaded.flat().toSorted()).toEqual(pagesWithForms.toSorted());
    expect(shared).toEqual(expect.arrayContaining(['order', 'unpaid', 'configuration', 'ssh-key', 'top-up']));
    expect(own('account-billing')).toEqual(expect.arrayContaining(['forget-card', 'add-card']));
    expect(own('account-settings')).toEqual(expect.arrayContaining(['language']));
    expect(own('service')).toEqual(expect.arrayContaining(['cancel', 'keep']));
    expect(own('security')).toEqual(expect.arrayContaining(['factor-off', 'add-email']));
  });

  const all = [...withForms, ...withoutForms];
  const turns = [...statuses.entries()];
  /** Each page type once, with one of the statuses. */
  const sampled = [...new Map(all.map(({ path, page }) => [page, path]))].map(([page, path], index) => ({
    path,
    page,
    turns: turns.slice(index % turns.length).slice(0, 1),
  }));

  test('is answered 5xx only when calls did', async () => {
    for (const { path, page, turns: tried } of byDepth(
      all.map((one) => ({ ...one, turns })),
      sampled,
    ))
      for (const [turn, status] of tried)
        for (const { type, body } of bodiesFor(page, turn)) {
          const request = new Request(`https://hoster.example${path}`, {
            method: 'POST',
            headers: { 'content-type': type },
            body,
          });
          const log = vi.fn();
          const rendered = await render(request, {
            facts: strangerFacts,
            transport: () => Promise.resolve(Response.json({ detail: 'No.' }, { status })),
            cookie: (name) => (name === 'csrftoken' ? 'malformed \0' : null),
            setCookie: () => undefined,
            notify: () => undefined,
            log,
          });
          const told = `${path} ${type} ${body} ${status} ${String(log.mock.calls[0]?.[1])}`;
          expect.soft(rendered.status, told).toBeLessThan(500);
        }
  });
});
