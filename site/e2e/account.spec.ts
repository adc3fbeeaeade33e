import { openPart } from './support/order.ts';
import { expect, expectAccessible, logInAsDemo, settled, test } from './support/test.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(
    javaScriptEnabled ? 'with script' : 'without JavaScript, on a phone',
    { tag: javaScriptEnabled ? [] : '@full' },
    () => {
      test.use({ javaScriptEnabled, ...(!javaScriptEnabled && { viewport: { width: 390, height: 844 } }) });

      test('a card is added by a check at the bank and pays for renewals; auto-renewal is switched off and on', async ({
        page,
      }) => {
        await logInAsDemo(page);
        await page.goto('/my/billing/');
        await page.getByRole('button', { name: 'Add card' }).click();
        await expect(page.getByText('Card check, no charge')).toBeVisible();
        await page.getByRole('button', { name: 'Decline' }).click();
        await expect(
          page.getByText('The card wasn’t added. You haven’t been charged.', { exact: false }),
        ).toBeVisible();
        await page.getByRole('button', { name: 'Add card' }).click();
        await page.waitForURL('**/bank/pay/**');
        await page.getByRole('button', { name: 'Add card', exact: true }).click();
        await expect(
          page.getByText(/^Card added\. Renewals are paid from your balance first, then with Visa/),
        ).toBeVisible();
        await expect(page.getByText('Used for renewals')).toBeVisible();

        await page.goto('/my/services/?name=web-frankfurt');
        await page.getByRole('main').getByRole('link', { name: 'web-frankfurt' }).click();
        await openPart(page, 'Billing');
        const renewal = page.getByRole('switch', { name: 'Auto-renewal' });
        const switchIt = async () => {
          if (javaScriptEnabled) await settled(page);
          await renewal.click();
          if (!javaScriptEnabled) await page.getByRole('button', { name: 'Save', exact: true }).click();
        };
        await expect(renewal).toHaveAccessibleDescription(/Pay with: balance, then Visa •••• 4242/);
        await switchIt();
        await expect(page.getByText('Auto-renewal is off.', { exact: false }).first()).toBeVisible();
        await expect(renewal).not.toBeChecked();
        await expect(renewal).toHaveAccessibleDescription(/We won’t charge you/);
        await switchIt();
        await expect(page.getByText('Auto-renewal is on.')).toBeVisible();
        await expect(renewal).toBeChecked();

        await page.goto('/my/billing/');
        await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
        await expect(page.getByText('Card removed.', { exact: false })).toBeVisible();
      });
    },
  );

test('services are moved to a project together, and found by it', { tag: '@full' }, async ({ page }) => {
  await logInAsDemo(page);
  await page.goto('/my/projects/');
  await page.getByRole('link', { name: 'Create project' }).click();
  await page.getByLabel('Project name').fill('general');
  await page.getByRole('button', { name: 'Save project' }).click();
  await expect(page.getByLabel('Project name')).toHaveAccessibleDescription(/already have a project with this name/);
  await page.getByLabel('Project name').fill('Client A');
  await page.getByRole('button', { name: 'Save project' }).click();
  await expect(page.getByText('Project created.')).toBeVisible();

  await page.goto('/my/services/');
  await settled(page);
  await page.getByRole('checkbox', { name: 'Select web-frankfurt' }).check();
  await page.getByRole('button', { name: 'Move to project' }).click();
  await page.getByRole('menuitem', { name: 'Client A' }).click();
  await expect(page.getByText('Moved to Client A.')).toBeVisible();
  await page.goto('/my/projects/');
  const item = page.getByRole('listitem').filter({ hasText: 'Client A' });
  await item.getByRole('link', { name: '1 service' }).click();
  await expect(page).toHaveURL(/\/my\/services\/\?project=\d+$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'web-frankfurt' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'koch-studio' })).toHaveCount(0);
  await page.goto('/my/projects/');
  await page.getByRole('button', { name: 'Delete Client A' }).click();
  await expect(page.getByText('Project deleted.', { exact: false })).toBeVisible();
});

test('the search finds a service, a page and a help article with the keyboard', { tag: '@full' }, async ({ page }) => {
  await logInAsDemo(page);
  await page.goto('/my/');
  await settled(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search the account' });
  await field.fill('web-frank');
  await expect(page.getByRole('option', { name: /web-frankfurt/ })).toBeVisible();
  await expectAccessible(page);
  await field.fill('wireguard');
  await expect(page.getByRole('option', { name: /Set up the VPN/ }).first()).toBeVisible();
  await field.fill('billing');
  await page.getByRole('option', { name: 'Billing' }).first().click();
  await expect(page).toHaveURL(/\/my\/billing\/$/);
});
