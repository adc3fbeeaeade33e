import { expect as playwrightExpect, test as playwright, type Locator, type Page } from '@playwright/test';
import { expect as webkitExpect } from '../../../visual-tests/webkit/expect.ts';
import { openWebKit } from '../../../visual-tests/webkit/open.ts';
import { showStory } from '../../../visual-tests/show-story.ts';
import { WebKitPage } from '../../../visual-tests/webkit/page.ts';

interface Options {
  /**
   * Shows a story and waits until it has rendered. Storybook's own axe is off, because it changes the page while it
   * runs.
   */
  show: (id: string) => Promise<void>;
}

const inWebKit = process.env['BROWSERS'] === 'webkit';

/** Playwright doesn't speak with Debian's WebKitGTK, so there a page of the same shape is driven by WebDriver. */
const webkit = playwright.extend<object, { webkit: Awaited<ReturnType<typeof openWebKit>> }>({
  webkit: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const opened = await openWebKit();
      await use(opened);
      await opened.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ webkit: { driver }, viewport }, use) =>
    use(new WebKitPage(driver, viewport ?? { width: 1280, height: 720 }) as unknown as Page),
});
const base = inWebKit ? webkit : playwright;
const expect = inWebKit ? webkitExpect : playwrightExpect;

/** A test that fails on uncaught errors and console errors. */
export const test = base.extend<Options>({
  show: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (entry) => {
      const { url } = entry.location();
      // Storybook's frame has no favicon.
      if (/error|warning/.test(entry.type()) && !url.endsWith('/favicon.ico'))
        complaints.push(`${entry.text()} ${url}`);
    });
    await use(async (id) => {
      await page.goto(`${process.env['STORYBOOK_URL']}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
      await expect(page.locator('#storybook-root > *').first()).toBeVisible();
      // The last thing that Storybook itself adds to the page.
      await expect(page.locator('#storybook-a11y-vision-filters')).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
    });
    expect(complaints).toEqual([]);
  },
});

export { expect };

/** Shows another story in a page that shows one, which takes an eighth of the time of opening it. What the story before left stays. */
export async function showNext(page: Page, id: string): Promise<void> {
  expect(await page.evaluate(showStory, id), id).toBeNull();
  await page.evaluate(() => document.fonts.ready);
}

/** The page with all overlays. */
export const TOGETHER = 'tests-together-overlays--all';

/** Opens an overlay by its trigger. */
export const open = (page: Page, name: string): Promise<void> =>
  page.locator('#storybook-root').getByRole('button', { name, exact: true }).first().click();

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** Returns the attributes that libraries often change. Storybook sets a style on the body. */
export const traces = (page: Page): Promise<unknown> =>
  page.evaluate(() => ({
    body: document.body.getAttribute('style'),
    root: document.documentElement.getAttribute('style'),
    rootAttributes: document.documentElement.getAttributeNames(),
    inert: document.querySelectorAll('[inert]').length,
    hidden: document.querySelectorAll('body > [aria-hidden="true"]').length,
    guards: document.querySelectorAll('[data-radix-focus-guard]').length,
    pointerEvents: getComputedStyle(document.body).pointerEvents,
    children: document.body.children.length,
  }));
