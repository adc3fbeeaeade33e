import type { Page } from '@playwright/test';
import { authCall } from './support/auth-call.ts';
import { emailTo } from './support/customers.ts';
import { expect, expectAccessible, freshEmail, goodPassword, linkIn, test } from './support/test.ts';

const SECURITY = '/my/security/';
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Confirm it’s you' });

/** Signs in with an emailed link, which doesn't prove the password. */
async function signUpByLink(page: Page, origin: string): Promise<string> {
  const email = freshEmail();
  await authCall(page.request, origin, ['POST', '/auth/signup'], { email, password: goodPassword });
  await page.goto(linkIn(await emailTo(page.request, origin, email), '/auth/confirm-email/'));
  await page.waitForURL('**/my/');
  return email;
}

test('a form that requires reauthentication asks for it and then continues', async ({ page, site }) => {
  const email = await signUpByLink(page, site.url);
  const added = freshEmail();
  await page.goto(SECURITY);
  const emails = section(page, 'Email addresses');
  await emails.getByLabel('New email address').fill(added);
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeVisible();
  await expect(password(page)).toBeFocused();
  const account = page.getByRole('textbox', { name: 'Account', exact: true });
  await expect(account, 'for the password manager').toHaveValue(email);
  await expectAccessible(page);
  await password(page).fill('not-my-password');
  await page.keyboard.press('Enter');
  await expect(password(page)).toHaveAccessibleDescription('Incorrect password.');
  await expectAccessible(page);
  await password(page).fill(goodPassword);
  await page.keyboard.press('Enter');
  await expect(emails.getByRole('listitem').filter({ hasText: added })).toBeVisible();
  await expect(page).toHaveURL(/saved=email-added#emails$/);
});

test('cancelling changes nothing', { tag: '@full' }, async ({ page, site }) => {
  await signUpByLink(page, site.url);
  await page.goto(SECURITY);
  const emails = section(page, 'Email addresses');
  await emails.getByLabel('New email address').fill(freshEmail());
  await emails.getByRole('button', { name: 'Add address' }).click();
  await expect(title(page)).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  await expect(emails.getByRole('listitem')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('continues to an external provider', async ({ page, site }) => {
    await signUpByLink(page, site.url);
    await page.goto(SECURITY);
    const providers = section(page, 'Connected accounts');
    await providers.getByRole('button', { name: 'Connect GitHub', exact: true }).click();
    await expect(title(page)).toBeVisible();
    await password(page).fill(goodPassword);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByLabel('Name').fill(freshEmail());
    await page.getByRole('button', { name: 'Continue to Hoster' }).click();
    await expect(providers.getByText(/^Account connected/)).toBeVisible();
  });
});
