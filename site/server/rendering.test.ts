import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Transport, TransportInit } from '../src/api/request.ts';
import type { VisitorFacts } from '../src/app-context.tsx';
import type * as Entry from '../src/entry-server.tsx';

// The pages come as in development: through Vite, from their sources.
const root = join(import.meta.dirname, '..');
let vite: Awaited<ReturnType<typeof createServer>>;
let render: typeof Entry.render;

beforeAll(async () => {
  vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, watch: null },
  });
  ({ render } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as typeof Entry);
}, 30_000);
afterAll(() => vite.close());

const facts: VisitorFacts = {
  cookie: null,
  acceptsRussian: false,
  mayBeSignedIn: false,
  currency: { saved: null, picked: false },
  timeZone: 'UTC',
  theme: null,
  promoDismissed: false,
  origin: 'https://hoster.example',
  cookieDomain: null,
};

/** Renders an address with a backend that fails at everything: the frame of the site must stand even so. */
async function open(path: string, known: Partial<VisitorFacts> = {}, status = 503) {
  const transport = vi.fn((_url: string, _init: TransportInit) => Promise.resolve(new Response(null, { status })));
  const carry: Transport = transport;
  const rendered = await render(new Request(`https://hoster.example${path}`), {
    facts: { ...facts, ...known },
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
  { answered: 500, status: 500 },
  { answered: 502, status: 503 },
  { answered: 503, status: 503 },
])('a page whose data ends in $answered is the 500 page, sent as $status', async ({ answered, status }) => {
  const { rendered } = await open('/virtual-private-servers/nvme-3/', {}, answered);
  expect(rendered).toMatchObject({ kind: 'page', status });
  if (rendered.kind === 'page') {
    expect(rendered.body).toContain('Oops! Somthing happened');
    expect(rendered.body).toContain('>500<');
    expect(rendered.head).toContain('noindex');
  }
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
