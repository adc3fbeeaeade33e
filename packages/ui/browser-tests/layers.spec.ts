import type { Page } from '@playwright/test';
import { dialog, expect, open, test, TOGETHER, traces } from './story.ts';

test.beforeEach(({ show }) => show(TOGETHER));

const trigger = (page: Page, name: string) =>
  page.locator('#storybook-root').getByRole('button', { name, exact: true }).first();

/** As on a page without our reset, which always reserves the scrollbar's space. */
function withoutReset(): void {
  for (const sheet of document.styleSheets) withoutGutter(sheet.cssRules);
  function withoutGutter(rules: CSSRuleList): void {
    for (const rule of rules) {
      if (rule instanceof CSSGroupingRule) withoutGutter(rule.cssRules);
      else if (rule instanceof CSSStyleRule && !rule.selectorText.includes('scroll-lock')) {
        rule.style.removeProperty('scrollbar-gutter');
      }
    }
  }
}

test.describe('the page below a dialog', () => {
  for (const [name, reset] of [
    ['Side dialog', true],
    ['Side dialog', false],
    ['Dialog', false],
    ['Question', false],
  ] as const) {
    const how = reset ? 'with the reset' : 'without the reset';
    test(`${name}, ${how}: does not scroll or shift, is inert, and is restored on close`, async ({ page }) => {
      if (!reset) await page.evaluate(withoutReset);
      const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
      expect(bar).toBeGreaterThan(0);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
      const before = await traces(page);
      const places = () =>
        page.evaluate(() =>
          ['fixed', 'centred'].map((id) => document.querySelector(`[data-testid="${id}"]`)?.getBoundingClientRect().x),
        );
      const [fixed, centred] = await places();
      const button = trigger(page, name);
      await button.evaluate((element) => element.focus({ preventScroll: true }));
      await page.keyboard.press('Enter');
      const shown = page.getByRole(name === 'Question' ? 'alertdialog' : 'dialog', { name, exact: true });
      await expect(shown).toBeVisible();
      expect(await places()).toEqual([fixed, centred]);
      await page.mouse.move(10, 10);
      await page.mouse.wheel(0, 400);
      await expect(button).not.toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(300);
      expect(await button.evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
      // No focus guard that is hidden from screen readers but in the tab order.
      expect(await page.locator('[aria-hidden="true"][tabindex="0"]:not([inert])').count()).toBe(0);
      await page.keyboard.press('Escape');
      await expect(shown).toBeHidden();
      await expect(button).toBeFocused();
      await expect.poll(() => traces(page)).toEqual(before);
      expect(await places()).toEqual([fixed, centred]);
    });
  }

  test('Tab cycles within the dialog', async ({ page }) => {
    await open(page, 'Side dialog');
    const panel = dialog(page, 'Side dialog');
    await expect(panel).toBeVisible();
    const seen = new Set<string | null>();
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() => [
        document.activeElement?.closest('[role="dialog"]') !== null,
        document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label') || 'field',
      ]);
      expect(where[0]).toBe(true);
      seen.add(String(where[1]));
    }
    expect(seen).toEqual(new Set(['Close', 'Inner side dialog', 'Menu', 'Tooltip', 'field']));
  });
});

test('Escape closes one layer at a time: tooltip, submenu, menu, inner dialog, dialog', async ({ page }) => {
  await open(page, 'Side dialog');
  const panel = dialog(page, 'Side dialog');
  await panel.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const deeper = page.getByRole('menuitem', { name: 'Deeper' });
  await expect(deeper).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem', { name: 'More' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Menu' })).toBeFocused();

  await page.keyboard.press('Tab');
  const tip = panel.getByRole('tooltip');
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Tooltip' })).toBeFocused();
  await expect(panel).toBeVisible();

  await panel.getByRole('button', { name: 'Inner side dialog' }).click();
  await expect(dialog(page, 'Inner side dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Inner side dialog')).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Inner side dialog' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(trigger(page, 'Side dialog')).toBeFocused();
});

test('Escape in a text field or during IME composition keeps the side dialog open', async ({ page }) => {
  await open(page, 'Side dialog');
  const panel = dialog(page, 'Side dialog');
  const field = panel.getByRole('textbox', { name: 'Login' });
  await field.focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeVisible();
  const close = panel.getByRole('button', { name: 'Close' });
  await close.focus();
  for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
    await close.evaluate((element, options) => {
      const event = { key: 'Escape', bubbles: true, cancelable: true, ...options };
      element.dispatchEvent(new KeyboardEvent('keydown', event));
    }, init);
  }
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('clicking the backdrop closes the dialog, ending a text selection there does not', async ({ page }) => {
  await open(page, 'Dialog');
  const shown = dialog(page, 'Dialog');
  const text = await shown.getByText('Some text.').boundingBox();
  if (!text) throw new Error('The dialog text is missing');
  await page.mouse.move(text.x + 5, text.y + 5);
  await page.mouse.down();
  await page.mouse.move(20, 300, { steps: 5 });
  await page.mouse.up();
  await expect(shown).toBeVisible();
  await page.mouse.click(20, 300);
  await expect(shown).toBeHidden();
});

test('a toast above a dialog can be read, focused and closed without closing the dialog', async ({ page }) => {
  await open(page, 'Toast');
  await open(page, 'Side dialog');
  const panel = dialog(page, 'Side dialog');
  await expect(panel).toBeVisible();
  await page.keyboard.press('F6');
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeVisible();
  await expect(panel.locator(':focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Close: Toast' }).click();
  await expect(page.locator('[data-part="toast"]')).toHaveCount(0);
  await expect(panel).toBeVisible();
});

test('a dialog opened from a menu returns focus to the menu’s trigger and leaves no styles on the body', async ({
  page,
}) => {
  const before = await traces(page);
  await open(page, 'Menu');
  await page.getByRole('menuitem', { name: 'Restart' }).click();
  const shown = dialog(page, 'Restart');
  await expect(shown).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await expect(trigger(page, 'Menu')).toBeFocused();
  await expect.poll(() => traces(page)).toEqual(before);
});

test('a submenu stays open while the mouse cuts the corner to it', async ({ page }) => {
  await open(page, 'Menu');
  const more = page.getByRole('menuitem', { name: 'More' });
  await more.hover();
  const deeper = page.getByRole('menuitem', { name: 'Deeper' });
  await expect(deeper).toBeVisible();
  const [from, to] = [await more.boundingBox(), await deeper.boundingBox()];
  if (!from || !to) throw new Error('The menu is missing');
  await page.mouse.move(from.x + from.width - 4, from.y + from.height - 2);
  await page.mouse.move(to.x + 10, to.y + to.height - 4, { steps: 10 });
  await deeper.click();
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('WCAG 1.4.13: a tooltip is hoverable, dismissable and persistent', async ({ page }) => {
  const button = trigger(page, 'Tooltip');
  await button.hover();
  const tip = page.locator('#storybook-root [role="tooltip"]').last();
  await expect(tip).toBeVisible();
  await tip.hover();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
});

test('WCAG 1.4.13: a tab’s disabled reason is hoverable and dismissable, and covers nothing', async ({
  page,
  show,
}) => {
  await show('tests-navigation-tabs--matrix');
  const tab = page.getByRole('tab', { name: 'Windows' });
  const reason = page.getByText('From 2 GB');
  await expect(reason).toBeHidden();
  await tab.hover();
  await expect(reason).toBeVisible();
  await reason.hover();
  await expect(reason).toBeVisible();
  const [words, text] = [await reason.boundingBox(), await page.getByRole('tabpanel').locator('p').boundingBox()];
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0);
  await page.keyboard.press('Escape');
  await expect(reason).toBeHidden();
  await page.getByRole('tab', { name: 'Linux' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(reason).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(reason).toBeHidden();
});

test('Ctrl and the wheel zoom above a dialog', async ({ page }) => {
  await open(page, 'Side dialog');
  await expect(dialog(page, 'Side dialog')).toBeVisible();
  const held = await dialog(page, 'Side dialog').evaluate(
    (element) =>
      !element.dispatchEvent(new WheelEvent('wheel', { deltaY: 50, ctrlKey: true, bubbles: true, cancelable: true })),
  );
  expect(held).toBe(false);
});

test('a toast’s text is in the document once, in an assertive region for errors', async ({ page }) => {
  await open(page, 'Toast');
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect(region.getByText('Some text.')).toHaveCount(1);
  await expect(region.locator('[aria-live="assertive"]')).toContainText('Some text.');
  await expect(region.locator('[aria-live="polite"]')).toBeEmpty();
});

test('prints closed accordion panels open, and opens one by URL fragment', { tag: '@media' }, async ({ page }) => {
  const panel = page.locator('#first [data-part="panel"]');
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  await page.emulateMedia({ media: 'print' });
  await expect(panel.getByText('quokka')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(panel.getByText('quokka')).toBeHidden();
  await page.evaluate(() => {
    location.hash = '#second';
  });
  await expect(page.locator('#second').getByRole('button')).toHaveAttribute('aria-expanded', 'true');
});
