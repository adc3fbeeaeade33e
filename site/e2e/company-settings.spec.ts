import { sendPassword } from './support/customers.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// On a site of its own: every page names the company.
test.use({ siteEnv: { TZ: 'UTC' } });
test.describe.configure({ mode: 'default' });

const staff = { email: 'staff@hoster.example', password: 'staff-hoster-2026' };

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32" fill="#1747c4"/></svg>';

test('staff change the company without a script, with errors at the fields, and everybody sees it', async ({
  browser,
  page,
  site,
}) => {
  const office = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const desk = await office.newPage();
  await sendPassword(office, site.url, staff);
  await desk.goto('/admin/');
  await desk.getByRole('navigation', { name: 'Staff area' }).getByRole('link', { name: 'Settings' }).click();
  await desk.getByRole('link', { name: 'Edit Company', exact: true }).click();
  await desk.getByLabel('Legal name', { exact: true }).fill('Example Hosting GmbH');
  await desk.getByLabel('Tax country').fill('de');
  await desk.getByRole('button', { name: 'Save settings' }).click();
  await expect(desk.getByRole('link', { name: 'This isn’t a VAT ID of the company’s country.' })).toBeVisible();
  await expect(desk.getByLabel('Legal name', { exact: true })).toHaveValue('Example Hosting GmbH');
  await desk.getByLabel('VAT ID').fill('DE 123 456 789');
  await desk.getByRole('button', { name: 'Save settings' }).click();
  await expect(desk.getByRole('status').filter({ hasText: 'Settings saved.' })).toBeVisible();
  await expect(desk.getByText('DE123456789')).toBeVisible();
  await desk.getByRole('link', { name: 'Edit Brand' }).click();
  await desk.getByLabel('Name', { exact: true }).fill('Example Hosting');
  await desk.getByLabel('Colour of buttons').fill('#7a7a7a');
  await desk
    .getByLabel('Logo and icon')
    .setInputFiles({ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(mark) });
  await desk.getByRole('button', { name: 'Save settings' }).click();
  await expect(desk.getByText('The nearest one that works is').first()).toBeVisible();
  await expect(desk.getByRole('img', { name: 'Present symbol' }), 'the file is kept').toBeVisible();
  await desk.getByLabel('Colour of buttons').fill('1747C4');
  await desk.getByRole('button', { name: 'Save settings' }).click();
  await expect(desk.getByRole('banner').getByText('Example Hosting')).toBeVisible();
  await office.close();

  await page.goto('/contacts/');
  await expect(page.getByRole('contentinfo')).toContainText('Example Hosting GmbH');
  await expect(page).toHaveTitle(/Example Hosting/);
  const button = page.getByRole('main').getByRole('button', { name: 'Send' });
  await expect(button).toHaveCSS('background-color', 'rgb(23, 71, 196)');
  await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expectAccessible(page);
  const home = page.getByRole('banner').getByRole('link', { name: 'Example Hosting, home page' });
  const symbol = (await home.getByRole('presentation').getAttribute('src')) ?? '';
  const icon = page.locator('link[rel="icon"]');
  await expect(icon).toHaveAttribute('href', symbol);
  expect(await (await page.request.get('/favicon.ico')).text()).toBe(mark);
});

test('the settings are accessible, and a customer doesn’t find them', async ({ context, page, site }) => {
  await sendPassword(context, site.url, staff);
  await page.goto('/admin/settings/');
  await expect(page.getByRole('heading', { level: 1, name: 'Company settings' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/settings/?edit=local_company');
  await expectAccessible(page);
  await context.clearCookies();
  await sendPassword(context, site.url, { email: 'demo@hoster.example', password: 'demo-hoster-2026' });
  const answer = await page.goto('/admin/settings/');
  expect(answer?.status()).toBe(404);
});
