import type { NewsArticle, NewsList } from '@hoster/contract';
import { afterAll, expect, test } from 'vitest';
import { testBackend } from '../../testing/backend.ts';
import { loadNews, readNews } from './load.ts';

type NewsRow = Awaited<ReturnType<typeof readNews>>[number];

const article = (slug: string, day: string, more: Partial<NewsRow> = {}): NewsRow => ({
  slug,
  language: 'en',
  title: `About ${slug}`,
  teaser: 'A teaser.',
  body: '<p>Text.</p>',
  tags: ['vps'],
  isFeatured: false,
  publishedAt: new Date(`${day}T09:00:00Z`),
  updatedAt: new Date(`${day}T09:00:00Z`),
  ...more,
});
const articles = [
  article('first', '2026-01-10'),
  article('second', '2026-02-10', { isFeatured: true }),
  article('third', '2026-03-10'),
  article('same-time', '2026-03-10'),
  article('fourth', '2026-04-10'),
  article('coming', '2026-11-21'),
  article('first', '2026-01-10', { language: 'ru', title: 'О первом' }),
];

const backend = await testBackend();
await loadNews(backend.db, async () => articles);
afterAll(() => backend.close());

async function list(query = '', language = 'en'): Promise<NewsList> {
  const answer = await backend
    .browser()
    .get(`/my/api/public-news/${query}`, { headers: { 'accept-language': language } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);

test('news come newest first, and not before their time', async () => {
  const { count, results, featured, next, previous } = await list();
  expect(slugs(results)).toEqual(['fourth', 'same-time', 'third', 'second', 'first']);
  expect([count, slugs(featured), next, previous]).toEqual([5, ['second'], null, null]);
  expect(results[0]).toMatchObject({ title: 'About fourth', published: '2026-04-10T09:00:00.000Z', url: null });
});

test('each language has its own articles', async () => {
  expect((await list('', 'ru')).results.map(({ title }) => title)).toEqual(['О первом']);
});

test('pages link to each other and contain every article once', async () => {
  const first = await list('?page_size=3');
  expect(first).toMatchObject({ page: 1, count: 5, next: '/my/api/public-news/?page=2&page_size=3' });
  const second = await list('?page=2&page_size=3');
  expect(second).toMatchObject({ page: 2, next: null, previous: '/my/api/public-news/?page=1&page_size=3' });
  expect(slugs([...first.results, ...second.results])).toEqual(['fourth', 'same-time', 'third', 'second', 'first']);
});

test('featured articles are listed alone, or left out', async () => {
  expect(await list('?featured=true')).toMatchObject({ count: 1, results: [{ slug: 'second', is_featured: true }] });
  const others = await list('?featured=false&page_size=2');
  expect(others).toMatchObject({ count: 4, next: '/my/api/public-news/?page=2&page_size=2&featured=false' });
  expect(slugs(others.featured)).toEqual(['second']);
});

test.each([
  ['?page=3&page_size=3', 404],
  ['?page=0', 400],
  ['?page=x', 400],
  ['?page_size=201', 400],
  ['?featured=perhaps', 400],
  ['no-such-article/', 404],
  ['coming/', 404],
])('%s is answered with %i', async (path, status) => {
  expect((await backend.browser().get(`/my/api/public-news/${path}`)).statusCode).toBe(status);
});

test('an article names its neighbours, also those of the same time', async () => {
  const read = async (slug: string): Promise<NewsArticle> =>
    (await backend.browser().get(`/my/api/public-news/${slug}/`)).json();
  expect(await read('third')).toMatchObject({
    body: '<p>Text.</p>',
    older: { slug: 'second', title: 'About second' },
    newer: { slug: 'same-time' },
  });
  expect((await read('same-time')).older?.slug).toBe('third');
  expect(await read('fourth')).toMatchObject({ newer: null });
  expect(await read('first')).toMatchObject({ older: null });
});

test('changed and deleted files change the list', async () => {
  const [one, ...others] = articles;
  await loadNews(backend.db, async () => [...others.slice(0, -2), { ...article('first', '2026-01-10'), title: 'New' }]);
  const { results } = await list('?page_size=100');
  expect([slugs(results).length, results.at(-1)?.title]).toEqual([5, 'New']);
  expect((await list('', 'ru')).count).toBe(0);
  expect(one?.title).toBe('About first');
});

test('every article exists in both languages, with the same date, tags and place', async () => {
  const files = await readNews();
  const facts = (language: string) =>
    files
      .filter((file) => file.language === language)
      .map(({ slug, publishedAt, tags, isFeatured }) => ({ slug, publishedAt, tags, isFeatured }));
  expect(facts('ru')).toEqual(facts('en'));
  expect(facts('en').length).toBeGreaterThanOrEqual(15);
  expect(facts('en').filter(({ isFeatured }) => isFeatured).length).toBeLessThanOrEqual(3);
});

test('news about the VPN are not for visitors from Russia', async () => {
  await loadNews(backend.db, async () => [...articles, article('multi-hop', '2026-05-01', { tags: ['vpn'] })]);
  const from = (path: string) => backend.browser().get(path, { headers: { 'cf-ipcountry': 'RU' } });
  expect(slugs((await list()).results)).toContain('multi-hop');
  expect(slugs((await from('/my/api/public-news/')).json<NewsList>().results)).not.toContain('multi-hop');
  expect((await from('/my/api/public-news/multi-hop/')).statusCode).toBe(404);
});
