import { makeBuyer, sendPassword } from './support/customers.ts';
import { acceptTerms } from './support/order.ts';
import { choose, expect, expectAccessible, test } from './support/test.ts';
import { words } from './support/words.ts';

const staff = { email: 'staff@hoster.example', password: 'staff-hoster-2026' };
const reason = 'Phishing pages were reported on this server';

test('staff find a service, suspend it with a reason that its customer reads, and start it again, without a script', async ({
  browser,
  context,
  page,
  site,
}) => {
  const buyer = await makeBuyer(site.url);
  await sendPassword(context, site.url, buyer);
  await page.goto('/virtual-private-servers/nvme-3/?stage=payment&name=desk-box');
  await choose(page.getByRole('radio', { name: /^Bank card/ }));
  await acceptTerms(page, words.en);
  await page.getByRole('button', { name: words.en.order }).click();
  await page.getByRole('button', { name: words.en.bankPay, exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'desk-box' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Active', { exact: true })).toBeVisible();

  const office = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const desk = await office.newPage();
  await sendPassword(office, site.url, staff);
  await desk.goto('/admin/services/');
  await desk.getByLabel('Name, IP, id or email').fill(buyer.email);
  await desk.getByRole('button', { name: 'Apply filters' }).click();
  await desk.getByRole('row').filter({ hasText: 'desk-box' }).getByRole('link').click();
  await expect(desk.getByRole('heading', { level: 1, name: /desk-box$/ })).toBeVisible();
  await desk.getByRole('link', { name: 'Suspend', exact: true }).click();
  await desk.getByRole('button', { name: 'Save change' }).click();
  await expect(desk.getByRole('textbox', { name: 'Reason for the customer' })).toHaveAttribute('aria-invalid', 'true');
  await desk.getByRole('textbox', { name: 'Reason for the customer' }).fill(reason);
  await desk.getByRole('button', { name: 'Save change' }).click();
  await expect(desk.getByText('Saved.')).toBeVisible();
  await expect(desk.getByText('by staff', { exact: true })).toBeVisible();
  await expect(desk.getByRole('table', { name: 'Changes by staff' }).getByText(`“${reason}”`)).toBeVisible();

  await page.reload();
  await expect(main.getByText(`Our team has suspended this service: “${reason}”`)).toBeVisible();
  await desk.getByRole('link', { name: 'Reactivate' }).click();
  await desk.getByRole('textbox', { name: 'Reason' }).fill('The pages are gone');
  await desk.getByRole('button', { name: 'Save change' }).click();
  await expect(desk.getByText('by staff', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(main.getByText('Active', { exact: true })).toBeVisible();
  await office.close();
});

test('the pages of services are accessible, and their forms open and close with a script', async ({
  page,
  context,
  site,
}) => {
  await sendPassword(context, site.url, staff);
  await page.goto('/admin/services/');
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /web-frankfurt/ }).click();
  await page.getByRole('link', { name: 'Extend for free' }).click();
  await expect(page.getByRole('dialog', { name: 'Extend for free' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
});
