import type { Page } from '@playwright/test';
import { dialog, expect, test, TOGETHER } from './story.ts';

/** An iPhone: touch, no hover, a small window. */
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
});

type Point = { x: number; y: number };

/**
 * Moves a finger between two points, in steps that a browser may treat as scrolling. More frames per step are slower.
 */
async function swipe(page: Page, from: Point, to: Point, frames = 1): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const steps = 8;
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let i = 1; i <= steps; i++) {
    const at = { x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps };
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
    await page.evaluate(async (count) => {
      for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
    }, frames);
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const tap = (page: Page, name: string) =>
  page.locator('#storybook-root').getByRole('button', { name, exact: true }).first().tap();

async function heading(page: Page, name: string): Promise<Point & { height: number }> {
  const box = await dialog(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not open`);
  return { x: box.x + box.width / 2, y: box.y + 30, height: box.height };
}

test('a side dialog is a bottom sheet that can be swiped down or springs back', async ({ page, show }) => {
  await show(TOGETHER);
  await tap(page, 'Side dialog');
  const panel = dialog(page, 'Side dialog');
  await expect(panel).toBeVisible();
  await expect.poll(() => panel.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))).toBe(844);
  const at = await heading(page, 'Side dialog');
  await swipe(page, at, { x: at.x, y: at.y + 40 }, 4);
  await expect(panel).toBeVisible();
  await expect.poll(() => panel.evaluate((element) => element.style.transform)).toBe('');
  await swipe(page, at, { x: at.x, y: at.y + at.height * 0.7 });
  await expect(panel).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('follows the finger even with reduced motion', async ({ page, show }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await show(TOGETHER);
  await tap(page, 'Side dialog');
  const at = await heading(page, 'Side dialog');
  await swipe(page, at, { x: at.x, y: at.y + at.height * 0.7 });
  await expect(dialog(page, 'Side dialog')).toBeHidden();
});

test('closes on a tap on the backdrop', async ({ page, show }) => {
  await show(TOGETHER);
  await tap(page, 'Side dialog');
  await expect(dialog(page, 'Side dialog')).toBeVisible();
  await page.touchscreen.tap(200, 60);
  await expect(dialog(page, 'Side dialog')).toBeHidden();
});

test('moving a finger on the backdrop neither scrolls the page nor closes the dialog', async ({ page, show }) => {
  await show(TOGETHER);
  await tap(page, 'Side dialog');
  await expect(dialog(page, 'Side dialog')).toBeVisible();
  const { y } = await heading(page, 'Side dialog');
  expect(y).toBeGreaterThan(200);
  await swipe(page, { x: 200, y: 150 }, { x: 200, y: 20 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(dialog(page, 'Side dialog')).toBeVisible();
});

test('a snap sheet can be dragged up, scrolls at its maximum height, and can be swiped away', async ({
  page,
  show,
}) => {
  await show('tests-overlays-snapsheet--matrix');
  const sheet = page.getByRole('dialog');
  const height = () => sheet.evaluate((element) => Math.round(element.getBoundingClientRect().height));
  const pull = async (by: number) => {
    const { x, y } = (await sheet.locator('[data-part="header"]').boundingBox()) ?? { x: 0, y: 0 };
    await swipe(page, { x: x + 100, y: y + 20 }, { x: x + 100, y: y + 20 + by }, 4);
  };
  await expect.poll(height).toBe(506);
  await pull(-250);
  await expect.poll(height).toBe(844 - 32);
  await swipe(page, { x: 200, y: 600 }, { x: 200, y: 300 });
  await expect.poll(() => sheet.evaluate((element) => element.scrollTop)).toBeGreaterThan(50);
  expect(await height()).toBe(844 - 32);
  await sheet.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
  await pull(300);
  await expect.poll(height).toBe(506);
  await pull(450);
  await expect(sheet).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('a swipe from the edge opens a side dialog; elsewhere it scrolls', async ({ page, show }) => {
  await show('overlays-sidedialog--edge-swipe');
  await swipe(page, { x: 100, y: 400 }, { x: 250, y: 400 });
  await swipe(page, { x: 8, y: 400 }, { x: 12, y: 200 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await swipe(page, { x: 8, y: 400 }, { x: 160, y: 405 });
  await expect(dialog(page, 'Menu')).toBeVisible();
});

test('a second finger does not hand the edge swipe to the browser’s Back gesture', async ({ page, show }) => {
  // A page to go back to.
  await page.goto('about:blank');
  await show('overlays-sidedialog--edge-swipe');
  const url = page.url();
  const taken = () => page.evaluate(() => document.body.dataset['taken'] ?? '');
  await page.evaluate(() =>
    window.addEventListener('touchmove', ({ defaultPrevented }) => {
      document.body.dataset['taken'] = `${document.body.dataset['taken'] ?? ''}${defaultPrevented ? '+' : '-'}`;
    }),
  );
  const client = await page.context().newCDPSession(page);
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) => {
    await client.send('Input.dispatchTouchEvent', { type, touchPoints });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
  const other = { x: 200, y: 600 };
  await send('touchStart', { x: 5, y: 400 });
  await send('touchMove', { x: 20, y: 400 });
  await send('touchMove', { x: 35, y: 400 });
  await send('touchStart', { x: 35, y: 400 }, other);
  for (let x = 60; x <= 310; x += 50) await send('touchMove', { x, y: 400 }, other);
  await send('touchEnd');
  await expect.poll(taken).toMatch(/^\++$/);
  expect(page.url()).toBe(url);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a toast is swiped away sideways', async ({ page, show }) => {
  await show(TOGETHER);
  await tap(page, 'Toast');
  const card = page.locator('[data-part="toast"]');
  const box = await card.boundingBox();
  if (!box) throw new Error('No toast');
  const from = { x: box.x + 40, y: box.y + box.height / 2 };
  await swipe(page, from, { x: from.x + 250, y: from.y });
  await expect(card).toHaveCount(0);
});

test('a long press shows a tooltip, a tap does not', async ({ page, show }) => {
  await show(TOGETHER);
  const button = page.locator('#storybook-root').getByRole('button', { name: 'Tooltip', exact: true }).first();
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('No button');
  const point = { x: box.x + 20, y: box.y + 20 };
  const tip = page.locator('#storybook-root [role="tooltip"]:not([hidden])');
  await page.touchscreen.tap(point.x, point.y);
  await expect(tip).toHaveCount(0);
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(tip).toBeVisible();
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
});

test('fields have at least 16 px text, so that iPhones do not zoom in', async ({ page, show }) => {
  await show(TOGETHER);
  await tap(page, 'Side dialog');
  const sizes = await page
    .locator('input,select,textarea')
    .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

for (const [what, story] of [
  ['a range', 'tests-choices-rangefilter--matrix'],
  ['a slider', 'tests-choices-slider--matrix'],
] as const) {
  test(`the thumb of ${what} follows a finger`, async ({ page, show }) => {
    await show(story);
    const thumb = page.getByRole('slider').first();
    await thumb.scrollIntoViewIfNeeded();
    const before = await thumb.getAttribute('aria-valuetext');
    const box = await thumb.boundingBox();
    if (!box) throw new Error('No thumb');
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await swipe(page, from, { x: from.x < 195 ? from.x + 80 : from.x - 80, y: from.y });
    await expect.poll(() => thumb.getAttribute('aria-valuetext')).not.toBe(before);
  });
}

test('a form opened by tap focuses its heading, so that the keyboard stays closed', async ({ page, show }) => {
  await show('overlays-sidedialog--form');
  const close = page.getByRole('button', { name: 'Close' });
  await close.tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Open the form' }).tap();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused();
});
