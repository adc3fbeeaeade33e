import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { makeBuyer, sendPassword } from './support/customers.ts';
import { fillPayment, orderButton } from './support/order.ts';
import type { Running } from './support/processes.ts';
import { choose, expect, expectAccessible, freshEmail, goodPassword, linkIn, test } from './support/test.ts';
import { words } from './support/words.ts';

/** Runs a command of the operator beside the running site. @returns what it says */
async function admin(site: Running, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: site.data, PUBLIC_ORIGIN: site.url, NODE_ENV: 'production' };
  const { stdout } = await promisify(execFile)(process.execPath, ['site/server/admin.ts', ...args], { env });
  return stdout;
}

const staff = { email: 'staff@hoster.example', password: 'staff-hoster-2026' };

test('staff see what waits, in both languages; customers find nothing there, visitors sign in', async ({
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
  await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible();
  await expectAccessible(page);
  await context.addCookies([{ name: 'django_language', value: 'ru', url: site.url }]);
  await page.goto('/admin/');
  await expect(page.getByRole('heading', { level: 1, name: 'Очередь' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Настройка', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Настройка услуг' })).toBeVisible();
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
      await page.goto('/admin/setups/');
      await expect(row.getByText('Setup failed')).toBeVisible({ timeout: 500 });
    }).toPass();
    await row.getByText('Customer’s answers').click();
    await expect(row.getByRole('definition')).toHaveText(['Game servers', 'Two hundred players at most']);
    await expectAccessible(page);
  },
);

test('the operator makes somebody staff, who chooses a password and finds the pages of their role', async ({
  page,
  browser,
  site,
}) => {
  const email = freshEmail();
  const said = await admin(site, 'create-staff', email, '--role', 'support');
  const main = page.getByRole('main');
  await page.goto(linkIn(said, '/auth/password/reset/key/'));
  await main.locator('input[name=password]').fill(goodPassword);
  await main.locator('input[name=password]').press('Enter');
  await page.waitForURL('**/auth/login/?reset');
  await sendPassword(page.context(), site.url, { email, password: goodPassword });
  await page.goto('/admin/');
  const menu = page.getByRole('navigation', { name: 'Staff area' });
  await expect(menu.getByRole('link')).toHaveText([
    'Queue',
    'Tickets',
    'Tasks',
    'Email',
    'Customers',
    'Services',
    'Setups',
    'Incidents',
  ]);
  await expectAccessible(page);
  expect((await page.goto('/admin/staff/'))?.status(), 'not for support').toBe(404);

  const office = await browser.newContext({ baseURL: site.url });
  const boss = await office.newPage();
  await sendPassword(office, site.url, staff);
  await boss.goto('/admin/');
  await boss.getByRole('navigation', { name: 'Staff area' }).getByRole('link', { name: 'Staff' }).click();
  const row = boss.getByRole('row').filter({ hasText: email });
  await row.getByRole('link', { name: /^Change role/ }).click();
  const dialog = boss.getByRole('dialog', { name: 'Change role' });
  await choose(dialog.getByRole('radio', { name: /^Finance/ }));
  await dialog.getByRole('button', { name: 'Save role' }).click();
  await expect(dialog.getByText('This field is required'), 'the reason is missing').toBeVisible();
  await expect(dialog.getByRole('radio', { name: /^Finance/ })).toBeChecked();
  await dialog.getByLabel('Reason').fill('Keeps the books now');
  await dialog.getByRole('button', { name: 'Save role' }).click();
  await expect(boss.getByText('Role changed.')).toBeVisible();
  await expect(row).toContainText('Finance');
  await expectAccessible(boss);
  await office.close();

  expect((await page.goto('/admin/tickets/'))?.status(), 'no longer in support').toBe(404);
  await page.goto('/admin/');
  await menu.getByRole('link', { name: 'Audit log' }).click();
  const entry = page.getByRole('row').filter({ hasText: 'Keeps the books now' });
  await expect(entry).toContainText(/Changed a role.*role: support → finance.*Done/);
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('nothing like this');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No entries match “nothing like this”.')).toBeVisible();
});
