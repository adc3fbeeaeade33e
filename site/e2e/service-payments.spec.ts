import type { Page } from '@playwright/test';
import { acceptTerms } from './support/order.ts';
import { downloadedText } from './support/pdf.ts';
import { choose, expect, expectAccessible, logInAsDemo, readMail, settled, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words.en;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The figures of an amount, with the decimal mark of either language. */
const figuresOf = (amount: string) => new RegExp(amount.replaceAll(/[^\d.]/g, '').replace('.', '[.,]'));

/** Orders a service from the balance, and opens its page when it runs. */
async function running(page: Page, name: string, plan = 'virtual-private-servers/nvme-3'): Promise<void> {
  await page.goto(`/${plan}/?stage=payment&name=${name}`);
  await choose(page.getByRole('radio', { name: /^Account balance/ }));
  await acceptTerms(page, t);
  await page.getByRole('button', { name: /^Order .* for/ }).click();
  await page.getByRole('link', { name }).click();
  await page.waitForURL(/\/my\/services\//);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: 'Change plan' })).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** What the page of a service says its next term costs. */
async function nextCharge(page: Page): Promise<string> {
  const term = page.getByRole('term').filter({ hasText: 'Next charge, including VAT' });
  return term.locator('xpath=following-sibling::*[1]').innerText();
}

test(
  'a server moves to a larger plan by card: the total of the page, the bank, the invoice and the email is one',
  { tag: '@full' },
  async ({ page, site }) => {
    await logInAsDemo(page);
    await running(page, 'grows-1');
    await page.getByRole('link', { name: 'Change plan' }).click();
    await expect(heading(page, 'Change plan')).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    const plan = page.getByRole('radio', { name: /^NVMe 4/ });
    await choose(plan);
    const total = /€[\d.,]+/.exec(await page.locator('label', { has: plan }).innerText())?.[0] ?? 'no total';
    await choose(page.getByRole('radio', { name: /^Bank card/ }));
    await page.getByRole('button', { name: 'Upgrade and pay' }).click();
    await expect(page.getByText(total).first()).toBeVisible();

    // Left at the bank: the service keeps its plan, says so, and leads to the payment.
    await page.goto('/my/');
    await page.getByRole('link', { name: 'grows-1' }).click();
    await expect(page.getByText('The upgrade to NVMe 4 is waiting for payment')).toBeVisible();
    await expect(page.getByText('VPS NVMe 3', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Pay or cancel' }).click();
    await page.getByRole('link', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name: t.bankPay, exact: true }).click();

    await expect(heading(page, 'Your service has been upgraded')).toBeVisible();
    const invoice = page.getByRole('link', { name: /^Invoice/ });
    const text = await downloadedText(page, invoice);
    expect(text).toContain('Upgrade to VPS NVMe 4');
    expect(text).toContain(total);
    await page.getByRole('link', { name: 'grows-1' }).click();
    await expect(page.getByText('VPS NVMe 4', { exact: true })).toBeVisible();
    // Another test may have changed the language of the demo customer's emails.
    const letter = await readMail(page, site.url, 'demo@hoster.example', /grows-1 .*VPS NVMe 4/);
    expect(letter).toMatch(figuresOf(total));
  },
);

test('the next term is paid for in advance with PayPal, in dollars', { tag: '@full' }, async ({ page, site }) => {
  await logInAsDemo(page);
  await running(page, 'stays-1');
  await page.context().addCookies([{ name: 'currency', value: 'USD', url: site.url }]);
  await page.getByRole('link', { name: 'Renew now' }).click();
  await expect(heading(page, 'Renew')).toBeVisible();
  await page.reload();
  await settled(page);
  await expectAccessible(page);
  const submit = page.getByRole('button', { name: /^Pay \$/ });
  const total = /\$[\d.,]+/.exec(await submit.innerText())?.[0] ?? 'no total';
  await choose(page.getByRole('radio', { name: /^PayPal/ }));
  await submit.click();
  await expect(page.getByText(total).first()).toBeVisible();
  await page.getByRole('button', { name: 'Agree and pay' }).click();
  await expect(heading(page, 'Your service has been renewed')).toBeVisible();
  const text = await downloadedText(page, page.getByRole('link', { name: /^Invoice/ }));
  expect(text).toContain(total);
  const letter = await readMail(page, site.url, 'demo@hoster.example', /stays-1 has been renewed|stays-1 продлена/);
  expect(letter).toMatch(figuresOf(total));
});

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test(
    'a smaller plan is chosen for the next term at the price that was shown, and undone',
    { tag: '@full' },
    async ({ page }) => {
      await logInAsDemo(page);
      await running(page, 'shrinks-1', 'web-hosting/pro');
      const before = await nextCharge(page);
      await page.getByRole('link', { name: 'Change plan' }).click();
      await expect(heading(page, 'Change plan')).toBeVisible();
      const basic = page.getByRole('radio', { name: /^Basic/ });
      await expect(page.locator('label', { has: basic })).toContainText(`instead of ${before}`);
      const price = /€[\d.,]+/.exec(await page.locator('label', { has: basic }).innerText())?.[0] ?? 'no price';
      await choose(basic);
      const submit = page.getByRole('button', { name: /^Change plan from/ });
      await submit.click();
      await expect(page.getByRole('link', { name: /confirm it/ })).toBeVisible();
      await choose(page.getByRole('checkbox', { name: /my data fits/ }));
      await submit.click();

      await expect(page.getByText('Plan change scheduled.')).toBeVisible();
      await expect(page.getByText(/: Basic, /)).toContainText(price);
      expect(await nextCharge(page)).toBe(price);
      await page.getByRole('button', { name: 'Keep the current plan' }).click();
      await expect(page.getByText('The service keeps its current plan.')).toBeVisible();
      expect(await nextCharge(page)).toBe(before);
    },
  );

  test('an upgrade is declined, cancelled, and made from the balance', { tag: '@full' }, async ({ page }) => {
    await logInAsDemo(page);
    await running(page, 'grows-2');
    const upgrade = page.getByRole('link', { name: 'Change plan' });
    await upgrade.click();
    await choose(page.getByRole('radio', { name: /^NVMe 4/ }));
    await choose(page.getByRole('radio', { name: /^Bank card/ }));
    await page.getByRole('button', { name: 'Upgrade and pay' }).click();
    await page.getByRole('button', { name: t.bankDecline, exact: true }).click();
    await expect(heading(page, t.paymentFailed)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel upgrade' }).click();
    await expect(heading(page, 'Upgrade cancelled')).toBeVisible();
    await page.getByRole('link', { name: 'grows-2' }).click();
    await upgrade.click();
    await choose(page.getByRole('radio', { name: /^NVMe 4/ }));
    await choose(page.getByRole('radio', { name: /^Account balance/ }));
    await page.getByRole('button', { name: 'Upgrade and pay' }).click();
    await expect(heading(page, 'Your service has been upgraded')).toBeVisible();
    await page.getByRole('link', { name: 'grows-2' }).click();
    await expect(page.getByText('VPS NVMe 4', { exact: true })).toBeVisible();
    await expect(upgrade).toBeVisible();
  });
});
