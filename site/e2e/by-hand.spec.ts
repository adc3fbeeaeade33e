import { sendPassword, makeBuyer } from './support/customers.ts';
import { fillPayment, openPart, orderButton } from './support/order.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { words } from './support/words.ts';

const staff = { email: 'staff@hoster.example', password: 'staff-hoster-2026' };

/** A site whose dedicated servers are built by staff. */
test.use({ siteEnv: { PROVIDERS: 'dedicated=by-hand' } });

test('a server that is built by hand: ordered, delivered by staff without a script, and active for its customer', async ({
  browser,
  context,
  page,
  site,
}) => {
  await sendPassword(context, site.url, await makeBuyer(site.url));
  await page.goto('/dedicated-servers/e3-1270v6/?name=handmade');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Continue to payment' }).first().click();
  await fillPayment(page);
  await orderButton(page).click();
  await page.getByRole('button', { name: words.en.bankPay, exact: true }).click();
  await page.waitForURL('**/my/payment/**');

  const office = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const desk = await office.newPage();
  await desk.goto('/admin/tasks/');
  await expect(desk).toHaveURL(/\/auth\/login\/\?next=%2Fadmin%2Ftasks%2F$/);
  await sendPassword(office, site.url, staff);
  const row = desk.getByRole('row').filter({ hasText: 'handmade' });
  await expect(async () => {
    await desk.goto('/admin/tasks/');
    await expect(row).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(row.getByText('Ada Berg')).toBeVisible();
  await expect(row.getByText('Open')).toBeVisible();
  await row.getByRole('link').click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Setup: handmade' })).toBeVisible();
  await expect(desk.getByText('Ubuntu').first()).toBeVisible();
  await desk.getByLabel('IPv4 address').fill('192.0.2.300');
  await desk.getByLabel('Username', { exact: true }).fill('root');
  await desk.getByLabel('Password', { exact: true }).fill('typed-by-staff');
  await desk.getByRole('button', { name: 'Finish task' }).click();
  await expect(desk.getByRole('link', { name: /^IPv4 address: / })).toBeVisible();
  await expect(desk.getByLabel('IPv4 address')).toHaveValue('192.0.2.300');
  await expect(desk.getByLabel('Password', { exact: true })).toHaveValue('typed-by-staff');
  await desk.getByLabel('IPv4 address').fill('192.0.2.30');
  await desk.getByLabel('Console address').fill('https://ipmi-30.example');
  await desk.getByRole('button', { name: 'Finish task' }).click();
  await expect(desk.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  const task = new URL(desk.url()).pathname;
  await desk.goto('/admin/tasks/?state=done');
  await expect(row.getByText('Done')).toBeVisible();
  await office.close();

  await expect(async () => {
    await page.goto('/my/services/');
    const mine = main.getByRole('row').filter({ hasText: 'handmade' });
    await expect(mine.getByText('Active', { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  await main.getByRole('link', { name: 'handmade' }).first().click();
  await openPart(page, 'Access');
  await expect(page.getByText('root', { exact: true })).toBeVisible();
  await expect(page.getByText('https://ipmi-30.example')).toBeVisible();

  expect((await page.goto('/admin/tasks/'))?.status()).toBe(404);
  expect((await page.goto(task))?.status()).toBe(404);
  await context.clearCookies();
  await sendPassword(context, site.url, staff);
  await context.addCookies([{ name: 'django_language', value: 'ru', url: site.url }]);
  await page.goto(task);
  await expect(page.getByRole('heading', { level: 1, name: 'Настройка: handmade' })).toBeVisible();
  await expect(page.getByText('192.0.2.30', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/tasks/');
  await expect(page.getByText('Задач в этом состоянии нет.')).toBeVisible();
  await expectAccessible(page);
});
