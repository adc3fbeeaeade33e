import type { Page } from '@playwright/test';
import { expect, test } from './story.ts';

/** What teams outside of the company met when they built pages with the library. */

const WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(6);

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('components keep their width on a page without the reset', async ({ page, show }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await show('tests-fields-numberfield--matrix');
  const widths = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-component="number-field"]')].map((one) => one.getBoundingClientRect().width),
    );
  const before = await widths();
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) {
      const layers = [...sheet.cssRules].filter((rule) => rule instanceof CSSLayerBlockRule);
      for (const layer of layers.filter(({ name }) => name === 'hoster.reset' || name === 'hoster.base')) {
        for (let at = layer.cssRules.length - 1; at >= 0; at--) {
          const rule = layer.cssRules[at];
          if (rule instanceof CSSStyleRule && rule.selectorText.startsWith('*')) layer.deleteRule(at);
        }
      }
    }
  });
  expect(
    await page.evaluate(() => getComputedStyle(document.body.appendChild(document.createElement('div'))).boxSizing),
  ).toBe('content-box');
  expect(await widths()).toEqual(before);
  expect(await pageWidth(page)).toBeLessThanOrEqual(320);
});

test('twelve columns fit where there is hardly room for their gaps', async ({ page, show }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await show('layout-columns--text-and-aside');
  const columns = page.locator('[data-component="columns"]');
  await columns.evaluate((element) => (element.style.width = '160px'));
  expect(await columns.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(160);
});

test('a number field with a hidden value looks like one without', async ({ page, show }) => {
  await show('fields-numberfield--settles');
  const box = page.locator('[data-component="number-field"] [data-part="box"]').first();
  const colour = () => box.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await colour();
  await box.evaluate((element) => {
    const hidden = document.createElement('input');
    hidden.type = 'hidden';
    element.append(hidden);
  });
  expect(await colour()).toBe(before);
});

test('forced colours show which part of a slider is unavailable', { tag: '@media' }, async ({ page, show }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await show('tests-choices-slider--matrix');
  const closed = page.locator('[data-part="closed"]').first();
  expect(await closed.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain('gradient');
});

for (const [story, part] of [
  ['data-pictures-histogram--described', '[data-component="histogram"]'],
  ['data-pictures-sparkline--load', '[data-component="sparkline"]'],
] as const) {
  test(`left-to-right text in a right-to-left page isn’t mirrored: ${story}`, async ({ page, show }) => {
    await show(story);
    const transform = () =>
      page
        .locator(part)
        .first()
        .evaluate((element) => getComputedStyle(element).transform);
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    expect(await transform()).not.toBe('none');
    await page.evaluate(() => (document.body.dir = 'ltr'));
    expect(await transform()).toBe('none');
  });
}

test('a highlighted subject is highlighted beside the titles of groups, too', async ({ page, show }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await show('tests-tables-and-lists-comparisontable--matrix');
  const table = page.getByRole('table').first();
  const gaps = await table.evaluate((element) => {
    const colours = (row: Element) =>
      [...row.querySelectorAll('td')].map((cell) => getComputedStyle(cell).backgroundColor);
    const [feature] = [...element.querySelectorAll('[data-part="feature"]')].map(colours);
    const titles = [...element.querySelectorAll('tr:has(> [scope="rowgroup"])')].map(colours);
    const marked = feature?.find((colour) => colour !== 'rgba(0, 0, 0, 0)');
    return titles.filter((cells) => !cells.includes(marked ?? '')).length;
  });
  expect(gaps).toBe(0);
});

test('the selection of a wrong code ends with its boxes', async ({ page, show }) => {
  await show('fields-codeinput--slots');
  const [input, boxes] = await page
    .locator('[data-component="code-input"]')
    .first()
    .evaluate((element) => {
      const field = element.querySelector('input');
      const clip = field ? getComputedStyle(field).clipPath : '';
      const right = Number(/inset\(0px ([\d.]+)px/.exec(clip)?.[1] ?? 0);
      const last = [...element.querySelectorAll('[aria-hidden="true"] *')].at(-1);
      return [(field?.getBoundingClientRect().right ?? 0) - right, last?.getBoundingClientRect().right ?? 0];
    });
  expect(Math.abs((input ?? 0) - (boxes ?? 0))).toBeLessThan(2);
});

for (const [story, text] of [
  ['navigation-breadcrumbs--way', '[data-component="breadcrumbs"] a'],
  ['feedback-banner--plain', '[data-component="banner"] div'],
  ['text-badge--tones', '[data-component="badge"]'],
] as const) {
  test(`a word of two hundred letters stays inside: ${story}`, async ({ page, show }) => {
    await show(story);
    await page.setViewportSize({ width: 320, height: 800 });
    await page
      .locator(text)
      .last()
      .evaluate((element, word) => (element.textContent = word), WORD);
    expect(await pageWidth(page)).toBeLessThanOrEqual(320);
  });
}

test('on phones, no words of headers are left above the cards of a resizable table', async ({ page, show }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await show('tests-tables-and-lists-resizablecolumns--matrix');
  const loose = await page.evaluate(() =>
    [...document.querySelectorAll('[data-component="table"] thead th')]
      .filter((cell) => !cell.querySelector('a, button, input') && getComputedStyle(cell).clipPath === 'none')
      .map((cell) => cell.textContent),
  );
  expect(loose).toEqual([]);
});

test('the menu of a row is level with its text', async ({ page, show }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await show('tables-and-lists-table--sorts');
  const row = page.locator('tbody tr').first();
  await row
    .locator('td')
    .last()
    .evaluate((cell) => {
      cell.innerHTML = '<button data-component="icon-button" style="block-size: 44px; inline-size: 44px"></button>';
    });
  const off = await row.evaluate((element) => {
    const middle = (part: Element | Range) => {
      const { top, height } = part.getBoundingClientRect();
      return top + height / 2;
    };
    const text = document.createRange();
    text.selectNodeContents(element.querySelector('th') ?? element);
    return Math.abs(middle(text) - middle(element.querySelector('button') ?? element));
  });
  expect(off).toBeLessThan(2);
});
