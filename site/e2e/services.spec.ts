import { expect, test } from './support/test.ts';

test('compares the lines by what the catalogue says, and leads into each', async ({ page }) => {
  await page.goto('/services/');
  const table = page.getByRole('table', { name: 'Services side by side' });
  await expect(table.getByRole('row', { name: /^RAM/ })).toContainText('1–32 GB');
  await expect(table.getByRole('row', { name: /^Refund/ })).toContainText('within 30 days');
  await page.getByRole('link', { name: 'View plans: Backup storage' }).click();
  await expect(page).toHaveURL(/\/backups\/$/);
});
