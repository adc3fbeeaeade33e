import type { NewsArticle, NewsList, StaffNewsArticle, StaffNewsPage, StaffReportPage } from '@hoster/contract';
import { afterAll, describe, expect, it, test } from 'vitest';
import { testBackend } from '../../testing/backend.ts';
import { helpReports } from '../help/tables.ts';
import { loadNews, readNews } from './load.ts';

const backend = await testBackend({ seed: 'demo', rateLimits: false });
const staff = backend.browser();
await staff.login('staff@hoster.example', 'staff-hoster-2026');
afterAll(() => backend.close());

const root = '/my/api/staff/news/';
const text = (title: string) => ({ title, teaser: 'A teaser.', body: '# Rack\n\nWe have a **new** one. <b>raw</b>' });
const article = (change: object = {}) => ({
  published: '2026-11-01T09:00:00.000Z',
  featured: false,
  hidden: false,
  tags: ['site'],
  texts: { en: text('New rack'), ru: text('Новая стойка') },
  version: null,
  ...change,
});
const put = (slug: string, change: object = {}) => staff.put(`${root}${slug}/`, article(change));
const shown = async (slug: string, language = 'en') =>
  backend.browser().get(`/my/api/public-news/${slug}/`, { headers: { 'accept-language': language } });
const list = async (query = '') => (await staff.get(`${root}${query}`)).json<StaffNewsPage>();

describe('news of staff', () => {
  it('are shown in both languages, from Markdown without HTML, and stay after a start', async () => {
    const answer = await put('new-rack');
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { state: 'published', is_own: true }]);
    await loadNews(backend.db);
    const { body, title } = (await shown('new-rack')).json<NewsArticle>();
    expect(title).toBe('New rack');
    expect(body).toContain('<strong>new</strong>');
    expect(body).not.toContain('<b>');
    expect((await shown('new-rack', 'ru')).json()).toMatchObject({ title: 'Новая стойка' });
  });

  it('replace a file of the same name, until nobody may change them', async () => {
    const [file] = await readNews();
    const slug = file?.slug ?? '';
    const before = (await staff.get(`${root}${slug}/`)).json<StaffNewsArticle>();
    expect([before.is_own, before.texts.en?.body.length]).toEqual([false, expect.any(Number)]);
    const { version } = before;
    const changed = await put(slug, { version, texts: { ...before.texts, en: text('Changed') } });
    expect(changed.statusCode).toBe(200);
    expect((await put(slug, { version })).statusCode).toBe(409);
    await loadNews(backend.db);
    expect((await shown(slug)).json()).toMatchObject({ title: 'Changed' });
    const again = (await staff.get(`${root}${slug}/`)).json<StaffNewsArticle>();
    expect((await put(slug, { version: again.version, hidden: true })).statusCode).toBe(200);
    await loadNews(backend.db);
    expect((await shown(slug)).statusCode).toBe(404);
  });

  it('appear at their date, in the languages that they’re written in', async () => {
    const tomorrow = new Date(backend.clock.now().getTime() + 86_400_000).toISOString();
    await put('tomorrow', { published: tomorrow, texts: { en: text('Tomorrow'), ru: null } });
    expect((await list('?state=planned')).results.map(({ slug }) => slug)).toEqual(['tomorrow']);
    expect((await shown('tomorrow')).statusCode).toBe(404);
    backend.clock.advance(86_400_000);
    const { results } = (await backend.browser().get('/my/api/public-news/')).json<NewsList>();
    expect(results[0]?.slug).toBe('tomorrow');
    expect((await shown('tomorrow', 'ru')).statusCode).toBe(404);
    backend.clock.advance(-86_400_000);
  });

  it('are listed page by page, latest first', async () => {
    const { results } = await list();
    const after = results[1]?.slug ?? '';
    expect((await list(`?after=${after}`)).results.map(({ slug }) => slug)).toEqual(
      results.slice(2).map(({ slug }) => slug),
    );
    expect((await list('?search=rack')).results.map(({ slug }) => slug)).toContain('new-rack');
  });

  it.each([
    [{ texts: { en: null, ru: null } }, 'texts'],
    [{ tags: ['no-such-tag'] }, 'tags'],
    [{ texts: { en: { ...text('x'), title: '' }, ru: null } }, 'texts'],
  ])('are refused: %j', async (change, field) => {
    const answer = await put('refused', change);
    expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([400, [field]]);
  });

  it('are written by staff only, and not twice under one name', async () => {
    expect((await put('new-rack')).statusCode).toBe(400);
    const customer = backend.browser();
    await customer.login('demo@hoster.example', 'demo-hoster-2026');
    expect((await customer.put(`${root}mine/`, article())).statusCode).toBe(403);
    expect((await customer.get(root)).statusCode).toBe(403);
  });

  it('can be looked at before', async () => {
    const answer = await staff.post('/my/api/staff/preview/', { language: 'ru', body: '[Новости](/news/) *да*' });
    expect(answer.json<{ html: string }>().html).toContain('href="/ru/news/"');
  });
});

test('reports about articles are a list, and are finished once', async () => {
  const createdAt = backend.clock.now();
  await backend.db.insert(helpReports).values({ slug: 'no-such', language: 'en', comment: 'A typo', createdAt });
  const reports = async (query = '') =>
    (await staff.get(`/my/api/staff/article-reports/${query}`)).json<StaffReportPage>().results;
  const [report] = await reports();
  expect(report).toMatchObject({ comment: 'A typo', title: null, done: null });
  const finish = () => staff.post(`/my/api/staff/article-reports/${report?.id}/done/`, {});
  expect((await finish()).json()).toMatchObject({ done: createdAt.toISOString() });
  expect((await finish()).statusCode).toBe(200);
  expect([await reports(), (await reports('?state=done')).length]).toEqual([[], 1]);
});
