import type { Page } from '@playwright/test';
import { expect, test } from './story.ts';

/** A phone: touch and a small window. */
test.use({ viewport: { width: 390, height: 500 }, hasTouch: true, isMobile: true });

type Point = { x: number; y: number };

/** Moves a finger between two points, in steps that a browser may treat as scrolling. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let step = 1; step <= 8; step++) {
    const at = { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 };
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const MEMORY = '8 GB';

test('touch drags the thumb, even from 10 px away', async ({ page, show }) => {
  await show('tests-choices-slider--matrix');
  const thumb = page.getByRole('slider', { name: 'Memory' });
  await expect(thumb).toHaveAttribute('aria-valuetext', MEMORY);
  const box = await thumb.boundingBox();
  if (!box) throw new Error('The thumb is missing.');
  const from = { x: box.x + box.width / 2, y: box.y - 9 };
  const pressed = ({ x, y }: Point) =>
    page.evaluate((at) => document.elementFromPoint(at.x, at.y)?.getAttribute('data-part'), { x, y });
  expect(await pressed(from)).toBe('thumb');
  expect(await pressed({ x: from.x - 18, y: from.y + 18 })).toBe('thumb');
  await swipe(page, from, { x: 380, y: from.y });
  await expect(thumb).toHaveAttribute('aria-valuetext', '32 GB');
});

test('scrolling the page over a slider does not change it', async ({ page, show }) => {
  await show('tests-choices-slider--matrix');
  const thumb = page.getByRole('slider', { name: 'Memory' });
  const box = await thumb.boundingBox();
  if (!box) throw new Error('The thumb is missing.');
  // On the track, far from the thumb, so that the touch alone would move it.
  const from = { x: 350, y: box.y + box.height / 2 };
  await page.evaluate(() => {
    document.body.style.minHeight = '3000px';
  });
  await page.evaluate(() => window.scrollTo(0, 30));
  await swipe(page, { x: from.x, y: from.y - 30 }, { x: from.x + 5, y: from.y + 300 });
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeLessThan(30);
  await expect(thumb).toHaveAttribute('aria-valuetext', MEMORY);
});
