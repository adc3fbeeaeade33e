import { authCall } from './support/auth-call.ts';
import { makeCustomer, sendPassword } from './support/customers.ts';
import { test } from './support/identity.ts';
import { expect, settled } from './support/test.ts';

test('a tab that shows one person does nothing for another who came in beside it', async ({ page, context, site }) => {
  const [first, second] = [await makeCustomer(site.url), await makeCustomer(site.url)];
  await sendPassword(context, site.url, first);
  await page.goto('/my/security/');
  await expect(page.getByRole('main').getByText(first.email).first()).toBeVisible();

  const beside = await context.newPage();
  await beside.goto('/my/');
  await authCall(context.request, site.url, ['DELETE', '/auth/session']);
  await beside.goto('/auth/login/');
  await beside.getByLabel('Email or username').fill(second.email);
  await beside.getByLabel('Password', { exact: true }).fill(second.password);
  await beside.keyboard.press('Enter');
  await beside.waitForURL('**/my/');

  // It was sent to the login page when nobody was there, and shows at last who is.
  await expect(page.getByText(first.email)).toHaveCount(0);
  await page.goto('/my/security/');
  await expect(page.getByRole('main').getByText(second.email).first()).toBeVisible();
});

test(
  'an expired code and cancelling return to the form and focus it',
  { tag: '@full' },
  async ({ page, context, site, guarded }) => {
    await sendPassword(context, site.url, guarded);
    await page.goto('/auth/login/');
    await expect(page.getByRole('main').getByRole('link', { name: 'Create an account' })).toHaveCount(0);
    // Only the script moves the focus to the form that takes the place of this one.
    await settled(page);
    await page.getByRole('button', { name: 'Use another account' }).click();
    const name = page.getByRole('main').getByLabel('Email or username');
    await expect(name).toBeFocused();

    await sendPassword(context, site.url, guarded);
    await page.reload();
    // As after the quarter of an hour that a sign-in waits.
    await authCall(context.request, site.url, ['DELETE', '/auth/session']);
    await page.getByRole('main').getByLabel('Code from your authenticator app').fill('123456');
    await expect(page.getByRole('alert')).toHaveText(/^Your sign-in timed out/);
    await expect(name).toBeFocused();
  },
);

test('where cookies are blocked the form says so', async ({ page }) => {
  await page.route('**/auth/login', (route) =>
    route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Forbidden</h1>' }),
  );
  await page.goto('/auth/login/');
  // Without script the form is sent to the page, which the answer above isn't for.
  await settled(page);
  await page.getByRole('main').getByLabel('Email or username').fill('demo');
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('demo-hoster-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Your browser is blocking cookies');
});
