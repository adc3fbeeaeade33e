import { expect, test } from './story.ts';

test('cells of a sticky column have the hover colour of their row', async ({ page, show }) => {
  await show('tables-and-lists-table--sticky-last');
  const row = page.locator('tbody [data-part="row"]').first();
  const colour = (element: Element) => getComputedStyle(element).backgroundColor;
  const cell = row.locator(':scope > :last-child');
  const before = await cell.evaluate(colour);
  await row.locator(':scope > :first-child').hover();
  expect(await cell.evaluate(colour)).toBe(await row.evaluate(colour));
  expect(await cell.evaluate(colour)).not.toBe(before);
});
