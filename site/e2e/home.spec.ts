import { expect, test } from './support/test.ts';

test('a VPS is chosen on the home page, and its order begins with that plan, term and price', async ({ page }) => {
  await page.goto('/');
  await page.getByText('NVMe 5', { exact: true }).click();
  await page.getByRole('group', { name: 'Term in months' }).getByText('12', { exact: true }).click();
  await expect(page.getByText('€518.40 for 12 months, excluding VAT')).toBeVisible();
  const smallest = page.getByRole('radio', { name: 'NVMe 1', exact: true });
  await expect(smallest, 'every plan has its price at that term').toHaveAccessibleDescription('€4.41');
  await page.getByRole('button', { name: 'Order this VPS' }).click();
  await expect(page).toHaveURL(/\/virtual-private-servers\/nvme-5\/\?period=12$/);
  await expect(page.getByRole('radio', { name: /^12 months/ })).toBeChecked();
  await expect(page.getByRole('complementary').getByText('€518.40').first()).toBeVisible();
});

test('the claims of the shop have their figures', async ({ page }) => {
  await page.goto('/');
  const why = page.getByRole('region', { name: 'Why Hoster' });
  for (const text of ['99.99%uptime target', '250 Gbpsof hardware DDoS protection', '24/7support', '0hidden fees'])
    await expect(why.getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
  const checks = page.getByRole('region', { name: 'What you can check yourself' });
  await expect(checks.getByRole('link')).toHaveCount(4);
  await expect(page.getByRole('blockquote'), 'invented clients say nothing').toHaveCount(0);
});

test('payment marks have the colour of the text in both themes', { tag: '@full' }, async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const mark = page.getByRole('main').getByRole('img', { name: 'Visa' });
    const colours = await mark.evaluate((svg) => {
      const { fill, color } = getComputedStyle(svg);
      return { fill, color };
    });
    expect(colours.fill, colorScheme).toBe(colours.color);
  }
});

for (const [path, most] of [
  ['/', 7000],
  // Russian words are longer.
  ['/ru/', 7400],
] as const) {
  test(`is at most ${most} px high on a phone on ${path}`, { tag: '@full' }, async ({ page, context, site }) => {
    await context.addCookies([{ name: 'consent', value: '1.2026-11-23', url: site.url }]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
  });
}

test('redirects from an unknown plan to the list of plans', async ({ page }) => {
  await page.goto('/virtual-private-servers/?plan=nvme-99&period=12');
  await expect(page.getByRole('link', { name: /Order NVMe 3/ }).first()).toBeVisible();
});

test.describe('without JavaScript, in Russian', () => {
  test.use({ javaScriptEnabled: false });

  test('the chosen VPS is priced by its order page', async ({ page }) => {
    await page.goto('/ru/');
    await page.getByText('NVMe 4', { exact: true }).click();
    await page.getByRole('group', { name: 'Срок аренды' }).getByText('24', { exact: true }).click();
    await page.getByRole('button', { name: /^Заказать/ }).click();
    await expect(page).toHaveURL(/\/ru\/virtual-private-servers\/nvme-4\/\?period=24$/);
    await expect(page.getByRole('heading', { level: 1, name: /NVMe 4/ })).toBeVisible();
  });
});
