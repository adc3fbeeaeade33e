import type { Page } from '@playwright/test';
import { expect, takenOver, test } from './support/test.ts';

const PAGE_SIZE = 6;

const items = (page: Page) => page.getByRole('main').locator('[data-component=item]');
const more = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Show more news' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('more news are appended in place, and Back finds the same place', async ({ page }) => {
  // Else the page glides for a while to where it is to be.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/news/');
  await expect(items(page)).toHaveCount(PAGE_SIZE);
  await takenOver(page, more(page));
  await more(page).scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  await more(page).click();
  await expect(items(page)).toHaveCount(2 * PAGE_SIZE);
  await expect(page).toHaveURL('/news/?page=2');
  await expect(items(page).nth(PAGE_SIZE).getByRole('link')).toBeFocused();
  expect(await scrolled(page)).toBe(before);

  const link = items(page).last().getByRole('link');
  const title = await link.innerText();
  await link.focus();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(before);
  // Not a click, which may scroll first.
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(items(page)).toHaveCount(2 * PAGE_SIZE);
  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(2);

  await page.goBack();
  await expect(page).toHaveURL('/news/');
  await expect(items(page)).toHaveCount(PAGE_SIZE);
});

for (const [prefix, all] of [
  ['', 'All news'],
  ['/ru', 'Все новости'],
] as const) {
  test(`the feed ${prefix}/news.atom is valid and begins with the newest article`, async ({ page }) => {
    await page.goto(`${prefix}/`);
    await page.getByRole('link', { name: all }).click();
    await expect(page.locator('head link[type="application/atom+xml"]')).toHaveAttribute('href', `${prefix}/news.atom`);
    const answer = await page.request.get(`${prefix}/news.atom`);
    expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    const feed = await page.evaluate(
      (xml) => {
        const document = new DOMParser().parseFromString(xml, 'application/xml');
        const entries = [...document.querySelectorAll('entry')];
        return {
          error: document.querySelector('parsererror')?.textContent,
          root: document.documentElement.namespaceURI,
          links: entries.map((entry) => entry.querySelector('link')?.getAttribute('href') ?? ''),
          dates: entries.map((entry) => entry.querySelector('published')?.textContent ?? ''),
          relative: entries.filter((entry) => /href="\//.test(entry.querySelector('content')?.textContent ?? ''))
            .length,
        };
      },
      await answer.text(),
    );
    expect(feed).toMatchObject({ error: undefined, root: 'http://www.w3.org/2005/Atom', relative: 0 });
    expect(feed.dates).toEqual(feed.dates.toSorted().toReversed());
    expect(feed.dates.length).toBeGreaterThanOrEqual(15);
    const newest = new URL(feed.links[0] ?? '');
    expect(newest.pathname).toMatch(new RegExp(`^${prefix}/news/`));
    expect((await page.goto(newest.pathname))?.status()).toBe(200);
  });
}

test('an article is described to search engines, and links to its neighbours', async ({ page }) => {
  await page.goto('/ru/news/');
  const link = items(page).nth(1).getByRole('link');
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  // The head follows its heading.
  const said = page.locator('head script[type="application/ld+json"]');
  await expect
    .poll(async () => (await said.allTextContents()).map((text) => JSON.parse(text) as object))
    .toContainEqual(expect.objectContaining({ '@type': 'NewsArticle', headline: title, inLanguage: 'ru' }));
  await page.locator('main a[rel=prev]').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await page.locator('main a[rel=next]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages link to each other', async ({ page }) => {
    await page.goto('/news/');
    const first = await items(page).first().getByRole('link').innerText();
    await page.getByRole('link', { name: 'Show more news' }).click();
    await expect(page).toHaveURL('/news/?page=2');
    await expect(items(page)).toHaveCount(PAGE_SIZE);
    await expect(items(page).first()).not.toContainText(first);
    await page.getByRole('link', { name: 'Previous page' }).click();
    await expect(page).toHaveURL('/news/');
    await expect(items(page).first()).toContainText(first);
  });

  test('a page beyond the end is not found, and a strange one is the first', async ({ page }) => {
    expect((await page.goto('/news/?page=99'))?.status()).toBe(404);
    expect((await page.goto('/news/?page=-1'))?.status()).toBe(200);
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/news\/$/);
    expect((await page.goto('/ru/news/no-such-article/'))?.status()).toBe(404);
  });
});
