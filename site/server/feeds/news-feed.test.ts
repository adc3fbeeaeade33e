import type { NewsItem } from '@hoster/contract';
import { expect, test } from 'vitest';
import { newsAtom } from './news-feed.ts';

const origin = 'https://hoster.example';
const item: NewsItem = {
  id: 1,
  slug: 'hong-kong',
  title: 'Servers & more in <Hong Kong>',
  teaser: 'A new location.',
  body: '<p>See <a href="/help/locations/">locations</a> and <a href="//other.example/">more</a>. ]]> End.</p>',
  image: null,
  published: '2026-09-16T09:00:00.000Z',
  updated: '2026-09-17T09:00:00.000Z',
  is_featured: false,
  tags: ['dedicated'],
  url: null,
};

test('an entry has an absolute address, both dates, and its text with absolute links', () => {
  const xml = newsAtom({ brand: 'Hoster', origin }, 'ru', [item]);
  expect(xml).toContain('<title type="html"><![CDATA[Servers &amp; more in &lt;Hong Kong>]]></title>');
  expect(xml).toContain('<id>https://hoster.example/ru/news/hong-kong/</id>');
  expect(xml).toContain('<link href="https://hoster.example/ru/news/hong-kong/"/>');
  expect(xml).toContain(`<published>${item.published}</published>`);
  expect(xml).toMatch(/<category[^>]*Выделенные серверы/);
  // The feed is as new as its newest entry.
  expect(xml.split(`<updated>${item.updated}</updated>`)).toHaveLength(3);
  expect(xml).toContain('<a href="https://hoster.example/help/locations/">');
  expect(xml).toContain('<a href="//other.example/">');
  expect(xml).toContain('<link rel="self" href="https://hoster.example/ru/news.atom"/>');
});

test('a text cannot end its section early', () => {
  expect(newsAtom({ brand: 'Hoster', origin }, 'en', [item])).not.toContain(']]> End');
});

test('a feed without entries has all that a feed must have', () => {
  const xml = newsAtom({ brand: 'Hoster', origin }, 'en', []);
  expect(xml).toContain('<id>https://hoster.example/news/</id>');
  expect(xml).not.toContain('<entry>');
});
