import type { Page } from '@playwright/test';
import { acceptTerms, expectActiveService, fillPersonalData, signUpMidway } from './order.ts';
import { choose, expect } from './test.ts';
import { words } from './words.ts';

/** From the home page to a paid and running VPS, in English and with the mouse. */
export async function orderWithMouse(page: Page, origin: string): Promise<void> {
  const t = words.en;
  await page.goto(`${origin}/`);
  await page.getByRole('link', { name: t.chooseVps }).first().click();
  // Loaded with its styles: each row has a button for wide windows and one for phones, of which they hide one.
  await page.waitForURL('**/virtual-private-servers/');
  await page
    .getByRole('row', { name: /NVMe 3/ })
    .getByRole('link', { name: /Order/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /NVMe 3/ })).toBeVisible();

  await page.getByText('Rotterdam', { exact: true }).click();
  await choose(page.getByRole('radio', { name: 'Debian 13' }));
  await page.getByRole('heading', { name: 'Control panel' }).click();
  await page.getByText('HestiaCP', { exact: true }).click();
  await page.getByText('12 months', { exact: true }).click();
  await page.getByLabel(/^Hostname/).fill('web-1');
  const summary = page.getByRole('main').getByRole('complementary');
  // 12 × 13.50 less 10 %: what one pays now and, being no time-limited discount, later.
  await expect(summary.getByText('€145.80').first()).toBeVisible();
  await expect(page).toHaveURL(/location=\d+.*name=web-1/);
  const configured = page.url();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Rotterdam/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /12 months/ })).toBeChecked();
  expect(page.url()).toBe(configured);

  await page.getByRole('button', { name: t.toAccount }).click();
  const email = await signUpMidway(page, origin, t);
  await fillPersonalData(page, t, 'de');
  await page.getByRole('button', { name: t.toPayment }).click();

  await expect(summary.getByText('VAT 19%')).toBeVisible();
  await page.getByText('Bank card', { exact: true }).click();
  await acceptTerms(page, t);
  // 145.80 + 19 %
  await page.getByRole('button', { name: 'Order NVMe 3 for €173.50' }).click();

  await expect(page.getByText('Demo Bank', { exact: true })).toBeVisible();
  await expect(page.getByText('€173.50')).toBeVisible();
  await page.getByRole('button', { name: t.bankPay, exact: true }).click();
  await expect(page.getByRole('heading', { name: t.ready })).toBeVisible();
  await expectActiveService(page, origin, { t, email, name: 'web-1', total: /173\.50/ });
}
