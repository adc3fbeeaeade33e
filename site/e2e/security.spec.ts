import type { Page } from '@playwright/test';
import { reached } from './support/auth-call.ts';
import { emailTo, makeCustomer, makeGuardedCustomer, sendCode, sendPassword } from './support/customers.ts';
import { expect, expectAccessible, freshEmail, linkIn, settled, test } from './support/test.ts';
import { codeNow, wrongCode } from './support/totp.ts';

const SECURITY = '/my/security/';
const CODE = /^\d{4} \d{4}$/gm;

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Returns the codes on the page. */
async function codesOn(page: Page): Promise<string[]> {
  return (await page.locator('main pre').innerText()).match(CODE) ?? [];
}

test(
  'an authenticator app is set up, its recovery codes are saved and replaced, and it’s turned off',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await sendPassword(context, site.url, await makeCustomer(site.url));
    await page.goto(SECURITY);
    await settled(page);
    await expectAccessible(page);
    await section(page, 'Two-factor authentication')
      .getByRole('link', { name: 'Set up two-factor authentication' })
      .click();

    await expect(
      page.getByRole('heading', { level: 1, name: /^Set up two-\u2060factor authentication$/ }),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    const key = page.locator('main code');
    const shown = await key.innerText();
    expect(shown).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    const secret = shown.replaceAll(' ', '');
    await expect(page.getByRole('link', { name: 'Open in the app on this device' })).toHaveAttribute(
      'href',
      new RegExp(`^otpauth://totp/.*secret=${secret}`),
    );
    await expectAccessible(page);
    const field = page.getByLabel('Six-digit code');
    await field.fill(wrongCode(secret));
    await expect(page.getByText('Incorrect 2FA code').first()).toBeVisible();
    await expect(key, 'a refused code leaves the secret as it is').toHaveText(shown);
    await expectAccessible(page);
    await field.fill(await codeNow(secret));

    await expect(page.getByText(/^Two-factor authentication is on\. Now save/)).toBeVisible();
    const codes = await codesOn(page);
    expect(codes).toHaveLength(10);
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as text file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('hoster-recovery-codes.txt');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main pre')).toBeVisible();
    await expect(page.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('heading')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'I’ve saved the codes' }).click();

    const factor = section(page, 'Two-factor authentication');
    await expect(factor.getByText('10 of 10')).toBeVisible();
    await expectAccessible(page);
    await factor.getByRole('link', { name: 'Recovery codes' }).click();
    await expect(page.getByText(/^10 of 10 recovery codes left/)).toBeVisible();
    await page.getByText('Generate new codes', { exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yes, generate new codes' }).click();
    await expect.poll(() => codesOn(page).catch(() => [])).toHaveLength(10);
    expect(codes).not.toContain((await codesOn(page))[0]);

    await page.goto(SECURITY);
    await factor.getByText('Turn off two-factor authentication', { exact: true }).click();
    await factor.getByRole('button', { name: 'Yes, turn off' }).click();
    await expect(factor.getByText(/^Two-factor authentication is off\./)).toBeVisible();
    await expect(factor.getByRole('link', { name: 'Set up two-factor authentication' })).toBeVisible();
  },
);

test(
  'changes the password, shows errors next to fields, and ends other sessions',
  { tag: '@full' },
  async ({ page, context, site, browser }) => {
    const customer = await makeCustomer(site.url);
    const elsewhere = await browser.newContext();
    await sendPassword(elsewhere, site.url, customer);
    await sendPassword(context, site.url, customer);
    await page.goto(SECURITY);
    const form = section(page, 'Password');
    await expect(form.getByLabel('Account')).toHaveValue(customer.email);
    const current = form.getByLabel('Current password', { exact: true });
    const fresh = form.getByLabel('New password', { exact: true });
    // Only the script keeps passwords in a form that is refused.
    await settled(page);
    await current.fill('not-my-password');
    await fresh.fill('a-better-one-77');
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(current).toHaveAccessibleDescription('Please type your current password.');
    await expect(fresh, 'nothing typed is lost').toHaveValue('a-better-one-77');
    await expectAccessible(page);
    await current.fill(customer.password);
    await fresh.fill('12345');
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(fresh).toHaveAccessibleDescription(/too short/);
    await fresh.fill('a-better-one-77');
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(form.getByText('Password saved. All other sessions have been signed out.')).toBeVisible();
    await expect(current).toHaveValue('');
    expect(await reached(context.request, site.url)).toBe(customer.email);
    expect(await reached(elsewhere.request, site.url)).toBe('nobody');
    await elsewhere.close();
  },
);

test(
  'an address is added, confirmed, made primary, and the old one removed',
  { tag: '@full' },
  async ({ page, context, site }) => {
    const customer = await makeCustomer(site.url);
    const added = freshEmail();
    await sendPassword(context, site.url, customer);
    await page.goto(SECURITY);
    const emails = section(page, 'Email addresses');
    await emails.getByLabel('New email address').fill('nonsense');
    await emails.getByRole('button', { name: 'Add address' }).click();
    await expect(emails.getByLabel('New email address')).toHaveAccessibleDescription(/Enter a valid email address/);
    await emails.getByLabel('New email address').fill(added);
    await emails.getByRole('button', { name: 'Add address' }).click();
    await expect(emails.getByText('Not confirmed')).toBeVisible();
    await expect(emails.getByLabel('New email address')).toHaveValue('');
    await emails.getByRole('button', { name: `Resend link to ${added}` }).click();
    await expect(emails.getByText(/less than three minutes ago/)).toBeVisible();
    await expectAccessible(page);

    await page.goto('/my/security/totp/');
    await expect(page.getByText('Confirm your email addresses first')).toBeVisible();
    await expectAccessible(page);

    await page.goto(linkIn(await emailTo(context.request, site.url, added), '/auth/confirm-email/'));
    await page.getByRole('button', { name: 'Confirm email' }).click();
    const confirmed = page.getByRole('status').filter({ hasText: 'Email address confirmed.' });
    await expect(confirmed).toBeVisible();
    await expect(confirmed).toBeFocused();
    await emails.getByRole('button', { name: `Make primary: ${added}` }).click();
    await expect(emails.getByText('Emails will now go to your new primary address.')).toBeVisible();
    await emails.getByRole('button', { name: `Remove ${customer.email}` }).click();
    await expect(emails.getByText('Address removed.')).toBeVisible();
    await expect(emails.getByRole('listitem')).toHaveCount(1);
  },
);

test(
  'who it is can be shown by code of the app and by recovery code',
  { tag: '@full' },
  async ({ page, context, site }) => {
    const customer = await makeGuardedCustomer(site.url);
    const [first = '', second = ''] = customer.recoveryCodes;
    await sendPassword(context, site.url, customer);
    await sendCode(context, site.url, first);
    const confirm = `/my/security/confirm/?next=${encodeURIComponent('/my/security/#two-factor')}`;
    await page.goto(confirm);
    await page.getByRole('link', { name: 'Use your authenticator app' }).click();
    await expectAccessible(page);
    await page.getByLabel('Code from your authenticator app').fill(wrongCode(customer.secret));
    await expect(page.getByText('Incorrect 2FA code').first()).toBeVisible();
    await page.getByRole('link', { name: 'Use a recovery code' }).click();
    await expectAccessible(page);
    await page.getByLabel('Recovery code').fill(second);
    await expect(page).toHaveURL(/\/my\/security\/#two-factor$/);
    await expect(section(page, 'Two-factor authentication').getByText('8 of 10')).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused code keeps the secret, and the recovery codes can be saved', async ({ page, context, site }) => {
    await sendPassword(context, site.url, await makeCustomer(site.url));
    await page.goto('/my/security/totp/');
    const key = page.locator('main code');
    const shown = await key.innerText();
    const secret = shown.replaceAll(' ', '');
    await page.getByLabel('Six-digit code').fill(wrongCode(secret));
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByText('Incorrect 2FA code').first()).toBeVisible();
    await expect(key).toHaveText(shown);
    await page.getByLabel('Six-digit code').fill(await codeNow(secret));
    await page.getByRole('button', { name: 'Turn on' }).click();
    expect(await codesOn(page)).toHaveLength(10);
    await expect(page.getByRole('button', { name: 'Print codes' })).toBeHidden();
    const file = page.getByRole('link', { name: 'Download as text file' });
    await expect(file).toHaveAttribute('href', /^data:text\/plain/);
  });
});
