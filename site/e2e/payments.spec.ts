import type { Page } from '@playwright/test';
import { startStripe } from '../../packages/server/src/testing/stripe/start.ts';
import { WAIT_TIMEOUT } from '../../scripts/wait-timeout.ts';
import { acceptTerms } from './support/order.ts';
import { startSite } from './support/processes.ts';
import { choose, expect, expectAccessible, logInAsDemo, readMail, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words.en;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Orders a server, and ends where it is paid. */
async function orderBy(page: Page, method: RegExp, name: string): Promise<void> {
  await page.goto(`/virtual-private-servers/nvme-3/?stage=payment&name=${name}`);
  await choose(page.getByRole('radio', { name: method }));
  await acceptTerms(page, t);
  await page.getByRole('button', { name: t.order }).click();
}

test('after a declined card the same order is paid by PayPal', async ({ page }) => {
  await logInAsDemo(page);
  await orderBy(page, /^Bank card/, 'declined-1');
  await page.getByRole('button', { name: t.bankDecline, exact: true }).click();
  await expect(heading(page, t.paymentFailed)).toBeVisible();
  await choose(page.getByRole('radio', { name: /^PayPal/ }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Demo PayPal')).toBeVisible();
  await page.getByRole('button', { name: 'Agree and pay' }).click();
  await expect(heading(page, t.ready)).toBeVisible();
});

test(
  'an order left at the bank is found again in the account, and paid from there',
  { tag: '@full' },
  async ({ page }) => {
    await logInAsDemo(page);
    await orderBy(page, /^Bank card/, 'left-1');
    await expect(page.getByRole('button', { name: t.bankDecline, exact: true })).toBeVisible();
    await page.goto('/my/billing/');
    const open = page.getByRole('table', { name: 'Payments to finish' });
    await expect(open.getByText(/^Pay by /)).toBeVisible();
    await expectAccessible(page);
    await open.getByRole('link', { name: 'Order payment' }).click();
    await page.waitForURL('**/my/payment/**');
    await page.getByRole('link', { name: /^Pay|^Continue/ }).click();
    await page.getByRole('button', { name: t.bankPay, exact: true }).click();
    await expect(heading(page, t.ready)).toBeVisible();
    await page.goto('/my/billing/');
    await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible();
    await expect(open).toHaveCount(0);
  },
);

test('a card with 3-D Secure is charged after the right code only', async ({ page }) => {
  await logInAsDemo(page);
  await orderBy(page, /^Bank card/, 'secure-1');
  await page.getByRole('button', { name: 'Pay with 3-D Secure' }).click();
  const code = /\d{4}/.exec(await page.getByText('Your bank has sent you a code').innerText())?.[0] ?? '';
  const field = page.getByLabel('Code from the text message');
  await field.fill('1');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toContainText('That code is wrong');
  await expectAccessible(page);
  await field.fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(heading(page, t.ready)).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'with script' : 'without JavaScript, on a phone',
    { tag: javaScriptEnabled ? '@full' : [] },
    () => {
      test.use({ javaScriptEnabled, ...(!javaScriptEnabled && { viewport: { width: 390, height: 844 } }) });

      test('a bank transfer is matched by its reference, also in two parts', async ({ page }) => {
        await logInAsDemo(page);
        await orderBy(page, /^Bank transfer/, 'transfer-1');
        await expect(heading(page, 'Waiting for your transfer')).toBeVisible();
        await expect(page.getByText(/^RF\d\d/).first()).toBeVisible();
        // On a phone, which can’t scan its own screen, the code is folded.
        if (!javaScriptEnabled) await page.getByText('Show QR code').click();
        await expect(page.getByRole('img', { name: 'QR code for your banking app' })).toBeVisible();
        if (javaScriptEnabled) await expectAccessible(page);
        for (const amount of ['6.50', null]) {
          await page.getByRole('link', { name: 'Open your demo bank' }).click();
          if (amount) await page.getByLabel('Amount, EUR').fill(amount);
          await page.getByRole('button', { name: 'Send', exact: true }).click();
          if (amount)
            await expect(page.getByText(/We’ve received €6.50 so far. Send the remaining €9.57/)).toBeVisible();
        }
        await expect(async () => {
          await page.reload();
          await expect(heading(page, t.ready)).toBeVisible({ timeout: 500 });
        }).toPass();
      });
    },
  );
}

const atStripe = test.extend<object, { stripe: Awaited<ReturnType<typeof startStripe>> }>({
  stripe: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const stripe = await startStripe();
      await use(stripe);
      await stripe.kill();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ stripe }, use) => {
      const { secretKey, webhookSecret, apiUrl } = stripe.settings;
      const site = await startSite({
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_URL: apiUrl ?? '',
      });
      await stripe.control({
        webhook: { url: `${site.url}/api/payments/stripe-webhook/`, secret: webhookSecret, held: false },
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 5 * WAIT_TIMEOUT },
  ],
});

for (const javaScriptEnabled of [true, false]) {
  atStripe.describe(
    javaScriptEnabled ? 'at Stripe' : 'at Stripe, without JavaScript',
    { tag: javaScriptEnabled ? '@full' : [] },
    () => {
      atStripe.use({ javaScriptEnabled });

      atStripe('an order is paid on the page of Stripe and comes back paid', async ({ page, site, stripe }) => {
        await logInAsDemo(page);
        await orderBy(page, /^Bank card/, 'stripe-1');
        await page.waitForURL(`${stripe.origin}/pay/**`);
        await page.getByRole('button', { name: 'pay', exact: true }).click();
        await page.waitForURL(`${site.url}/my/payment/**`);
        await expect(async () => {
          await page.reload();
          await expect(heading(page, t.ready)).toBeVisible({ timeout: 500 });
        }).toPass();
        const letter = await readMail(page, site.url, 'demo@hoster.example', /^Payment of €16.07 received$/);
        expect(letter).toContain('Invoice');
      });
    },
  );
}
