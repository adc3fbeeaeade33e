import type { Page } from '@playwright/test';
import { acceptTerms } from './support/order.ts';
import { expect, logInAsDemo, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words.en;
const plan = '/virtual-private-servers/nvme-3/';

test.use({ viewport: { width: 1440, height: 900 } });

/** Orders by card and comes back from the bank without paying. */
async function orderAndComeBack(page: Page, name: string): Promise<void> {
  await page.goto(`${plan}?name=${name}&stage=payment`);
  await page.getByText('Bank card', { exact: true }).click();
  await acceptTerms(page, t);
  await page.getByRole('button', { name: t.order }).click();
  await expect(page.getByRole('button', { name: t.bankPay, exact: true })).toBeVisible();
  await page.goBack();
  const main = page.getByRole('main');
  await expect(main.getByText('You have an unpaid order')).toBeVisible();
  await expect(main.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: t.order }), 'no second order without a word').toBeHidden();
}

/** Orders by card and lets the bank decline. Ends on the page of the payment. */
async function orderAndFail(page: Page, name: string): Promise<void> {
  await page.goto(`${plan}?name=${name}&stage=payment`);
  await page.getByText('Bank card', { exact: true }).click();
  await acceptTerms(page, t);
  await page.getByRole('button', { name: t.order }).click();
  await page.getByRole('button', { name: t.bankDecline, exact: true }).click();
  await expect(page.getByRole('heading', { name: t.paymentFailed })).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'with script' : 'without JavaScript',
    { tag: javaScriptEnabled ? '@full' : [] },
    () => {
      test.use({ javaScriptEnabled });

      test(
        'back from the bank an unpaid order can be changed, cancelled or paid',
        { tag: '@full' },
        async ({ page }) => {
          await logInAsDemo(page);
          await orderAndComeBack(page, 'unpaid-1');
          await page.getByRole('button', { name: 'Change order' }).click();
          await expect(page.getByLabel(/^Host ?name/)).toHaveValue('unpaid-1');
          await orderAndComeBack(page, 'unpaid-2');
          await page.getByRole('button', { name: 'Cancel order' }).click();
          await expect(page.getByText('You have an unpaid order')).toHaveCount(0);
          await orderAndComeBack(page, 'unpaid-3');
          await page.getByRole('link', { name: 'Pay now' }).click();
          await expect(page.getByRole('link', { name: 'Continue to payment' })).toBeVisible();
          await page.goBack();
          // The page of the payment has such a button, too, and no notice: it's there until the page of the order has loaded.
          await expect(page.getByText('You have an unpaid order')).toBeVisible();
          await page.getByRole('button', { name: 'Cancel order' }).click();
          await expect(page.getByText('You have an unpaid order')).toHaveCount(0);
        },
      );

      test(
        'a failed payment can be tried again, and its order changed or cancelled',
        { tag: '@full' },
        async ({ page }) => {
          await logInAsDemo(page);
          await orderAndFail(page, 'failed-1');
          await page.getByRole('button', { name: 'Cancel order' }).click();
          await expect(page.getByRole('heading', { name: 'Order cancelled' })).toBeVisible();
          await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
          await page.getByRole('link', { name: 'Order again' }).click();
          await expect(page.getByLabel(/^Host ?name/)).toHaveValue('failed-1');
          await orderAndFail(page, 'failed-2');
          await page.getByRole('button', { name: 'Change order' }).click();
          await expect(page.getByLabel(/^Host ?name/)).toHaveValue('failed-2');
          await orderAndFail(page, 'failed-3');
          await page.getByRole('button', { name: 'Try again' }).click();
          await page.getByRole('button', { name: t.bankPay, exact: true }).click();
          await expect(page.getByRole('heading', { name: /^Payment received|is ready$/ })).toBeVisible();
        },
      );
    },
  );
}

test(
  'an order made in another tab is shown instead of making a second one',
  { tag: '@full' },
  async ({ context, page }) => {
    await logInAsDemo(page);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(`${plan}?name=two-tabs&stage=payment`);
      await tab.getByText('Bank card', { exact: true }).click();
      await acceptTerms(tab, t);
    }
    await page.getByRole('button', { name: t.order }).click();
    await expect(page.getByRole('button', { name: t.bankPay, exact: true })).toBeVisible();
    await other.getByRole('button', { name: t.order }).click();
    await expect(other.getByText('You have an unpaid order')).toBeVisible();
    await other.getByRole('button', { name: 'Cancel order' }).click();
    await expect(other.getByText('You have an unpaid order')).toHaveCount(0);
  },
);
