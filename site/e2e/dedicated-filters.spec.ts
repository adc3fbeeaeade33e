import { expect, test } from './support/test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('filters find what a server can be configured to, and lead to that', async ({ page }) => {
      await page.goto('/dedicated-servers/?memory_min=256&price_max=200&disk_type=NVMe');
      await expect(page.getByRole('heading', { name: '3 servers of 18' })).toBeVisible();
      const row = page.getByRole('row').filter({ hasText: 'EPYC 7302P' });
      await expect(row).toContainText('€164');
      await expect(row).toContainText('incl. €25 for options');
      await expect(page.getByRole('row').filter({ hasText: 'EPYC 7443P' })).toContainText(/€197\.10.*at 12 months/);
      await page.locator('summary').filter({ hasText: 'Filters (3)' }).click();
      await expect(page.getByRole('link', { name: 'Show 3 servers' })).toBeInViewport();
      await row.getByRole('link', { name: /^Order/ }).click();
      await expect(page.getByRole('radio', { name: /^256 GB/ })).toBeChecked();
      await expect(page.getByRole('complementary').getByText('€164').first()).toBeVisible();
    });

    test('without results, the nearest servers say what differs', async ({ page }) => {
      await page.goto('/dedicated-servers/?memory_min=512&price_max=60&disk_type=NVMe');
      await expect(page.getByRole('heading', { name: 'Closest to your search' })).toBeVisible();
      await expect(page.getByText('+€155', { exact: false }).first()).toBeVisible();
      await expect(page.getByRole('table', { name: 'Dedicated servers' })).toBeHidden();
      await expect(page.getByRole('button', { name: /^Compare/ })).toBeHidden();
      await expect(page.getByRole('link', { name: /^Without “RAM/ })).toBeVisible();
    });
  });
}
