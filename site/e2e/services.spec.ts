import { expect, test } from './support/test.ts';

test('compares the lines by what the catalogue says, and leads into each', async ({ page }) => {
  await page.goto('/services/');
  const table = page.getByRole('table', { name: 'Services side by side' });
  await expect(table.getByRole('row', { name: /^RAM/ })).toContainText('1–32 GB');
  await expect(table.getByRole('row', { name: /^Refund/ })).toContainText('within 30 days');
  await page.getByRole('link', { name: 'View plans: Backup storage' }).click();
  await expect(page).toHaveURL(/\/backups\/$/);
});

test.describe('without JavaScript, from Russia', () => {
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: { 'CF-IPCountry': 'RU' } });

  test('says nothing of the VPN, and the other lines are there', async ({ page }) => {
    await page.goto('/ru/services/');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Хранилище для бэкапов' }).first()).toBeVisible();
    await expect(main.getByRole('columnheader')).toHaveCount(5);
    expect(await page.content()).not.toContain('VPN');
  });
});
