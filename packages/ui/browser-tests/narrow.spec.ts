import { expect, test } from './story.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('a meter with words of two hundred characters does not widen the page', async ({ page, show }) => {
  await show('tests-feedback-meter--long-word');
  const box = await page.getByRole('meter').boundingBox();
  expect(box?.width).toBeGreaterThan(200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('the reason of a disabled button does not widen the page, neither hidden nor shown', async ({ page, show }) => {
  await show('tests-actions-button--matrix');
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(320);
  for (const button of await page
    .getByRole('button')
    .filter({ has: page.locator('[data-part="reason"]') })
    .all()) {
    await button.hover();
    await expect(button.locator('[data-part="reason"]')).toBeVisible();
    expect(await width()).toBeLessThanOrEqual(320);
  }
});

test('a popover without room next to its trigger does not cover it', async ({ page, show }) => {
  await show('overlays-popover--no-room-beside');
  for (const side of ['start', 'end']) {
    const button = await page.getByRole('button', { name: `About the tax: ${side}` }).boundingBox();
    const popup = await page.getByRole('dialog', { name: side }).boundingBox();
    if (!button || !popup) throw new Error(`Popover not found at the ${side}.`);
    expect(popup.x).toBeGreaterThanOrEqual(0);
    expect(popup.x + popup.width).toBeLessThanOrEqual(320);
    const above = popup.y + popup.height <= button.y;
    expect(above || popup.y >= button.y + button.height, side).toBe(true);
  }
});

test('no label is shown above a column of checkboxes', async ({ page, show }) => {
  await show('tables-and-lists-usetablegrid--all-parts');
  const all = page.getByRole('checkbox', { name: 'Select all servers' });
  await expect(all).toBeVisible();
  await expect(page.getByText('Select all servers')).toBeHidden();
  const head = page.getByRole('columnheader').filter({ has: all });
  expect((await head.boundingBox())?.width).toBeLessThanOrEqual(56);
  // Above cards, it is.
  await show('tests-tables-and-lists-usetableselection--matrix');
  await expect(page.getByText('Select all servers')).toBeVisible();
});

test('in a grid, Enter does not focus a hidden handle', async ({ page, show }) => {
  await show('tables-and-lists-usetablegrid--all-parts');
  const name = page.getByRole('columnheader', { name: 'Name' });
  await page.getByRole('checkbox', { name: 'Select all servers' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: 'Memory' })).toBeFocused();
  // In a wide window, handles are visible again, so the link is one of two elements.
  await page.setViewportSize({ width: 1024, height: 640 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Memory' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('separator', { name: 'Width of Name' })).toBeFocused();
});

test('toasts that are taller than the window scroll, and the first one is in view', async ({ page, show }) => {
  await show('feedback-toasts--taller-than-the-window');
  const toasts = page.locator('[data-part="toast"]');
  await expect(toasts).toHaveCount(3);
  const region = page.getByRole('region', { name: 'Notifications' });
  const top = () => toasts.first().evaluate((toast) => toast.getBoundingClientRect().top);
  expect(await top()).toBeGreaterThanOrEqual(0);
  expect(await region.evaluate((node) => node.scrollHeight > node.clientHeight)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await toasts.last().hover();
  await page.mouse.wheel(0, 2000);
  await expect(async () => {
    const close = await toasts.last().getByRole('button', { name: 'Dismiss' }).boundingBox();
    expect(close && close.y + close.height).toBeLessThanOrEqual(640);
  }).toPass();
});
