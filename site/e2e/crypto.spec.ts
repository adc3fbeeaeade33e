import type { Page } from '@playwright/test';
import { acceptTerms } from './support/order.ts';
import { choose, expect, logInAsDemo, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words.en;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Orders a server in bitcoin, and ends on the page of its payment. */
async function orderInCoins(page: Page, name: string): Promise<void> {
  await page.goto(`/virtual-private-servers/nvme-3/?stage=payment&name=${name}`);
  await choose(page.getByRole('radio', { name: /^Cryptocurrency/ }));
  await page.getByLabel('Coin and network').selectOption({ label: 'BTC · Bitcoin (testnet)' });
  await acceptTerms(page, t);
  await page.getByRole('button', { name: t.order }).click();
  await page.waitForURL('**/my/payment/**');
  await expect(heading(page, 'Waiting for your payment')).toBeVisible();
}

/** Presses buttons of the demo’s chain, and comes back to the payment. */
async function onChain(page: Page, ...buttons: string[]): Promise<void> {
  const back = page.url();
  await page.getByRole('link', { name: 'Open the demo blockchain' }).click();
  for (const name of buttons) await page.getByRole('button', { name, exact: true }).click();
  await page.goto(back);
}

const balance = async (page: Page): Promise<number> => {
  const answer = await page.request.get('/my/api/account/finance/');
  const finance: { balance: { amount: string } } = await answer.json();
  return Number(finance.balance.amount);
};

test('an order is paid in coins: first too little, then the remaining amount', { tag: '@full' }, async ({ page }) => {
  await logInAsDemo(page);
  await orderInCoins(page, 'coins-1');
  await expect(page.getByRole('img', { name: 'QR code for your wallet' })).toBeVisible();
  await expect(page.getByText(/^tb1/).first()).toBeVisible();
  await onChain(page, 'Pay half', 'Mine a block', 'Mine a block');
  await expect(heading(page, 'We received part of the amount')).toBeVisible();
  await expect(page.getByText('Send the rest to the same address', { exact: false })).toBeVisible();
  await onChain(page, 'Pay the rest');
  await expect(heading(page, 'The network is confirming your payment')).toBeVisible();
  await onChain(page, 'Mine a block', 'Mine a block');
  await expect(heading(page, t.ready)).toBeVisible();
  await expect(page.getByText(/^ssh root@/)).toBeVisible();
  await page.getByRole('link', { name: 'Open coins-1' }).click();
  await expect(heading(page, 'coins-1')).toBeVisible();
});

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the balance is topped up in coins', { tag: '@full' }, async ({ page }) => {
    await logInAsDemo(page);
    const before = await balance(page);
    await page.goto('/my/billing/?edit=top-up');
    await page.locator('input[name=amount]').fill('25');
    await choose(page.getByRole('radio', { name: /^Cryptocurrency/ }));
    await page.getByLabel('Coin and network').selectOption('USDT/tron');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.waitForURL('**/my/payment/**');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await onChain(page, 'Pay the exact amount', 'Mine a block', 'Mine a block', 'Mine a block');
    await expect(heading(page, 'Your balance has been topped up')).toBeVisible();
    await expect(page.getByText('We’ve added €25 to your balance.')).toBeVisible();
    expect(await balance(page)).toBe(before + 25);
  });

  test('an order is paid in coins: the fields of a method show as soon as it is chosen', async ({ page }) => {
    await logInAsDemo(page);
    await page.goto('/virtual-private-servers/nvme-3/?stage=payment');
    const save = page.getByRole('checkbox', { name: /Save this card/ });
    await choose(page.getByRole('radio', { name: /^Bank card/ }));
    await expect(save).toBeVisible();
    await choose(page.getByRole('radio', { name: /^PayPal/ }));
    await expect(save).toBeHidden();
    await expect(page.getByLabel('Coin and network')).toBeHidden();
    await orderInCoins(page, 'coins-4');
    await onChain(page, 'Pay the exact amount', 'Mine a block', 'Mine a block');
    await expect(async () => {
      await page.reload();
      await expect(heading(page, t.ready)).toBeVisible({ timeout: 500 });
    }).toPass();
  });
});
