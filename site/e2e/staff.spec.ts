import { makeBuyer, sendPassword } from './support/customers.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const staff = { email: 'staff@hoster.example', password: 'staff-hoster-2026' };

test('staff see open setups, in both languages; customers find nothing there, visitors sign in', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/admin/');
  await expect(page).toHaveURL(/\/auth\/login\/\?next=%2Fadmin%2F$/);
  await sendPassword(context, site.url, await makeBuyer(site.url));
  expect((await page.goto('/admin/'))?.status()).toBe(404);
  await context.clearCookies();
  await sendPassword(context, site.url, staff);
  expect((await page.goto('/admin/'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Setups' })).toBeVisible();
  await expect(page.getByText('No open setups.').or(page.getByRole('table', { name: 'Setups' }))).toBeVisible();
  await expectAccessible(page);
  await context.addCookies([{ name: 'django_language', value: 'ru', url: site.url }]);
  await page.goto('/admin/');
  await expect(page.getByRole('heading', { level: 1, name: 'Настройка услуг' })).toBeVisible();
});
