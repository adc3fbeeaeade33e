import type { Page } from '@playwright/test';
import { dialog, expect, open, test } from './story.ts';

const entries = (page: Page) => page.evaluate(() => [location.href, history.length] as const);
const depth = (page: Page) =>
  page.evaluate(() => (history.state as { hosterLayers?: number } | null)?.hosterLayers ?? 0);

test.beforeEach(({ show }) => show('tests-together-overlays--back'));

test('Back closes the upper side dialog, then the lower one, without leaving the page', async ({ page }) => {
  const [address] = await entries(page);
  await open(page, 'Side dialog');
  const panel = dialog(page, 'Side dialog');
  await expect.poll(() => depth(page)).toBe(1);
  await panel.getByRole('button', { name: 'Inner side dialog' }).click();
  const inner = dialog(page, 'Inner side dialog');
  await expect(inner).toBeVisible();
  await expect.poll(() => depth(page)).toBe(2);
  await page.evaluate(() => history.back());
  await expect(inner).toBeHidden();
  await expect(panel).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(panel).toBeHidden();
  expect((await entries(page))[0]).toBe(address);
  expect(await depth(page)).toBe(0);
});

test('closing it otherwise removes its history entry and keeps the router’s state', async ({ page }) => {
  await page.evaluate(() => {
    history.replaceState({ idx: 7 }, '');
    addEventListener('popstate', ({ state }) => {
      document.body.dataset['popped'] = `${JSON.stringify(state)} ${location.search}`;
    });
  });
  const [address, length] = await entries(page);
  for (let i = 0; i < 3; i++) {
    await open(page, 'Side dialog');
    await expect.poll(() => depth(page)).toBe(1);
    expect(await page.evaluate(() => (history.state as { idx: number }).idx)).toBe(7);
    await dialog(page, 'Side dialog').getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => depth(page)).toBe(0);
  }
  // One forward entry, however often it was opened.
  expect((await entries(page))[1]).toBe(length + 1);
  await expect(page.locator('body')).toHaveAttribute('data-popped', `{"idx":7} ${new URL(address).search}`);
});

test('following a link in a dialog stays on the new page', async ({ page }) => {
  await open(page, 'Side dialog');
  await expect.poll(() => depth(page)).toBe(1);
  await page.evaluate(() => history.pushState(null, '', '?elsewhere'));
  await dialog(page, 'Side dialog').getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page, 'Side dialog')).toBeHidden();
  await expect(page).toHaveURL(/\?elsewhere$/);
});
