import { acceptTerms, expectActiveService, fillPersonalData, signUpMidway } from '../support/order.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 820, height: 1180 } });

test('the order can be made without JavaScript', async ({ page, site }) => {
  const t = words.en;
  await page.goto('/');
  await page.getByRole('link', { name: t.chooseVps }).first().click();
  // With its styles: they hide the link that phones have.
  await page.waitForURL('/virtual-private-servers/');
  await page
    .getByRole('link', { name: /Order NVMe 3/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /NVMe 3/ })).toBeVisible();

  await page.getByText('Rotterdam', { exact: true }).click();
  await page.getByText('12 months', { exact: true }).click();
  await page.getByLabel(/^Hostname/).fill('plain-1');
  await page
    .getByRole('button', { name: /Update/ })
    .first()
    .click();
  await expect(page).toHaveURL(/location=\d+.*name=plain-1/);
  await expect(page.getByRole('complementary').getByText('€145.80').first()).toBeVisible();

  await page.getByRole('button', { name: t.toAccount }).first().click();
  const email = await signUpMidway(page, site.url, t);
  await expect(page).toHaveURL(/name=plain-1/);
  await page.getByRole('button', { name: t.toPayment }).click();
  await expect(page.getByText('This field').first(), 'an empty form is refused beside its fields').toBeVisible();
  await fillPersonalData(page, t, 'de');
  await page.getByRole('button', { name: t.toPayment }).click();

  await page.getByText('Bank card', { exact: true }).click();
  await acceptTerms(page, t);
  await page.getByRole('button', { name: t.order }).click();
  await page.getByRole('button', { name: t.bankDecline, exact: true }).click();
  await expect(page.getByText(t.paymentFailed).first()).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: t.bankPay, exact: true }).click();

  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: t.ready })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectActiveService(page, site.url, { t, email, name: 'plain-1', total: /173\.50/ });
});

test('language, currency and theme can be switched without JavaScript', async ({ page }) => {
  await page.goto('/virtual-private-servers/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('combobox', { name: 'Currency' }).selectOption('USD');
  await footer
    .locator('form', { has: page.getByRole('combobox') })
    .getByRole('button')
    .click();
  await expect(page.getByRole('main').getByText('$').first()).toBeVisible();
  await footer.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await footer.getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL(/\/ru\/virtual-private-servers\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});
