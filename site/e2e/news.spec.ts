import type { Page } from '@playwright/test';
import { expect, settled, test } from './support/test.ts';

const PAGE_SIZE = 6;

const items = (page: Page) => page.getByRole('main').locator('[data-component=item]');
const more = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Show more news' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('more news are appended in place, and Back finds the same place', async ({ page }) => {
  // Else the page glides for a while to where it is to be.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/news/');
  await expect(items(page)).toHaveCount(PAGE_SIZE);
  await settled(page);
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
});
