import { everyLanguage } from '@hoster/domain/visitor/language';
import { expect, test } from 'vitest';
import { robotsTxt, sitemapIndexXml, sitemapXml } from './sitemap.ts';

const origin = 'https://hoster.example';

test('the index names a sitemap for each language', async () => {
  const xml = await sitemapIndexXml(origin, ['en', 'ru']);
  expect(xml.match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://hoster.example/sitemap-en.xml',
    '<loc>https://hoster.example/sitemap-ru.xml',
  ]);
});

test('pages name themselves in both languages, and nothing breaks out of the XML', async () => {
  const xml = await sitemapXml(origin, 'ru', ['/help/a&b<c/'], everyLanguage);
  expect(xml).toContain('<loc>https://hoster.example/ru/help/a&amp;b%3Cc/</loc>');
  expect(xml).toMatch(/hreflang="x-default" href="https:\/\/hoster\.example\/help\/a&amp;b%3Cc\/"/);
  expect(xml).toMatch(/hreflang="ru-RU" href="https:\/\/hoster\.example\/ru\/help\/a&amp;b%3Cc\/"/);
  expect(xml.match(/<url>/g)).toHaveLength(1);
});

test('crawlers stay out of the account and the stages of orders, but may make the calls of pages', () => {
  const lines = robotsTxt(origin).split('\n');
  for (const line of ['Disallow: /my/', 'Disallow: /*?*stage=', 'Allow: /my/api/', `Sitemap: ${origin}/sitemap.xml`])
    expect(lines).toContain(line);
});
