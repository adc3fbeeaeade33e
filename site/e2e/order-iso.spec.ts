import type { Page } from '@playwright/test';
import { acceptTerms, openPart } from './support/order.ts';
import { expect, logInAsDemo, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words.en;
const plan = '/virtual-private-servers/nvme-3/';
const iso = 'https://images.example.org/my%20system.iso?signature=a1';

test.use({ viewport: { width: 1440, height: 900 } });

const field = (page: Page) => page.getByLabel('ISO image address');

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'with script' : 'without JavaScript',
    { tag: javaScriptEnabled ? '@full' : [] },
    () => {
      test.use({ javaScriptEnabled });

      test('a server is ordered with an own ISO image', { tag: '@full' }, async ({ page, site }) => {
        await logInAsDemo(page);
        const name = javaScriptEnabled ? 'iso-1' : 'iso-2';
        await page.goto(`${plan}?name=${name}`);
        const onward = page.getByRole('button', { name: 'Continue to payment' }).first();
        await page.getByRole('radiogroup', { name: 'What to install' }).getByText('Disk images').click();
        await expect(field(page)).toBeHidden();
        await page.getByText('Your own ISO', { exact: true }).click();
        await expect(field(page)).toBeVisible();
        await onward.click();
        await expect(field(page), 'an address is needed').toHaveAttribute('aria-invalid', 'true');
        await field(page).fill('http://me@images.example.org/a.iso');
        await onward.click();
        await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page)).toHaveValue('http://me@images.example.org/a.iso');
        await field(page).fill(iso);
        await onward.click();
        await expect(page, 'not in the address').toHaveURL(/\?image=\d+&name=iso-\d&stage=payment$/);
        await page.getByText('Account balance', { exact: true }).click();
        await acceptTerms(page, t);
        await page.getByRole('button', { name: t.order }).click();
        await page.waitForURL('**/my/payment/**');
        await expect(async () => {
          await page.reload();
          await expect(page.getByRole('heading', { name: 'Your order is ready' })).toBeVisible({ timeout: 500 });
        }).toPass();
        await page.goto(`${site.url}/my/`);
        await page.getByRole('main').getByRole('link', { name }).first().click();
        await expect(page.getByRole('main').getByText(iso, { exact: true })).toBeVisible();
        await openPart(page, 'Access');
        await expect(page.getByText('This server boots from your ISO image.')).toBeVisible();
        await expect(page.getByText('Show password')).toHaveCount(0);
      });
    },
  );
}
