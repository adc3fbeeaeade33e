import type { Page } from '@playwright/test';
import { expect, test } from './story.ts';

const LONG_WORDS = 'tests-together-hostile-texts--long-words';
const FIGURES = 'tests-together-hostile-texts--figures';

const turn = (page: Page, direction: 'ltr' | 'rtl'): Promise<void> =>
  page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);

for (const direction of ['ltr', 'rtl'] as const) {
  test(`words of two hundred characters do not overflow fields and texts at 320 px, ${direction}`, async ({
    page,
    show,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await show(LONG_WORDS);
    await turn(page, direction);
    /** Elements with overflowing texts and boxes; the input of a code is clipped by its box. */
    const wide = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[data-case]')]
          .filter((one) => {
            const { left, right } = one.getBoundingClientRect();
            return [...one.querySelectorAll<HTMLElement>(':not(input, svg, svg *)')].some((element) => {
              const box = element.getBoundingClientRect();
              return box.width > 1 && (box.left < left - 1 || box.right > right + 1);
            });
          })
          .map((one) => one.dataset['case']),
      );
    await expect(page.locator('[data-case]')).toHaveCount(27);
    expect(await wide()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test('numbers stay before their unit in right-to-left text', async ({ page, show }) => {
  await show(FIGURES);
  await turn(page, 'rtl');
  /** Number of visible "8 GB", and fields in which it reads "GB 8". */
  const found = await page.evaluate(() => {
    const turned: (string | undefined)[] = [];
    let seen = 0;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const left = (text: Node, at: number): number => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const at = text.textContent?.indexOf('8 GB') ?? -1;
      const parent = text.parentElement;
      if (at < 0 || !parent?.checkVisibility() || parent.closest('option, script')) continue;
      seen++;
      if (left(text, at) > left(text, at + 2)) turned.push(parent.closest<HTMLElement>('[data-case]')?.dataset['case']);
    }
    return { seen, turned };
  });
  expect(found.turned).toEqual([]);
  expect(found.seen).toBeGreaterThan(60);
});

for (const direction of ['ltr', 'rtl'] as const) {
  test(`a mouse drags the thumb of a slider, ${direction}`, async ({ page, show }) => {
    await show('tests-choices-slider--matrix');
    await turn(page, direction);
    const thumb = page.getByRole('slider', { name: 'Memory' });
    const track = await page.locator('[data-part="track"]').first().boundingBox();
    const at = await thumb.boundingBox();
    if (!track || !at) throw new Error('The slider is missing.');
    const y = at.y + at.height / 2;
    await page.mouse.move(at.x + at.width / 2, y);
    await page.mouse.down();
    // Beyond the end of the track, and off it.
    await page.mouse.move(direction === 'ltr' ? track.x + track.width + 50 : track.x - 50, y + 80, { steps: 5 });
    await page.mouse.up();
    await expect(thumb).toHaveAttribute('aria-valuetext', '32 GB');
    await expect(thumb).toBeFocused();
    await page.mouse.move(track.x + track.width / 2, y);
    await expect(thumb).toHaveAttribute('aria-valuetext', '32 GB');
    await page.mouse.click(track.x + track.width / 2, y);
    await expect(thumb).toHaveAttribute('aria-valuetext', /1[67] GB/);
  });
}

test('clicking a reset button restores the initial values of all fields', async ({ page, show }) => {
  await show('tests-together-hostile-texts--in-a-form');
  const slider = page.getByRole('slider', { name: 'Memory' });
  const combobox = page.getByRole('combobox', { name: 'Country' });
  const number = page.getByRole('spinbutton', { name: 'Cores' });
  const search = page.getByRole('searchbox', { name: 'Search' });
  const nvme = page.getByRole('checkbox', { name: 'NVMe' });
  await slider.press('End');
  await combobox.fill('Norway');
  await combobox.press('Enter');
  await number.fill('12');
  await search.fill('ip');
  await nvme.check();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', '8 GB');
  await expect(combobox).toHaveValue('Germany');
  await expect(number).toHaveValue('4');
  await expect(search).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Clear' })).toHaveCount(0);
  await expect(nvme).not.toBeChecked();
  expect(await page.evaluate(() => [...new FormData(document.forms[0])])).toEqual([
    ['memory', '8'],
    ['country', 'de'],
    ['cores', '4'],
    ['q', ''],
    ['disk', 'ssd'],
  ]);
});

test('an error uses its reserved line without shifting the form', async ({ page, show }) => {
  await show('tests-together-hostile-texts--in-a-form');
  const button = page.getByRole('button', { name: 'Reset' });
  const place = () => button.evaluate((element) => element.getBoundingClientRect().top);
  const before = await place();
  await page.getByRole('textbox', { name: 'Email' }).fill('anna');
  await page.getByRole('textbox', { name: 'Email' }).press('Tab');
  await expect(page.getByText('An email address has an @.')).toBeVisible();
  expect(await place()).toBe(before);
});

test('ten thousand options open at the last one, render few, and scroll without jumps', async ({ page, show }) => {
  await show('fields-combobox--thousands');
  const field = page.getByRole('combobox');
  await field.click();
  const active = page.locator('[role="option"][data-active]');
  await expect(active).toHaveText('City 10000');
  // All of them would freeze the browser for seconds.
  expect(await page.getByRole('option', { includeHidden: true }).count()).toBeLessThan(250);
  const place = () => active.evaluate((element) => element.getBoundingClientRect().top);
  // Above the first rendered option.
  for (let step = 0; step < 100; step++) await field.press('ArrowUp');
  const top = await place();
  for (let step = 0; step < 5; step++) await field.press('ArrowUp');
  await expect(active).toHaveText('City 9895');
  expect(Math.abs((await place()) - top)).toBeLessThan(2);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  const tag = reducedMotion === 'reduce' ? '@media' : [];
  test(
    `a changing price is animated only without reduced motion: ${reducedMotion}`,
    { tag },
    async ({ page, show }) => {
      await page.emulateMedia({ reducedMotion });
      await show('tests-tables-and-lists-rollingprice--matrix');
      const amount = page.locator('[data-component="rolling-price"] [data-part="amount"]');
      const price = page.locator('[data-component="rolling-price"]');
      await page.getByRole('slider', { name: 'Memory' }).press('End');
      await expect(amount).toHaveText('€100.80');
      await expect(price).toHaveAttribute('data-rolled', /up/);
      const animation = await amount.evaluate((element) => getComputedStyle(element).animationName);
      expect(animation === 'none').toBe(reducedMotion === 'reduce');
      await expect(page.getByText('Now €100.80 a month')).toHaveRole('status');
    },
  );
}

test('a text area without text shows as many lines as it has rows', async ({ page, show }) => {
  await show('fields-textarea--usage');
  const area = page.locator('textarea').first();
  for (const rows of [1, 2, 8, 30]) {
    const lines = await area.evaluate((element: HTMLTextAreaElement, count) => {
      element.value = '';
      element.rows = count;
      const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(element);
      const padding = parseFloat(paddingBlockStart) + parseFloat(paddingBlockEnd);
      return (element.clientHeight - padding) / parseFloat(lineHeight);
    }, rows);
    expect(Math.abs(lines - rows)).toBeLessThan(0.2);
  }
});
