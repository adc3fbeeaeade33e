import type { Article, ArticleCard, ArticlesFound, HelpCategory, Page } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { testBackend } from '../../testing/backend.ts';
import { emailsTo } from '../../testing/emails.ts';
import { loadArticles } from './load.ts';
import { helpArticles, helpReports, helpWords } from './tables.ts';

const base = '/my/api/dream/article/';
const support = 'support@example.test';

const shop = await testBackend({ seed: 'demo', supportEmail: support });
afterAll(() => shop.close());

const get = (path: string, language = 'en') => shop.browser().get(path, { headers: { 'accept-language': language } });

async function search(text: string, language = 'en'): Promise<ArticlesFound> {
  const answer = await get(`${base}?search=${encodeURIComponent(text)}`, language);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const slugsFor = async (text: string, language = 'en') =>
  (await search(text, language)).results.map(({ slug }) => slug);

describe('the search', () => {
  test.each([
    ['connecting keys', 'en', 'ssh-keys'],
    ['сервера', 'ru', 'ssh-connect'],
    ['ключей', 'ru', 'ssh-keys'],
    ['ВОЗВРАТ денег', 'ru', 'moneyback'],
  ])('finds other forms of %s', async (text, language, slug) => {
    expect(await slugsFor(text, language)).toContain(slug);
  });

  test.each([
    ['wiregaurd', 'en', 'wireguard'],
    ['wiregaurd', 'ru', 'wireguard'],
    ['pasword', 'en', 'password'],
    ['dokcer', 'en', 'docker'],
    ['подключние', 'ru', 'подключение'],
  ])('takes the misspelt %s for what is meant', async (typo, language, meant) => {
    const found = await search(typo, language);
    expect(found.count).toBeGreaterThan(0);
    expect(await slugsFor(meant, language)).toEqual(expect.arrayContaining(found.results.map(({ slug }) => slug)));
  });

  test('takes a misspelt word in a form that no article has for another form of what is meant', async () => {
    const found = await search('ближйшая', 'ru');
    expect(found.searched).toBe('ближайшем');
    expect(found.results.map(({ slug }) => slug)).toContain('choose-a-location');
  });

  test('finds while a word is still being typed', async () => {
    expect(await slugsFor('ssh ke')).toContain('ssh-keys');
    expect(await slugsFor('перенос сай', 'ru')).not.toEqual([]);
  });

  test('puts an article with the words in its title first', async () => {
    expect((await slugsFor('ssh keys'))[0]).toBe('ssh-keys');
  });

  test('finds articles by words of the other language', async () => {
    const found = await search('refund', 'ru');
    expect(found.results.map(({ slug }) => slug)).toContain('moneyback');
    expect(found.results.find(({ slug }) => slug === 'moneyback')?.title).toMatch(/\p{Script=Cyrillic}/u);
  });

  test('marks what matched, with everything else escaped', async () => {
    await shop.db
      .update(helpArticles)
      .set({ plain: 'Where 1 < zebra & "quote" \' here' })
      .where(eq(helpArticles.slug, 'ssh-keys'));
    const [card] = (await search('zebras')).results;
    expect(card?.highlight).toContain('1 &lt; <mark>zebra</mark> &amp; &quot;quote&quot; &#39;');
    await loadArticles(shop.db);
    expect((await search('zebras')).results).toEqual([]);
  });

  test('lists everything for an empty search, and nothing for words that no article has', async () => {
    const all = await shop.db.$count(helpArticles, eq(helpArticles.language, 'en'));
    for (const text of ['', '   ']) expect((await search(text)).count).toBe(all);
    expect(await search('qqqqxxxx zzzzwwww')).toMatchObject({ count: 0, results: [], searched: null });
  });

  test.each([
    ['blorf snargle wumpus', 'en'],
    ['purple elephant banana', 'en'],
    ['flibber gibbet zonk plover', 'en'],
    ['шмурдяк кракозябра бубль', 'ru'],
  ])('finds nothing for the nonsense %s', async (text, language) => {
    expect(await slugsFor(text, language)).toEqual([]);
  });

  test('names the words that were searched for instead', async () => {
    expect((await search('ssh')).searched).toBeNull();
    expect((await search('wiregaurd')).searched).toBe('wireguard');
    expect((await search('docker snargle')).searched).toBe('docker');
  });

  test.each([
    "'; drop table help_articles; --",
    '%',
    '_',
    '\\',
    ':*',
    '<->',
    '!&|',
    '"',
    '(ssh',
    'a:b*',
    "o'neill",
    '😀',
  ])('takes %s as text', async (text) => {
    await search(text);
    expect(await shop.db.$count(helpArticles)).toBeGreaterThan(0);
  });

  test('respects quotes and a minus', async () => {
    expect(await slugsFor('"ssh keys"')).toContain('ssh-keys');
    expect(await slugsFor('ssh -keys')).not.toContain('ssh-keys');
  });

  test('refuses more than 100 characters and pages beyond the last', async () => {
    expect((await get(`${base}?search=${'a'.repeat(101)}`)).statusCode).toBe(400);
    expect((await get(`${base}?search=${'a'.repeat(100)}`)).statusCode).toBe(200);
    expect((await get(`${base}?page=1000`)).statusCode).toBe(404);
  });
});

describe('lists', () => {
  test('the tree holds every article once, at its place, and counts those below', async () => {
    const tree: HelpCategory[] = (await get(`${base}category_tree/`)).json();
    const slugs = (categories: HelpCategory[]): string[] =>
      categories.flatMap(({ articles, children }) => [...articles.map(({ slug }) => slug), ...slugs(children)]);
    const all = slugs(tree);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(await shop.db.$count(helpArticles, eq(helpArticles.language, 'en')));
    const servers = tree.find(({ slug }) => slug === 'servers');
    expect(servers?.article_count).toBe(slugs(servers ? [servers] : []).length);
    const russian: HelpCategory[] = (await get(`${base}category_tree/`, 'ru')).json();
    expect(russian.find(({ slug }) => slug === 'servers')?.title).toBe('Серверы');
  });

  test('a category includes those below it; tags must all be there', async () => {
    const inServers: Page<ArticleCard> = (await get(`${base}?category=servers`)).json();
    expect(inServers.results.map(({ slug }) => slug)).toContain('ssh-keys');
    const both: Page<ArticleCard> = (await get(`${base}?tags=ssh,windows`)).json();
    expect(both.count).toBeGreaterThan(0);
    for (const { tags } of both.results)
      expect(tags.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['ssh', 'windows']));
    expect((await get(`${base}?tags=nonsense`)).json()).toMatchObject({ count: 0 });
    expect((await get(`${base}?category=nonsense`)).json()).toMatchObject({ count: 0 });
  });

  test('pages name the next and the previous one with the same filters', async () => {
    const first: Page<ArticleCard> = (await get(`${base}?category=servers&page_size=1`)).json();
    expect(first.next).toBe(`${base}?page=2&page_size=1&category=servers`);
    const second: Page<ArticleCard> = (await get(first.next ?? '')).json();
    expect(second.previous).toBe(`${base}?page=1&page_size=1&category=servers`);
    expect(second.results[0]?.slug).not.toBe(first.results[0]?.slug);
  });

  test('tags have counts, the most used first', async () => {
    const { results } = (await get('/my/api/dream/featured-tag/?page_size=150', 'ru')).json();
    const counts = results.map(({ article_count }: { article_count: number }) => article_count);
    expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });
});

describe('an article', () => {
  test('has its body, contents, place and neighbours', async () => {
    const article: Article = (await get(`${base}ssh-keys/`, 'ru')).json();
    expect(article.breadcrumbs).toEqual([
      { slug: 'servers', title: 'Серверы' },
      { slug: 'access', title: 'Доступ' },
    ]);
    expect(article.available_languages).toEqual(['en', 'ru']);
    expect(article.page.seo_description).toBe(article.excerpt);
    for (const { id } of article.toc) expect(article.body).toContain(`id="${id}"`);
    expect(article.related.length).toBeGreaterThan(0);
  });

  test('says when it was checked, if that was after its update', async () => {
    const checked: Article = (await get(`${base}upload-files/`)).json();
    expect(checked.reviewed).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/);
    const unchecked: Article = (await get(`${base}ssh-keys/`)).json();
    expect(unchecked.reviewed).toBeNull();
  });

  test('is not found under a name that none has', async () => {
    for (const slug of ['nonsense', 'SSH', '..%2F']) expect((await get(`${base}${slug}/`)).statusCode).toBe(404);
  });

  test('is deleted when its file is gone, together with its words', async () => {
    const [row] = await shop.db.select().from(helpArticles).where(eq(helpArticles.slug, 'ssh-keys')).limit(1);
    const { search: _, ...article } = row!;
    await shop.db.insert(helpArticles).values({ ...article, slug: 'gone', title: 'Zyzzyva' });
    await shop.db.insert(helpWords).values({ word: 'zyzzyva' });
    expect(await slugsFor('zyzzyva')).toEqual(['gone']);
    await loadArticles(shop.db);
    expect(await slugsFor('zyzzyva')).toEqual([]);
    expect(await shop.db.$count(helpWords, eq(helpWords.word, 'zyzzyva'))).toBe(0);
  });
});

describe('a report', () => {
  const path = `${base}ssh-keys/article_report/`;

  test('reaches the main company where no support address is set', async () => {
    const plain = await testBackend({ seed: 'demo' });
    try {
      const answer = await plain.browser().post(path, { comment: 'The port is wrong' });
      expect(answer.statusCode).toBe(201);
      const [email] = await emailsTo(plain.db, 'hello@hoster.example');
      expect(email?.text).toContain('The port is wrong');
    } finally {
      await plain.close();
    }
  });

  test('is kept and emailed to support', async () => {
    const answer = await shop
      .browser()
      .post(path, { comment: ' Step 2 fails. ' }, { headers: { 'accept-language': 'ru' } });
    expect(answer.statusCode).toBe(201);
    const { id, created } = answer.json();
    const [row] = await shop.db.select().from(helpReports).where(eq(helpReports.id, id));
    expect(row).toMatchObject({ slug: 'ssh-keys', language: 'ru', comment: 'Step 2 fails.' });
    expect(created).toBe(row?.createdAt.toISOString());
    const [email] = await emailsTo(shop.db, support);
    expect(email?.text).toContain('Step 2 fails.');
    expect(email?.text).toContain('/ru/help/ssh-keys/');
  });

  test('has between 1 and 2000 characters, and an article', async () => {
    shop.clock.advance(61_000);
    const browser = shop.browser();
    for (const comment of ['', '   ']) {
      const blank = await browser.post(path, { comment });
      expect([blank.statusCode, blank.json()]).toEqual([400, { comment: ['This field is required'] }]);
    }
    expect((await browser.post(path, { comment: 'a'.repeat(2001) })).statusCode).toBe(400);
    expect((await browser.post(path, { comment: 'a'.repeat(2000) })).statusCode).toBe(201);
    expect((await browser.post(`${base}nonsense/article_report/`, { comment: 'a' })).statusCode).toBe(404);
  });

  test('is refused when there are too many in a minute', async () => {
    shop.clock.advance(61_000);
    const browser = shop.browser();
    const statuses = [];
    for (let index = 0; index < 6; index++) statuses.push((await browser.post(path, { comment: 'a' })).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

test('the VPN is in no text for visitors from Russia, unless they were signed in before', async () => {
  const from = (path: string, headers: Record<string, string>) =>
    shop.browser().get(path, { headers: { 'accept-language': 'ru', 'cf-ipcountry': 'RU', ...headers } });
  const tree = '/my/api/dream/article/category_tree/';
  const slugs = async (headers = {}) => (await from(tree, headers)).json<HelpCategory[]>().map(({ slug }) => slug);
  expect(await slugs()).not.toContain('vpn');
  expect(await slugs({ cookie: 'user=1' })).toContain('vpn');
  expect((await from(`${base}vpn-overview/`, {})).statusCode).toBe(404);
  expect((await from(`${base}?search=wireguard`, {})).body).not.toContain('"slug":"vpn-');
  expect((await from('/my/api/dream/featured-tag/?page_size=150', {})).body).not.toContain('"slug":"wireguard"');
  const { body } = (await from(`${base}choose-a-service/`, {})).json<Article>();
  expect(body).not.toMatch(/href="\/(?:ru\/)?(?:vpn|help\/vpn-)/);
  expect((await get(`${base}choose-a-service/`, 'ru')).json<Article>().body).toContain('href="/ru/vpn/"');
});

test.each(['%', '++', '…'])('a search for %s finds nothing', async (text) => {
  expect((await search(text)).count).toBe(0);
});
