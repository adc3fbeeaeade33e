import { expect, test } from 'vitest';
import { headHtml, headTags, type HeadFacts } from './head-tags.ts';

const facts: HeadFacts = {
  meta: { description: 'Plans from "€5"' },
  title: 'VPS <hosting>',
  lang: 'ru',
  brand: 'Hoster',
  origin: 'https://hoster.example',
  path: '/virtual-private-servers/',
  hasAlternates: true,
};

test('canonical and alternates refer to each other in both languages', () => {
  const hrefs = (lang: 'en' | 'ru') =>
    headTags({ ...facts, lang })
      .filter(({ tag }) => tag === 'link')
      .map(({ attributes }) => [attributes?.['hreflang'] ?? attributes?.['rel'], attributes?.['href']]);
  const alternates = [
    ['x-default', 'https://hoster.example/virtual-private-servers/'],
    ['ru-RU', 'https://hoster.example/ru/virtual-private-servers/'],
  ];
  expect(hrefs('en')).toEqual([['canonical', 'https://hoster.example/virtual-private-servers/'], ...alternates]);
  expect(hrefs('ru')).toEqual([['canonical', 'https://hoster.example/ru/virtual-private-servers/'], ...alternates]);
});

test('error pages have neither, and are not indexed', () => {
  const html = headHtml(headTags({ ...facts, meta: null }));
  expect(html).toContain('content="noindex"');
  expect(html).not.toMatch(/canonical|alternate/);
});

test('a page that is not indexed names no alternates', () => {
  expect(headHtml(headTags({ ...facts, meta: { noindex: true } }))).not.toContain('alternate');
});

test('pages of plans link the machine-readable catalogue, others do not', () => {
  const link = '<link rel="alternate" type="application/json" href="/catalog.json" data-head>';
  expect(headHtml(headTags({ ...facts, meta: { catalogue: true } }))).toContain(link);
  expect(headHtml(headTags(facts))).not.toContain('application/json');
});

test('nothing breaks out of the head', () => {
  const html = headHtml(
    headTags({ ...facts, meta: { description: '"><script>', jsonLd: [{ name: '</script><b>' }] } }),
  );
  expect(html).toContain('<title data-head>VPS &lt;hosting&gt;</title>');
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;"');
  expect(html).toContain('\\u003c/script>\\u003cb>');
});

test('articles say that they are articles', () => {
  expect(headHtml(headTags(facts))).toContain('<meta property="og:type" content="website"');
  const article = headTags({ ...facts, meta: { isArticle: true } });
  expect(headHtml(article)).toContain('<meta property="og:type" content="article"');
});
