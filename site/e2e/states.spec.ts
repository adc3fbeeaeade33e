import type { Page } from '@playwright/test';
import { expectAccessibleInThemes } from './support/looks.ts';
import { choose, expect, freshEmail, logInAsDemo, openAccountMenu, settled, test } from './support/test.ts';

const plan = '/virtual-private-servers/nvme-1/';
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** The order page with a system that the smallest plan is too small for. */
async function unfitOrder(page: Page): Promise<string> {
  const answer = await page.request.get('/my/api/vps-order/templates/');
  const { os } = (await answer.json()) as { os: { id: number; family: string }[] };
  return `${plan}?os=${os.find(({ family }) => family === 'windows')?.id}`;
}

test.use({ reducedMotion: 'reduce', viewport: wide } as object);

test('what a visitor opens breaks no accessibility rule', { tag: '@full' }, async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await page.goto('/virtual-private-servers/');
  await page.getByRole('banner').getByText('More', { exact: true }).click();
  await expectAccessibleInThemes(page);

  // HTML alone sends the form to a page of its own.
  await settled(page);
  await page.keyboard.press('Escape');
  const promo = page.locator('input[type=email][name=email]').first();
  await promo.fill('not an address');
  await promo.press('Enter');
  await expect(page.locator('#promo-error')).not.toBeEmpty();
  await expectAccessibleInThemes(page);
  await promo.fill(freshEmail());
  await promo.press('Enter');
  await expect(page.locator('[data-component=toasts] [data-tone=success]')).toBeVisible();
  await expectAccessibleInThemes(page);

  await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeVisible();
  await expectAccessibleInThemes(page);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectAccessibleInThemes(page);
  await page.keyboard.press('Escape');

  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await dialog.locator('details:not([open]) > summary').first().click();
  await expectAccessibleInThemes(page);
});

test('failed orders break no accessibility rule', { tag: '@full' }, async ({ page }) => {
  await page.goto(await unfitOrder(page));
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await expectAccessibleInThemes(page);

  await page.goto(plan);
  // The card around it is what the mouse meets; the choice waits for the confirmation.
  await page.locator('#administration-section summary').click();
  // The question is the script's: a choice made before it shows a button instead.
  await settled(page);
  await choose(page.getByRole('radio', { name: /^Off/ }));
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
  await expectAccessibleInThemes(page);

  await page.goto('/auth/signup/');
  await page.getByRole('main').getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible();
  await expectAccessibleInThemes(page);
  await page.locator('main input[type=email]').fill(freshEmail());
  await page.locator('main input[name=password]').fill('correct-horse-42');
  await page.getByRole('main').getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(page.locator('main input[name=password]')).toHaveCount(0);
  await expectAccessibleInThemes(page);
});

test('what a customer opens breaks no accessibility rule', { tag: '@full' }, async ({ page }) => {
  await logInAsDemo(page);
  await page.goto('/my/');
  await openAccountMenu(page);
  await expectAccessibleInThemes(page);
  await page.mouse.move(0, 600);

  await page.goto('/my/settings/?edit=personal-info');
  await page.locator('input[name=first_name]').fill('');
  await page.getByRole('button', { name: 'Save personal data', exact: true }).click();
  await expect(page.locator('input[name=first_name]')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleInThemes(page);

  await page.goto('/my/');
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.waitForURL('**/my/services/*/');
  await expectAccessibleInThemes(page);

  await page.goto('/my/billing/?edit=top-up');
  await page.getByRole('button', { name: 'Continue to payment', exact: true }).click();
  await expect(page.getByRole('dialog').locator('[aria-invalid=true]').first()).toBeVisible();
  await expectAccessibleInThemes(page);
  await page.locator('input[name=amount]').fill('20');
  await page.getByText('Bank card', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue to payment', exact: true }).click();
  await page.waitForURL('**/bank/pay/**');
  await expectAccessibleInThemes(page);
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment failed' })).toBeVisible();
  await expectAccessibleInThemes(page);
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL('**/my/payment/**');
  await expectAccessibleInThemes(page);
});
