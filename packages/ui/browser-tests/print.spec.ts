import type { Locator } from '@playwright/test';
import { expect, open, test, TOGETHER } from './story.ts';

const style = (locator: Locator, property: string): Promise<string> =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('hides toasts and “load more” in print', { tag: '@media' }, async ({ page, show }) => {
  await show(TOGETHER);
  await open(page, 'Toast');
  const toast = page.locator('[data-component="toasts"] li').first();
  await expect(toast).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(toast).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await show('tests-actions-loadmore--matrix');
  const more = page.locator('[data-component="load-more"]').first();
  await expect(more).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(more).toBeHidden();
});

test('prints long lines of code in full and tables without sticky parts', { tag: '@media' }, async ({ page, show }) => {
  await show('tests-together-copyable-codeblock--matrix');
  const code = page.locator('[data-component="code-block"] pre').last();
  expect(await style(code, 'overflow-x')).toBe('auto');
  await page.emulateMedia({ media: 'print' });
  expect(await style(code, 'overflow-x')).toBe('visible');
  expect(await style(code, 'white-space-collapse')).toBe('preserve');
  expect(await style(code, 'text-wrap-mode')).toBe('wrap');
  await page.emulateMedia({ media: 'screen' });
  await show('tests-tables-and-lists-comparisontable--matrix');
  await page.emulateMedia({ media: 'print' });
  for (const head of await page.locator('[data-component="comparison-table"] th').all())
    expect(await style(head, 'position')).toBe('static');
});

test(
  'prints in light high contrast with any theme, and keeps meaningful backgrounds',
  { tag: '@media' },
  async ({ page, show }) => {
    await show('tests-feedback-meter--matrix');
    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'dark';
    });
    const surface = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--hoster-color-surface'));
    const dark = await surface();
    await page.emulateMedia({ media: 'print' });
    const paper = await surface();
    expect(paper).not.toBe(dark);
    expect(paper).toMatch(/^oklch\((1|100%) 0 0\)$/);
    expect(await style(page.locator('[data-component="meter"]').first(), 'print-color-adjust')).toBe('exact');
  },
);
