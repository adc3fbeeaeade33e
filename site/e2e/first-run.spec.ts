import { expect, test } from '@playwright/test';
import { WAIT_TIMEOUT } from '../../scripts/wait-timeout.ts';
import { enterAsStaff, fillSettings, settings, startEmptyShop, turnOnTotp } from './support/opening.ts';
import { expectAccessible } from './support/test.ts';

test('an empty public site is opened for business by the link of its start: administrator, 2FA, company, first order possible', async () => {
  test.setTimeout(6 * WAIT_TIMEOUT);
  // Nothing listens there: the email waits, as it would at a provider that is down.
  const { link, newPage, stop } = await startEmptyShop({ SMTP_URL: 'smtp://127.0.0.1:9' });
  try {
    const page = await newPage();
    const main = page.getByRole('main');
    expect((await page.goto(link.replace(/\w{8}\/$/, '00000000/')))?.status(), 'a guessed link').toBe(404);
    expect((await page.goto(link))?.status()).toBe(200);
    await expectAccessible(page);
    await main.getByLabel('Your email').fill('no address');
    await main.getByRole('button', { name: 'Continue' }).click();
    await expect(main.getByLabel('Your email')).toHaveAttribute('aria-invalid', 'true');
    await main.getByLabel('Your email').fill('owner@shop.example');
    await main.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/auth/password/reset/key/**');
    await enterAsStaff(page, 'owner@shop.example');
    expect((await page.goto(link))?.status(), 'the link works once').toBe(404);

    await page.goto('/admin/');
    await expect(page, 'without 2FA the staff area is closed').toHaveURL(/\/my\/security\/\?needed=staff/);
    await turnOnTotp(page);

    await page.goto('/admin/');
    await expect(main.getByText('Orders are closed')).toBeVisible();
    await page.goto('/admin/settings/?edit=company');
    await fillSettings(page, 'company');
    const save = main.getByRole('button', { name: 'Save settings' });
    await save.click();
    // One group leads to the next that nobody has filled in.
    await page.waitForURL('**/admin/settings/?edit=brand**');
    await fillSettings(page, 'brand');
    await save.click();
    await page.waitForURL('**/admin/settings/?edit=bank**');
    await fillSettings(page, 'bank');
    await main.getByLabel('IBAN').fill('NL93 DEMO 0123 4567 88');
    await save.click();
    await expect(main.getByRole('link', { name: /check digits are wrong/ })).toBeVisible();
    await main.getByLabel('IBAN').fill(settings.bank.IBAN);
    await save.click();
    for (const group of ['payments', 'languages', 'currencies', 'tax', 'lines', 'sender'] as const) {
      await page.waitForURL(`**/admin/settings/?edit=${group}**`);
      await expectAccessible(page);
      await fillSettings(page, group);
      await save.click();
    }
    await page.waitForURL('**/admin/settings/?saved=sender');
    await expect(main.getByText('Orders are closed')).toHaveCount(0);

    await page.goto('/virtual-private-servers/nvme-3/');
    await expect(main.getByRole('button', { name: /Continue|Order/ }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Example Hosting GmbH');
  } finally {
    await stop();
  }
});
