import { afterAll, expect, test } from 'vitest';
import { readPages } from '../../platform/documents/read-pages.ts';
import { testShop } from '../../testing/shop.ts';
import { pagePath } from '../../testing/web-hosting.ts';

const shop = await testShop();
afterAll(() => shop.close());

test('no context has a placeholder without a value: a text that several pages share is none by itself', async () => {
  const browser = shop.browser();
  const missing = new Set<string>();
  for (const { slug, language } of await readPages()) {
    const { statusCode, body } = await browser.get(pagePath(slug), { headers: { 'accept-language': language } });
    if (statusCode === 404) missing.add(slug);
    else expect.soft(body, `${slug} in ${language}`).not.toMatch(/\{\w+\}/);
  }
  expect([...missing].toSorted()).toEqual(['ds-plan', 'help-tag', 'vh-plan', 'vps-plan']);
});

test.each([
  ['en', /^SSH: articles in Hoster help$/],
  ['ru', /^SSH: статьи в\s+справке Hoster$/],
])('the page of a tag has its name in %s', async (language, title) => {
  const answer = await shop.browser().get(pagePath('help-tag-ssh'), { headers: { 'accept-language': language } });
  expect(answer.json()).toMatchObject({ seo_title: expect.stringMatching(title) });
});
