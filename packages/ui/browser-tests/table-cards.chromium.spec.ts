import { expect, test } from './story.ts';

test.use({ viewport: { width: 390, height: 800 } });

for (const id of [
  'tests-tables-and-lists-table--matrix',
  'tests-tables-and-lists-comparisontable--matrix',
  'text-prose--from-server',
]) {
  test(`${id}: tables shown as cards are tables to assistive technology`, async ({ page, show }) => {
    await show(id);
    const elements = await page.locator('#storybook-root table').evaluateAll((tables) => ({
      table: tables.length,
      // A row without cells is left out, and so is one that isn't displayed.
      cell: tables.flatMap((table) => [...table.querySelectorAll('td')]).filter((cell) => cell.checkVisibility())
        .length,
    }));
    expect(elements.table).toBeGreaterThan(0);
    const client = await page.context().newCDPSession(page);
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const exposed = (...roles: string[]) => nodes.filter(({ role }) => roles.includes(String(role?.value))).length;
    expect(exposed('table')).toBe(elements.table);
    expect(exposed('cell')).toBe(elements.cell);
    expect(exposed('row')).toBeGreaterThan(0);
    expect(exposed('columnheader')).toBeGreaterThan(0);
  });
}

test('values of a column with `nowrap` stay on one line of a card, and its label wraps instead', async ({
  page,
  show,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await show('tables-and-lists-table--nowrap');
  const cell = page.getByRole('cell', { name: '203.0.113.128 – 203.0.113.255' });
  const [value, card] = await cell.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [range.getBoundingClientRect(), element.closest('tr')?.getBoundingClientRect()];
  });
  expect(value?.height).toBeLessThan(24);
  expect(value?.right).toBeLessThanOrEqual(card?.right ?? 0);
  expect((await cell.boundingBox())?.height).toBeGreaterThan(40);
});

test('a compact card has a few lines, and its button beside the price', async ({ page, show }) => {
  await show('tables-and-lists-table--compact-cards');
  const card = page.getByRole('row').filter({ hasText: 'Ryzen' }).first();
  const [top, price, order, all] = await Promise.all([
    card.getByText('128 GB').boundingBox(),
    card.getByText('€129.00').boundingBox(),
    card.getByRole('button').boundingBox(),
    card.boundingBox(),
  ]);
  expect((await card.getByText('3.84 TB').boundingBox())?.y, 'values side by side').toBe(top?.y);
  expect(all?.height).toBeLessThan(160);
  expect(order?.x).toBeGreaterThan((price?.x ?? 0) + (price?.width ?? 0));
  expect(order?.y).toBeLessThan((price?.y ?? 0) + (price?.height ?? 0));
});
