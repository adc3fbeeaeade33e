import type { Page } from '@playwright/test';
import { broken, expect, expectAccessible } from './test.ts';

/** No rule is broken, in either theme. Leaves the page dark. */
export async function expectAccessibleInThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  // A theme changes colours and nothing else.
  await page.emulateMedia({ colorScheme: 'dark' });
  const found = await broken(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
  expect(
    found.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' '))),
    `${page.url()}, dark`,
  ).toEqual([]);
}

/** Nothing is wider than a window of any of these widths, in px. Leaves the window as it was. */
export async function expectFits(page: Page, widths: readonly number[]): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    // What follows the window by script does so a moment later.
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, { message: `${page.url()} at ${width} px` }).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}

/**
 * Nothing is wider than a small phone, and no rule is broken. Rules are checked in English: the same elements with other
 * texts keep them.
 */
export async function expectGood(page: Page): Promise<void> {
  if (await page.evaluate(() => document.documentElement.lang === 'en')) await expectAccessibleInThemes(page);
  await expectFits(page, [320]);
}
