import type { Page } from '@playwright/test';
import { expect, test } from './story.ts';

/** Chooses each component of the story in turn. */
async function eachComponent(page: Page, look: () => Promise<unknown>): Promise<Record<string, unknown>> {
  const choice = page.getByLabel('Component', { exact: true });
  const names = await choice.locator('option').allTextContents();
  const found: Record<string, unknown> = {};
  for (const name of names.slice(1)) {
    // Dialogs make the choice inert, so it's not used as by a user.
    await choice.evaluate((select: HTMLSelectElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value);
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, name);
    await expect(page.getByTestId('case')).toHaveAttribute('data-name', name);
    const result = await look();
    if (result) found[name] = result;
  }
  return found;
}

/** Their texts are amounts, dates, keys and names of pages, which stay on one line. */
const onOneLine = [
  'Bars',
  'ChoiceLink',
  'DayBars',
  'FieldRow',
  'KeyHint',
  'OrderSummary',
  'OrderSummaryBar',
  'Price',
  'RadioTileList',
  'RadioTileRows',
  'RadioTiles',
  'Receipt',
  'SiteHeaderLink',
  'SiteHeaderMore',
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'a text without a place to break stays inside the window, in every text of every component',
    {
      tag: '@full',
    },
    async ({ page, show }) => {
      test.slow();
      await show('tests-together-hostile-components--hash');
      const wide = await eachComponent(page, () =>
        page.evaluate(() => {
          const width = document.documentElement.clientWidth;
          if (document.documentElement.scrollWidth > width) return `page ${document.documentElement.scrollWidth}`;
          // What can't be scrolled into view, such as a button of a dialog.
          const out = [...document.querySelectorAll('[data-component] :is(button, a, input)')].find((element) => {
            const { left, right, width: own } = element.getBoundingClientRect();
            if (own < 2 || (right <= width + 1 && left >= -1)) return false;
            for (let at = element.parentElement; at; at = at.parentElement)
              if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return false;
            return true;
          });
          return out && `${out.localName} ${out.getAttribute('data-part') ?? ''} ${out.getBoundingClientRect().right}`;
        }),
      );
      expect(Object.keys(wide).filter((name) => !onOneLine.includes(name))).toEqual([]);
    },
  );
});
