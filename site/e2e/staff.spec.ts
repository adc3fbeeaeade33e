import { makeBuyer, sendPassword } from './support/customers.ts';
import { fillPayment, orderButton } from './support/order.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { words } from './support/words.ts';

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

test(
  'what a customer says about a server reaches the staff who set it up',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await sendPassword(context, site.url, await makeBuyer(site.url));
    // A server of this name can't be set up, so it stays in the list.
    await page.goto('/dedicated-servers/e3-1270v6/?name=fail-setup');
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: 'What it’s for' }).click();
    await main.getByLabel('What is the server for?').selectOption('Game servers');
    await main.getByLabel('Anything else we should know?').fill('Two hundred players at most');
    await main.getByRole('button', { name: 'Continue to payment' }).first().click();
    await fillPayment(page);
    await orderButton(page).click();
    await page.getByRole('button', { name: words.en.bankPay, exact: true }).click();
    await page.waitForURL('**/my/payment/**');

    await context.clearCookies();
    await sendPassword(context, site.url, staff);
    const row = main.getByRole('row').filter({ hasText: 'fail-setup' });
    await expect(async () => {
      await page.goto('/admin/');
      await expect(row.getByText('Setup failed')).toBeVisible({ timeout: 500 });
    }).toPass();
    await row.getByText('Customer’s answers').click();
    await expect(row.getByRole('definition')).toHaveText(['Game servers', 'Two hundred players at most']);
    await expectAccessible(page);
  },
);
