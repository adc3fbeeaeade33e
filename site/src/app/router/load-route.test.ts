import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp, type AppContext } from '../app-context.tsx';
import { entered } from '../browser/first-entry.ts';
import { actRoute, loadRoute } from './load-route.ts';
import { loadPage } from './page-modules.ts';
import { strangerFacts } from '../../testing/visitor-facts.ts';

let app: AppContext;
let asked: string[];
let failing: boolean;

// Compiling the pages takes its time, and is not what the tests are about.
beforeAll(() => Promise.all((['login', 'signup', 'account-billing'] as const).map(loadPage)), 60_000);

beforeEach(() => {
  asked = [];
  failing = false;
  app = createApp({
    facts: strangerFacts,
    transport: (url, { headers }) => {
      const [, slug] = /page-context\/([\w-]+)\/public_page_context/.exec(url) ?? [];
      if (slug) asked.push(`${headers['accept-language']} ${slug}`);
      return Promise.resolve(new Response(null, { status: failing ? 500 : 404 }));
    },
    cookie: () => null,
    setCookie: () => undefined,
    notify: (_kind, text) => asked.push(`toast: ${text}`),
    log: () => undefined,
  });
});

const go = (path: string) => loadRoute(app, new Request(`https://hoster.example${path}`));

test('loads texts only when the page or language changes', async () => {
  await go('/auth/login/');
  entered();
  await go('/auth/login/?next=%2Fmy%2F');
  expect(asked).toEqual(['en login']);
  await go('/auth/signup/');
  await go('/auth/login/');
  app.facts.cookie = 'ru';
  await go('/auth/login/');
  app.facts.cookie = 'en';
  await go('/auth/login/');
  expect(asked).toEqual(['en login', 'en signup', 'en login', 'ru login', 'en login']);
});

test('renders a page without texts of its own without reporting an error', async () => {
  failing = true;
  expect(await go('/auth/login/')).toMatchObject({ page: 'login' });
  expect(asked).toEqual(['en login']);
});

test('an answer that was asked for before a form was sent doesn’t undo it', async () => {
  const queryKey = ['cards'];
  const answers: ((cards: string[]) => void)[] = [];
  const queryFn = () => new Promise<string[]>((resolve) => answers.push(resolve));
  app.queryClient.setQueryData(queryKey, ['Visa']);
  const early = app.queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => undefined);
  const body = new URLSearchParams({ intent: 'forget-card', id: '3' });
  await actRoute(app, new Request('https://hoster.example/my/billing/', { method: 'POST', body }));
  const late = app.queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 });
  answers[1]?.([]);
  answers[0]?.(['Visa']);
  await Promise.all([early, late]);
  expect(answers).toHaveLength(2);
  expect(app.queryClient.getQueryData(queryKey)).toEqual([]);
});
