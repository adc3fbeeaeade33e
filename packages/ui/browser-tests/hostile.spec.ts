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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a text without a place to break stays inside the window, in every text of every component', async ({
    page,
    show,
  }) => {
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
    expect(wide).toEqual({});
  });
});

test('a figure with a Latin unit keeps its order in right-to-left text, in every text of every component', async ({
  page,
  show,
}) => {
  test.slow();
  await show('tests-together-hostile-components--figures');
  const mixed = await eachComponent(page, () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const at = text.data.indexOf('8 GB');
        const around = text.parentElement;
        if (at < 0 || !around?.checkVisibility() || around.closest('option, title')) continue;
        const leftOf = (from: number) => {
          const range = document.createRange();
          range.setStart(text, from);
          range.setEnd(text, from + 1);
          return range.getBoundingClientRect();
        };
        const [figure, unit] = [leftOf(at), leftOf(at + 2)];
        const sameLine = Math.abs(figure.top - unit.top) < 2 && figure.width > 0;
        if (sameLine && figure.left > unit.left) return around.closest('[data-part]')?.getAttribute('data-part') ?? around.localName;
      }
      return '';
    }),
  );
  expect(mixed).toEqual({});
});
