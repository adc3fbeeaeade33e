import type { Page } from '@playwright/test';
import { makeCustomer, sendPassword } from './support/customers.ts';
import { expect, expectAccessible, settled, test } from './support/test.ts';

const API = '**/auth/_allauth/browser/v1';

/** Lets a call of the auth API fail. */
async function failing(page: Page, path: string, status: number, headers: Record<string, string> = {}): Promise<void> {
  await page.route(`${API}${path}`, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status, headers, contentType: 'text/html', body: '' }),
  );
}

const DOWN =
  'Sign-in and security settings are temporarily unavailable. The problem isn’t your connection, and your entries are saved.';

test('a backend that fails or hangs at sign-in isn’t blamed on the visitor’s connection, and the form stays', async ({
  context,
}) => {
  // A page of its own: the failures are logged in its console.
  const page = await context.newPage();
  await page.goto('/auth/login/');
  await settled(page);
  const [name, password] = [page.getByLabel('Email or username'), page.getByLabel('Password', { exact: true })];
  await name.fill('mira@example.test');
  await password.fill('Correct-horse-42');
  for (const status of [500, 502, 504]) {
    await failing(page, '/auth/login', status);
    await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
    await expect(page.getByRole('alert').getByText(DOWN)).toBeVisible();
    await expect(name).toHaveValue('mira@example.test');
    await expect(password).toHaveValue('Correct-horse-42');
    await page.unrouteAll();
  }
  await expectAccessible(page);
});

test(
  'too many changes of a password are said above the form, with the time to wait',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await sendPassword(context, site.url, await makeCustomer(site.url));
    await page.goto('/my/security/');
    await settled(page);
    const form = page.getByRole('region', { name: 'Password', exact: true });
    await expect(form.getByText(/At least 7 characters/)).toBeVisible();
    for (const [headers, text] of [
      [{}, 'Too many attempts.'],
      [{ 'retry-after': '120' }, 'Too many attempts. Try again in 2 minutes.'],
    ] as const) {
      await failing(page, '/account/password/change', 429, headers);
      await form.getByLabel('Current password').fill('Correct-horse-42');
      await form.getByLabel('New password').fill('Battery-staple-77');
      await form.getByRole('button', { name: 'Change password' }).click();
      await expect(form.getByRole('alert').getByText(text)).toBeVisible();
      await page.unrouteAll();
    }
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('too many changes of a password are said above the form', { tag: '@full' }, async ({ page, context, site }) => {
    await sendPassword(context, site.url, await makeCustomer(site.url));
    await page.goto('/my/security/');
    const form = page.getByRole('region', { name: 'Password', exact: true });
    for (let count = 0; count < 6; count += 1) {
      await form.getByLabel('Current password').fill('Not-the-password-1');
      await form.getByLabel('New password').fill('Battery-staple-77');
      await form.getByRole('button', { name: 'Change password' }).click();
    }
    await expect(form.getByRole('alert').getByText('Too many attempts.')).toBeVisible();
  });
});
