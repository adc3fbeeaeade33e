import type { Page } from '@playwright/test';
import { visitProvider } from '../../packages/server/src/testing/provider-visit.ts';
import { authCall, reached } from './support/auth-call.ts';
import { makeCustomer, makeGuardedCustomer, sendCode, sendPassword } from './support/customers.ts';
import { addressOfProvider, answerProvider, provider, test } from './support/openid.ts';
import { expect, expectAccessible, freshEmail, linkIn, readMail } from './support/test.ts';
import { codeNow } from './support/totp.ts';

test.describe.configure({ mode: 'default' });

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click();
const toProvider = (page: Page) => press(page, `Continue with ${provider.name}`);
const disconnect = (page: Page) => press(page, /^Disconnect/);

test('a newcomer comes in through the provider, back to where they were, and keeps this only way', async ({
  page,
  site,
}) => {
  const email = freshEmail();
  await page.goto('/auth/login/?next=%2Fvirtual-private-servers%2Fnvme-3%2F%3Fperiod%3D12');
  await toProvider(page);
  await answerProvider(page, site.url, { sub: email, name: 'Ada', email, email_verified: true });
  await expect(page).toHaveURL(`${site.url}/virtual-private-servers/nvme-3/?period=12`);
  expect(await reached(page.request, site.url)).toBe(email);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names, 'the flag that somebody is signed in').toContain('user');

  await page.goto('/my/security/');
  await disconnect(page);
  await expect(main(page).getByText('Your account has no password set up.').first()).toBeVisible();
  await page.reload();
  await expect(main(page).getByRole('button', { name: /^Disconnect/ }), 'the only way in stays').toBeVisible();
});

test(
  'a customer connects an account, comes in with it, and takes it off again',
  { tag: '@full' },
  async ({ page, site, browser }) => {
    const customer = await makeCustomer(site.url);
    const { email } = customer;
    await sendPassword(page.context(), site.url, customer);
    await page.goto('/my/security/');
    await press(page, `Connect ${provider.name}`);
    await answerProvider(page, site.url, 'decline');
    await expect(main(page).getByText('You cancelled the request, so nothing has changed.')).toBeVisible();
    await expect(page.getByRole('dialog'), 'no login panel for who is signed in').toHaveCount(0);
    await press(page, `Connect ${provider.name}`);
    await answerProvider(page, site.url, { sub: email, name: 'Ada' });
    await expect(main(page).getByText('Account connected.')).toBeVisible();

    const other = await (await browser.newContext()).newPage();
    await other.goto(`${site.url}/auth/login/`);
    await toProvider(other);
    await answerProvider(other, site.url, { sub: email });
    await expect(other).toHaveURL(`${site.url}/my/`);
    expect(await reached(other.request, site.url)).toBe(email);
    await other.context().close();

    await disconnect(page);
    await expect(main(page).getByText('Account disconnected.')).toBeVisible();
    await expect(main(page).getByRole('button', { name: `Connect ${provider.name}` })).toBeVisible();
  },
);

test(
  'returns to the form with the reason after a cancelled or failed sign-in',
  { tag: '@full' },
  async ({ page, site }) => {
    await page.goto('/auth/login/?next=%2Fmy%2F');
    await toProvider(page);
    await answerProvider(page, site.url, 'decline');
    await expect(page.getByRole('alert')).toHaveText(/^You cancelled the request, so nothing has changed\./);
    await expect(page, 'told once').toHaveURL(/\/auth\/login\/\?next=%2Fmy%2F$/);
    await expectAccessible(page);
    // The way back is not lost: it continues from the same form.
    await expect(page.getByRole('dialog'), 'no panel over the page that has the form').toHaveCount(0);

    // A callback that nobody started: somebody else's link.
    await page.goto(`/auth/accounts/oidc/${provider.id}/login/callback/?code=stolen&state=unknown`);
    await expect(page.getByRole('alert')).toHaveText(/^We couldn’t sign you in with that provider\./);
    await expect(page, 'told once').toHaveURL(/\/auth\/login\/$/);
    expect(await reached(page.request, site.url)).toBe('nobody');
  },
);

test(
  'the panel has the same buttons, and they come back to the page below',
  { tag: '@full' },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const email = freshEmail();
    await page.goto('/virtual-private-servers/?period=12');
    await page.getByRole('banner').first().getByRole('button', { name: 'Sign in', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Sign in' });
    await panel.getByRole('button', { name: `Continue with ${provider.name}` }).click();
    await answerProvider(page, site.url, 'decline');
    await expect(panel.getByRole('alert')).toHaveText(/^You cancelled the request/);
    await expect(page, 'told once').toHaveURL(/\/virtual-private-servers\/\?period=12$/);
    await panel.getByRole('button', { name: `Continue with ${provider.name}` }).click();
    await answerProvider(page, site.url, { sub: email, email, email_verified: true });
    await expect(page).toHaveURL(`${site.url}/virtual-private-servers/?period=12`);
    expect(await reached(page.request, site.url)).toBe(email);
  },
);

test('asks for a missing address and confirms it by email', { tag: '@full' }, async ({ page, site }) => {
  const email = freshEmail();
  await page.goto('/auth/login/?next=%2Fvirtual-private-servers%2F');
  await toProvider(page);
  await answerProvider(page, site.url, { sub: email, name: 'Nameless' });
  await expect(main(page).getByText(`${provider.name} didn’t share your email address.`)).toBeVisible();
  await expect(main(page).locator('input:visible'), 'only the address is asked for').toHaveCount(1);
  await main(page).getByLabel('Email', { exact: true }).fill('no-address');
  await main(page).getByRole('button', { name: 'Create account' }).click();
  await expect(main(page).getByText('Enter a valid email address').first()).toBeVisible();
  await expectAccessible(page);
  await main(page).getByLabel('Email', { exact: true }).fill(email);
  await main(page).getByRole('button', { name: 'Create account' }).click();
  await expect(main(page).getByText('Check your email')).toBeVisible();
  const letter = await readMail(page, site.url, email, /confirm/i);
  await page.goto(linkIn(letter, '/auth/confirm-email/'));
  await expect(page).toHaveURL(/\/virtual-private-servers\/$/);
  expect(await reached(page.request, site.url)).toBe(email);
});

test('asks for a 2FA code after signing in with a provider', { tag: '@full' }, async ({ page, site }) => {
  const customer = await makeGuardedCustomer(site.url);
  const { email } = customer;
  await sendPassword(page.context(), site.url, customer);
  await sendCode(page, site.url, await codeNow(customer.secret));
  await page.goto('/auth/login/');
  const away = await addressOfProvider(page, { process: 'connect', callback_url: '/my/' });
  await page.goto(await visitProvider(away, { sub: email }));
  await authCall(page.request, site.url, ['DELETE', '/auth/session']);

  await page.goto('/auth/login/?next=%2Fmy%2F');
  await toProvider(page);
  await answerProvider(page, site.url, { sub: email });
  await main(page).getByRole('link', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(customer.recoveryCodes[0] ?? '');
  await main(page).getByRole('button', { name: 'Don’t trust' }).click();
  await expect(page).toHaveURL(`${site.url}/my/`);
  expect(await reached(page.request, site.url)).toBe(email);
});
