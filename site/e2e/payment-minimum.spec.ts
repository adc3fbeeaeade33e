import type { Locator } from '@playwright/test';
import { acceptTerms } from './support/order.ts';
import { makeBuyer, sendPassword } from './support/customers.ts';
import { choose, expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words.en;
/** Cheaper than the least amount of a payment in coins. */
const plan = '/virtual-private-servers/nvme-1/';
const bitcoin = { label: 'BTC · Bitcoin (testnet)' };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('an order below the minimum of coins is paid in coins, for a longer term or by a top-up', async ({
      page,
      site,
    }) => {
      await page.goto(plan);
      await expect(page.getByText(/Cryptocurrency.*: from €10/).last(), 'said before the account').toBeVisible();
      await sendPassword(page, site.url, await makeBuyer(site.url));
      await page.goto(`${plan}?name=coins-1&stage=payment`);
      const coins = page.getByRole('radio', { name: /^Cryptocurrency/ });
      await choose(coins);
      await page.getByLabel('Coin and network').selectOption(bitcoin);
      const explained = page
        .getByText(/^This method takes €10(\.00)? or more, and the order comes to €/)
        .filter({ visible: true });
      const next = page.getByRole('radio', { name: /^Bank transfer/ });
      const below = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
      expect(await below(explained), 'at its method, not below all').toBeLessThan(await below(next));
      await acceptTerms(page, t);
      await page.getByRole('button', { name: /^Order NVMe 1 for/ }).click();
      const refusal = page.getByText('The amount is below the minimum for this payment method.');
      await expect(refusal.first()).toBeVisible();
      await page.getByRole('button', { name: /^Pay for 3 months, €/ }).click();
      await expect(page).toHaveURL(/period=3/);
      await expect(refusal, 'is no longer true').toHaveCount(0);
      await expect(coins).toBeChecked();
      await expect(page.getByLabel('Coin and network')).toHaveValue('BTC/bitcoin');
      await expect(page.getByRole('button', { name: /^Top up/ })).toBeHidden();

      await page.goto(`${plan}?name=coins-1&stage=payment`);
      await choose(coins);
      await page.getByLabel('Coin and network').selectOption(bitcoin);
      await page.getByRole('button', { name: 'Top up €10 and pay from the balance' }).click();
      await page.waitForURL('**/my/payment/**');
      const back = page.url();
      await page.getByRole('link', { name: 'Open the demo blockchain' }).click();
      for (const name of ['Pay the exact amount', 'Mine a block', 'Mine a block'])
        await page.getByRole('button', { name, exact: true }).click();
      await page.goto(back);
      await page.getByRole('link', { name: 'Back to the order' }).click();
      await expect(page.getByRole('radio', { name: /^Account balance/ })).toBeChecked();
      await acceptTerms(page, t);
      await page.getByRole('button', { name: /^Order NVMe 1 for/ }).click();
      await page.waitForURL('**/my/payment/**');
    });
  });
}
