import { expect, test } from './story.ts';

test('a slider follows the writing direction: placement, mouse and keys', async ({ page, show }) => {
  await show('tests-choices-slider--matrix');
  const thumb = page.getByRole('slider', { name: 'Memory' });
  const line = page.locator('[data-part="area"]').first();
  /** Returns the position of the thumb's centre as a fraction of the track, from the left. */
  const place = async () => {
    const [handle, whole] = [await thumb.boundingBox(), await line.boundingBox()];
    if (!handle || !whole) throw new Error('The slider is not displayed.');
    return (handle.x + handle.width / 2 - whole.x) / whole.width;
  };
  const before = await place();
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  expect(await place()).toBeCloseTo(1 - before, 2);

  await thumb.focus();
  await page.keyboard.press('Home');
  await expect(thumb).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('ArrowLeft');
  await expect(thumb).toHaveAttribute('aria-valuenow', '2');

  const box = await line.boundingBox();
  if (!box) throw new Error('The track is missing.');
  await page.mouse.click(box.x + 1, box.y + 12);
  await expect(thumb).toHaveAttribute('aria-valuetext', '32 GB');
  expect(await place()).toBeLessThan(0.1);
});

for (const [name, story] of [
  ['a slider', 'tests-choices-slider--matrix'],
  ['a range filter with its histogram', 'choices-rangefilter--usage'],
  ['a sparkline', 'data-pictures-sparkline--usage'],
  ['a meter', 'tests-feedback-meter--matrix'],
  ['an icon', 'tests-pictures-icon--matrix-in-text'],
] as const)
  test(`${name} in a left-to-right part of a right-to-left page is not mirrored`, async ({ page, show }) => {
    await show(story);
    /** Place and drawn direction of everything that the component is made of. */
    const picture = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('#storybook-root *')].map((part) => {
          const { x, width } = part.getBoundingClientRect();
          return [Math.round(x), Math.round(width), getComputedStyle(part).transform];
        }),
      );
    const before = await picture();
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
      document.body.dir = 'ltr';
    });
    expect(await picture()).toEqual(before);
    // In a wholly right-to-left page it's another picture.
    await page.evaluate(() => (document.body.dir = 'rtl'));
    expect(await picture()).not.toEqual(before);
  });
