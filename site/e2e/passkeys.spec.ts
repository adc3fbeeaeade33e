import type { BrowserContext, Page } from '@playwright/test';
import { freePort } from '../../scripts/free-port.ts';
import { WAIT_TIMEOUT } from '../../scripts/wait-timeout.ts';
import { makeCustomer, sendPassword } from './support/customers.ts';
import { startSite } from './support/processes.ts';
import { expect, expectAccessible, settled, test as base } from './support/test.ts';

/** Passkeys need a name: browsers refuse them at IP addresses, where the other tests visit. */
const test = base.extend<object, { named: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const port = await freePort();
      const site = await startSite({ PORT: String(port), KNOWN_HOSTS: `localhost:${port}` });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 5 * WAIT_TIMEOUT },
  ],
  named: [async ({ site }, use) => use(site.url.replace('127.0.0.1', 'localhost')), { scope: 'worker' }],
  baseURL: async ({ named }, use) => use(named),
});
test.describe.configure({ mode: 'default' });

/** Gives the page an authenticator with PIN and storage, which always agrees. */
async function addAuthenticator(context: BrowserContext, page: Page) {
  const browser = await context.newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether somebody touches it. */
    touch: (enabled: boolean) => browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    /** Whether the PIN is right. */
    verify: (isUserVerified: boolean) => browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys', exact: true });
const factor = (page: Page) => page.getByRole('region', { name: 'Two-factor authentication', exact: true });

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/my/security/passkey/');
  await settled(page);
  await page.getByLabel('Passkey name').fill(name);
  await page.getByRole('button', { name: 'Create passkey' }).click();
}

test('a passkey is added, renamed, signs in alone and as the second step, and is removed', async ({
  page,
  context,
  site,
  named,
}) => {
  const customer = await makeCustomer(site.url);
  const device = await addAuthenticator(context, page);
  await sendPassword(context, named, customer);
  await page.goto('/my/security/');
  await expectAccessible(page);
  await passkeys(page).getByRole('link', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add a passkey' })).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await page.getByLabel('Passkey name').fill('Laptop');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByText(/^Two-factor authentication is on\. Now save/)).toBeVisible();
  await page.getByRole('link', { name: 'I’ve saved the codes' }).click();

  await expect(passkeys(page).getByText('never used')).toBeVisible();
  await expect(factor(page).getByText('10 of 10')).toBeVisible();
  await expectAccessible(page);
  await passkeys(page).getByText('Rename Laptop').click();
  await passkeys(page).getByLabel('New passkey name').fill('Work laptop');
  await passkeys(page).getByRole('button', { name: 'Save name' }).click();
  await expect(passkeys(page).getByText('Passkey renamed.')).toBeVisible();
  await expect(passkeys(page).getByText('Work laptop', { exact: true })).toBeVisible();

  await context.clearCookies();
  await device.touch(false);
  await page.goto('/auth/login/?next=/my/security/');
  await settled(page);
  await expectAccessible(page);
  // It answers what comes from now on, not the suggestions.
  await device.touch(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(`${named}/my/security/`);
  await expect(passkeys(page).getByText(/^last used/)).toBeVisible();

  // The virtual authenticator chooses the passkey that the field of the name suggests.
  await context.clearCookies();
  await page.goto('/auth/login/?next=/my/security/');
  await page.getByLabel('Email or username').focus();
  await expect(page).toHaveURL(`${named}/my/security/`);

  await context.clearCookies();
  await device.touch(false);
  await page.goto('/auth/login/?next=/my/security/');
  await page.getByLabel('Email or username').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const step = page.getByRole('button', { name: 'Use your passkey' });
  await expect(step).toBeVisible();
  await expect(page.getByLabel('Recovery code')).toBeVisible();
  await expectAccessible(page);
  await device.touch(true);
  await step.click();
  await page.getByRole('button', { name: 'Don’t trust' }).click();
  await expect(page).toHaveURL(`${named}/my/security/`);

  await page.goto('/my/security/');
  await passkeys(page).getByText('Remove Work laptop').click();
  await passkeys(page).getByRole('button', { name: 'Remove passkey' }).click();
  await expect(passkeys(page).getByText(/^Passkey removed\./)).toBeVisible();
  await expect(passkeys(page).getByText(/^No passkeys yet/)).toBeVisible();
  await expect(factor(page).getByText('Off')).toBeVisible();
});

test(
  'says why there was no passkey: refused by the device, there already, or unknown to us',
  { tag: '@full' },
  async ({ page, context, site, named }) => {
    const device = await addAuthenticator(context, page);
    await sendPassword(context, named, await makeCustomer(site.url));
    await device.verify(false);
    await addPasskey(page, 'Phone');
    await expect(page.getByText(/the request was cancelled or timed out/)).toBeVisible();
    await expect(page.getByLabel('Passkey name'), 'nothing typed is lost').toHaveValue('Phone');
    await expectAccessible(page);
    await device.verify(true);
    await page.getByRole('button', { name: 'Create passkey' }).click();
    await expect(page.getByText(/^Two-factor authentication is on\./)).toBeVisible();
    await addPasskey(page, 'Phone again');
    await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible();

    await page.goto('/my/security/');
    await passkeys(page).getByText('Remove Phone').click();
    await passkeys(page).getByRole('button', { name: 'Remove passkey' }).click();
    await expect(passkeys(page).getByText(/^Passkey removed\./)).toBeVisible();
    await context.clearCookies();
    await page.goto('/auth/login/');
    await page.getByLabel('Email or username').focus();
    await expect(page.getByText(/We couldn’t verify this passkey/)).toBeVisible();
    await expectAccessible(page);
  },
);

test('an identity check is passed with a passkey', { tag: '@full' }, async ({ page, context, site, named }) => {
  await addAuthenticator(context, page);
  await sendPassword(context, named, await makeCustomer(site.url));
  await addPasskey(page, 'Key');
  await expect(page.getByText(/^Two-factor authentication is on\./)).toBeVisible();
  await page.goto(`/my/security/confirm/?next=${encodeURIComponent('/my/security/#passkeys')}`);
  await settled(page);
  await page.getByRole('link', { name: 'Use a passkey' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page).toHaveURL(/\/my\/security\/#passkeys$/);
});

test(
  'says so where passkeys can’t be used: a browser without them, and an IP address',
  { tag: '@full' },
  async ({ page, site }) => {
    await page.goto(`${site.url}/auth/login/`);
    await settled(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByText(/^Passkeys don’t work at this address/)).toBeVisible();

    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
    await page.goto('/auth/login/');
    await expect(page.getByText('This browser doesn’t support passkeys.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a sentence takes the place of the passkey buttons', async ({ page, context, site, named }) => {
    // Text locators leave out what is in `noscript`.
    const said = page.locator('main noscript');
    await page.goto('/auth/login/');
    await expect(said).toContainText('Turn on JavaScript to use passkeys.', { useInnerText: true });
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden();
    await sendPassword(context, named, await makeCustomer(site.url));
    await page.goto('/my/security/passkey/');
    await expect(said).toContainText('Turn on JavaScript to use passkeys.', { useInnerText: true });
    await expect(page.getByRole('button', { name: 'Create passkey' })).toBeHidden();
  });
});
