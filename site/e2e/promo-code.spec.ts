import type { Page } from '@playwright/test';
import { makeBuyer, type Customer } from './support/customers.ts';
import { acceptTerms } from './support/order.ts';
import { expect, linkIn, readMail, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words.en;
const discounted = '€15.26';

test.use({ viewport: { width: 1440, height: 900 } });

/** Gets a code by email, as visitors do, and gives the link of the email. The code is for that address alone. */
async function mailedLink(page: Page, origin: string, { email }: Customer): Promise<string> {
  await page.goto('/promo/');
  const form = page.getByRole('main');
  await form.getByRole('textbox').fill(email);
  await form.getByRole('button').click();
  await expect(form.getByText(/sent the promo code/)).toBeVisible();
  return linkIn(await readMail(page, origin, email, /promo code/i), 'promo_code=');
}

/** From the catalogue to the payment stage; the total is the same on every page. */
async function configureWithLink(page: Page, link: string, { email, password }: Customer): Promise<void> {
  const main = page.getByRole('main');
  await page.goto(link);
  await expect(main.getByText(/Promo code HOST5-\w+ applied: 5% off for the first 3 months/)).toBeVisible();
  await expect(main.getByRole('row', { name: /NVMe 3/ }).first(), 'the card').toContainText('12.82');
  await main.getByRole('link', { name: t.orderPlan }).first().click();
  await expect(page).toHaveURL(/nvme-3\/\?.*promo_code=HOST5-/);
  const summary = main.getByRole('complementary');
  await expect(summary).toContainText('Promo code');
  await expect(summary).toContainText('€12.82');
  await expect(main.getByText('5% off the plan for the first 3 months')).toBeVisible();
  await page.getByRole('button', { name: t.toAccount }).first().click();
  await page.locator('main input[name=email]').fill(email);
  await page.locator('main input[name=password]').fill(password);
  await page.locator('main input[name=password]').press('Enter');
  await expect(page).toHaveURL(/stage=payment/);
  await expect(summary).toContainText(discounted);
}

async function sendOrder(page: Page): Promise<void> {
  await page.getByText('Bank card', { exact: true }).click();
  await acceptTerms(page, t);
  await page.getByRole('button', { name: t.order }).click();
}

/** From the catalogue to the bank. */
async function orderWithLink(page: Page, link: string, customer: Customer): Promise<void> {
  await configureWithLink(page, link, customer);
  await sendOrder(page);
  await expect(page.getByRole('button', { name: t.bankPay, exact: true })).toBeVisible();
  await expect(page.locator('body'), 'the bank').toContainText('15.26');
}

/** From the list of dedicated servers to the summary of an order; the code goes along with every link. */
async function configureServer(page: Page, link: string): Promise<void> {
  const main = page.getByRole('main');
  const code = new URL(link).searchParams.get('promo_code') ?? '';
  await page.goto(`/dedicated-servers/for-amd-epyc/?promo_code=${code}`);
  await expect(main.getByText(`Promo code ${code} applied: 5% off for the first 3 months.`)).toBeVisible();
  await expect(main.getByRole('row', { name: /EPYC 7443P/ })).toContainText(/€[\d.]+ *€[\d.]+/);
  await main.getByRole('link', { name: 'Order EPYC 7443P' }).click();
  await expect(page).toHaveURL(new RegExp(`/epyc-7443p/\\?promo_code=${code}$`));
  await expect(main.getByRole('complementary')).toContainText('Promo code');
}

async function expectSameInEmailAndReceipt(page: Page, origin: string, { email: to }: Customer): Promise<void> {
  await page.getByRole('button', { name: t.bankPay, exact: true }).click();
  const receipt = page.getByRole('table', { name: 'Receipt' });
  await expect(receipt).toContainText(discounted);
  await expect(receipt).toContainText('Promo code');
  const email = await readMail(page, origin, to, t.orderedSubject);
  expect(email).toContain('Promo code');
  expect(email).toMatch(/15\.26/);
}

test(
  'a code that was used in another tab takes its discount with it',
  { tag: '@full' },
  async ({ page, context, site }) => {
    const customer = await makeBuyer(site.url);
    await configureWithLink(page, await mailedLink(page, site.url, customer), customer);
    const other = await context.newPage();
    await other.goto(page.url());
    const summary = other.getByRole('main').getByRole('complementary');
    await expect(summary).toContainText(discounted);
    await sendOrder(page);
    await page.getByRole('button', { name: t.bankPay, exact: true }).click();
    await expect(page.getByRole('table', { name: 'Receipt' })).toContainText(discounted);

    await sendOrder(other);
    await expect(other.getByLabel('Promo code')).toHaveAttribute('aria-invalid', 'true');
    await expect(summary).toContainText('Total for 1 month€16.07');
    await expect(summary).not.toContainText('Promo code');
  },
);

test('a wrong code is refused at Apply, and not taken along', { tag: '@full' }, async ({ page }) => {
  await page.goto('/virtual-private-servers/nvme-3/');
  const field = page.getByLabel('Promo code');
  await field.fill('NOPE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Invalid promo code. Try again.')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Invalid promo code. Try again.')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the code of the email is shown at every step and charged', async ({ page, site }) => {
    const customer = await makeBuyer(site.url);
    await orderWithLink(page, await mailedLink(page, site.url, customer), customer);
    await expectSameInEmailAndReceipt(page, site.url, customer);
  });

  test('a list of dedicated servers shows prices with the code and passes it on', async ({ page, site }) => {
    const customer = await makeBuyer(site.url);
    await configureServer(page, await mailedLink(page, site.url, customer));
  });

  test('a wrong code is refused at Apply', async ({ page }) => {
    await page.goto('/virtual-private-servers/nvme-3/');
    await page.getByLabel('Promo code').fill('NOPE');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Invalid promo code. Try again.')).toBeVisible();
  });
});
