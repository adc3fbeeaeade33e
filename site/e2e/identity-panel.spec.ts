import type { Page } from '@playwright/test';
import { reached } from './support/auth-call.ts';
import { makeCustomer, sendPassword } from './support/customers.ts';
import { heldBack } from './support/held-back.ts';
import { test } from './support/identity.ts';
import { expect, expectAccessible, freshEmail, openAccountMenu, settled } from './support/test.ts';
import { codeNow, wrongCode } from './support/totp.ts';

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as object);

const header = (page: Page) => page.getByRole('banner').first();
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in' });
const flag = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'user')?.value;

test(
  'the second step is in the panel, too: wrong code, right code, and the page stays',
  { tag: '@full' },
  async ({ page, site, guarded }) => {
    await page.goto('/virtual-private-servers/?period=12');
    await header(page).getByRole('button', { name: 'Sign in', exact: true }).click();
    const panel = panelOf(page);
    // Before that, the form leads to the login page.
    await settled(page);
    await panel.getByLabel('Email or username').fill(guarded.email);
    await panel.getByLabel('Password', { exact: true }).fill(guarded.password);
    await panel.getByRole('button', { name: 'Sign in', exact: true }).click();
    const code = panel.getByLabel('Code from your authenticator app');
    await expect(code).toBeFocused();
    expect(await flag(page), 'nobody is signed in yet').toBeUndefined();
    // Nothing is clicked: six digits send themselves.
    await code.pressSequentially(wrongCode(guarded.secret));
    await expect(panel.getByText('Incorrect 2FA code').first()).toBeVisible();
    await expectAccessible(page);
    await code.fill(await codeNow(guarded.secret));
    await panel.getByRole('button', { name: 'Don’t trust' }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(`${site.url}/virtual-private-servers/?period=12`);
    expect(await reached(page.request, site.url)).toBe(guarded.email);
    expect(await flag(page)).toBe('1');
  },
);

test(
  'the panel opens by itself for a sign-in that waits, until the visitor closes it',
  { tag: '@full' },
  async ({ page, site, guarded }) => {
    await sendPassword(page.context(), site.url, guarded);
    await page.goto('/virtual-private-servers/');
    // Before that, the link leads to the login page.
    await settled(page);
    const code = panelOf(page).getByLabel('Code from your authenticator app');
    await expect(code).toBeVisible();
    await panelOf(page).getByRole('link', { name: 'Use a recovery code' }).click();
    await expect(panelOf(page).getByLabel('Recovery code')).toBeFocused();
    await panelOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(panelOf(page)).toBeHidden();
    await page.reload();
    await settled(page);
    await page.goto('/virtual-private-servers/in-germany/');
    await settled(page);
    await expect(header(page).getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(panelOf(page)).toHaveCount(0);
    // On request, it continues at the current step of the sign-in.
    await header(page).getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(code).toBeVisible();
  },
);

test(
  'a sign-up through a provider that lacks the address waits in the panel',
  { tag: '@full' },
  async ({ page, site }) => {
    const email = freshEmail();
    await page.goto('/virtual-private-servers/');
    await header(page).getByRole('button', { name: 'Sign in', exact: true }).click();
    await panelOf(page).getByRole('button', { name: 'Continue with GitHub' }).click();
    await page.getByLabel('Name').fill(email);
    await page.getByLabel(/^Email address/).fill('');
    await page.getByRole('button', { name: 'Continue to Hoster' }).click();
    await expect(page).toHaveURL(/\/auth\/login\//);
    // It stays available while browsing.
    await page.goto('/virtual-private-servers/');
    const panel = panelOf(page);
    // Before that, the form leads to the login page.
    await settled(page);
    await panel.getByLabel('Email', { exact: true }).fill(email);
    await panel.getByRole('button', { name: 'Create account' }).click();
    await expect(panel.getByText('Check your email')).toBeVisible();
    expect(await reached(page.request, site.url)).toBe('verify_email');
  },
);

test('a provider that refused opens the panel, which says why', { tag: '@full' }, async ({ page }) => {
  await page.goto('/?error=cancelled&error_process=login');
  await expect(panelOf(page).getByRole('alert')).toHaveText(/^You cancelled the request/);
  await expect(page, 'a reload does not tell it again').toHaveURL(/\/$/);
  await expectAccessible(page);
});

test('the signed-in flag appears and disappears with the session', { tag: '@full' }, async ({ page, site }) => {
  const customer = await makeCustomer(site.url);
  await page.goto('/auth/login/');
  await page.getByLabel('Email or username').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/my/');
  expect(await flag(page)).toBe('1');
  await openAccountMenu(page);
  await header(page).getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => flag(page)).toBeUndefined();
  expect(await reached(page.request, site.url)).toBe('nobody');
});

test(
  'the page stays until that of the account has come, which takes the focus',
  { tag: '@full' },
  async ({ page, site }) => {
    const customer = await makeCustomer(site.url);
    const frame = await heldBack(page, '**/account-frame-*.js');
    await page.goto('/auth/login/');
    await settled(page);
    await page.getByLabel('Email or username').fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await frame.asked;
    await expect.poll(() => flag(page)).toBe('1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    frame.release();
    await expect(page.getByRole('navigation', { name: 'Account', exact: true }).first()).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  },
);

test('signing in returns to the page before, on known hosts only', async ({ page, site }) => {
  const customer = await makeCustomer(site.url);
  await sendPassword(page.context(), site.url, customer);
  const { host } = new URL(site.url);
  const foreign = [
    '//evil.example/',
    '/\\evil.example/',
    '%2F%2Fevil.example/',
    '/%5Cevil.example/',
    '/%09/evil.example/',
    'https://evil.example/',
    `https://${host}@evil.example/`,
    `http://user:secret@${host}/`,
    `http://${host}.evil.example/`,
    'javascript:alert(1)',
  ];
  const leadsTo = async (path: string) => {
    const answer = await page.request.get(site.url + path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    return new URL(answer.headers()['location'] ?? '', site.url).href;
  };
  for (const next of foreign) {
    for (const written of [encodeURIComponent(next), encodeURIComponent(decodeURIComponent(next))]) {
      const reachedAt = await leadsTo(`/auth/login/?next=${written}`);
      expect(new URL(reachedAt).origin, next).toBe(site.url);
      expect(new URL(reachedAt).username, next).toBe('');
    }
  }
  expect(await leadsTo('/auth/login/?next=%2Fmy%2F%3Fa%3Db')).toBe(`${site.url}/my/?a=b`);
});
