import { expect, settled, test } from './support/test.ts';

test('a reload restores the scroll position', async ({ page }) => {
  await page.goto('/virtual-private-servers/');
  await settled(page);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  // Twice: what the first visit leaves behind must not keep the second one from coming back.
  for (let times = 0; times < 2; times++) {
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  }
});

test('a figure and its unit stay on one line in English messages', async ({ request }) => {
  expect(await (await request.get('/virtual-private-servers/')).text()).toContain('640\u00a0GB</span>');
});

test.describe('prices in long texts', () => {
  const texts = '[data-component=prose]';

  test('are in the currency of the visitor, from the server on', async ({ page, context, baseURL }) => {
    const url = baseURL ?? '';
    await context.addCookies([
      { name: 'currency', value: 'USD', url },
      { name: 'currency_picked', value: '1', url },
    ]);
    const html = await (await page.request.get('/virtual-private-servers/nvme-3/')).text();
    expect(html).toContain('<data value="2.5">$2.90</data>');
    await page.goto('/virtual-private-servers/nvme-3/');
    await settled(page);
    const shown = (await page.locator(texts).allTextContents()).join(' ');
    expect(shown).toContain('$2.90');
    expect(shown).not.toContain('€');
  });
});
