import type { Page } from '@playwright/test';
import { broken, expect, expectAccessible, expectNoneBroken } from './test.ts';

/** No rule is broken, in either theme. Leaves the page dark. */
async function expectAccessibleInThemes(page: Page): Promise<void> {
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

/** Rules that another language can break: names, landmarks named alike, and the room that texts need. */
const ofTexts = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-toggle-field-name',
  'button-name',
  'document-title',
  'empty-heading',
  'empty-table-header',
  'frame-title',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'input-button-name',
  'label',
  'landmark-unique',
  'link-name',
  'role-img-alt',
  'scrollable-region-focusable',
  'select-name',
  'summary-name',
  'svg-img-alt',
  'target-size',
  'valid-lang',
];

/** No rule is broken: in English all of them, in either theme; in other languages those that texts can break. */
export const expectAccessibleIn = async (lang: 'en' | 'ru', page: Page): Promise<void> => {
  if (lang === 'en') return expectAccessibleInThemes(page);
  return expectNoneBroken(page, { type: 'rule', values: ofTexts });
};

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

/** No rule is broken, as `expectAccessibleIn`, and nothing is wider than a small phone. */
export async function expectGood(page: Page): Promise<void> {
  await expectAccessibleIn(await page.evaluate(() => (document.documentElement.lang === 'ru' ? 'ru' : 'en')), page);
  await expectFits(page, [320]);
}
