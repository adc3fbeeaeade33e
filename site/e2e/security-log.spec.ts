import type { Page } from '@playwright/test';
import { authCall, reached } from './support/auth-call.ts';
import { emailTo, makeCustomer, sendPassword } from './support/customers.ts';
import { expect, expectAccessible, freshEmail, goodPassword, linkIn, test } from './support/test.ts';

const SECURITY = '/my/security/';
const DELETE = '/my/security/delete/';
const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHaF1tNBv6uKUA0kxq5Gm8X0a8m2v0n2b0Qy2Y0p3m3T';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** Entries of the activity log, newest first. */
const eventsOn = (page: Page) => page.locator('#events').getByRole('rowheader').allInnerTexts();

test(
  'sessions are distinguishable, and can be ended individually or together',
  { tag: '@full' },
  async ({ page, context, site, browser }) => {
    const customer = await makeCustomer(site.url);
    const phone = await browser.newContext({
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      extraHTTPHeaders: { 'cf-ipcountry': 'DE' },
    });
    await sendPassword(phone, site.url, customer);
    await sendPassword(context, site.url, customer);
    await page.goto(SECURITY);
    // The server knows the visitor's time zone from the second page on.
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('django_timezone');
    await page.reload();
    const sessions = section(page, 'Active sessions');
    await expect(sessions.getByRole('listitem').first()).toContainText('This browser');
    const windows = sessions.getByRole('listitem').filter({ hasText: 'Firefox on Windows' });
    await expect(windows).toContainText('Germany');
    await expect(windows, 'times are the visitor’s').toContainText(/P[DS]T|GMT-[78]/);
    await expectAccessible(page);
    await windows.getByRole('button', { name: /^End session: Firefox on Windows/ }).click();
    await expect(sessions.getByRole('status').filter({ hasText: 'Session ended' })).toBeFocused();
    await expect(windows).toHaveCount(0);
    expect(await reached(phone.request, site.url)).toBe('nobody');

    await sendPassword(phone, site.url, customer);
    await page.reload();
    await sessions.getByRole('button', { name: 'Sign out of all other sessions' }).click();
    await expect(sessions.getByText(/^You’ve been signed out of all other sessions/)).toBeVisible();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await expect(sessions.getByRole('button', { name: 'Sign out of all other sessions' })).toHaveCount(0);
    expect(await reached(phone.request, site.url)).toBe('nobody');
    expect(await reached(context.request, site.url)).toBe(customer.email);
    await phone.close();
  },
);

test(
  'an SSH key is added, made the default or not, and removed, and the log records it',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await sendPassword(context, site.url, await makeCustomer(site.url));
    await page.goto(SECURITY);
    const keys = section(page, 'SSH keys');
    await expect(keys.getByText(/^No SSH keys yet/)).toBeVisible();
    await keys.getByText('Add an SSH key', { exact: true }).click();
    await keys.getByLabel('Key name').fill('Laptop');
    await keys.getByLabel('Public key').fill('not a key');
    await keys.getByRole('button', { name: 'Add key' }).click();
    await expect(keys.getByLabel('Public key')).toHaveAccessibleDescription(/Enter a valid public key/);
    await expect(keys.getByLabel('Key name'), 'nothing typed is lost').toHaveValue('Laptop');
    await expectAccessible(page);
    await keys.getByLabel('Public key').fill(KEY);
    await keys.getByRole('button', { name: 'Add key' }).click();
    await expect(keys.getByRole('status').filter({ hasText: 'SSH key added.' })).toBeFocused();
    const row = keys.getByRole('listitem');
    await expect(row).toContainText('SHA256:');
    await expect(row.getByText('For new servers', { exact: true })).toBeVisible();
    await row.getByRole('button', { name: 'Don’t add to new servers: Laptop' }).click();
    await expect(row.getByRole('button', { name: 'Add to new servers: Laptop', exact: true })).toBeVisible();
    await expect(row.getByText('For new servers', { exact: true })).toHaveCount(0);

    await row.getByText('Rename Laptop', { exact: true }).click();
    await row.getByLabel('New key name').fill(' ');
    await page.keyboard.press('Enter');
    await expect(row.getByLabel('New key name')).toHaveAccessibleDescription('This field is required');
    await row.getByLabel('New key name').fill('Office');
    await page.keyboard.press('Enter');
    await expect(keys.getByRole('status').filter({ hasText: 'SSH key updated.' })).toBeFocused();

    await row.getByText('Remove Office', { exact: true }).click();
    await expectAccessible(page);
    await row.getByRole('button', { name: 'Remove key' }).click();
    await expect(keys.getByRole('status').filter({ hasText: 'SSH key removed' })).toBeFocused();
    await expect(keys.getByText(/^SSH key (added|updated)/), 'what was said before is gone').toHaveCount(0);
    await expect(row).toHaveCount(0);
    const events = await eventsOn(page);
    expect(events.slice(0, 2)).toEqual(['SSH key removed: Office', 'SSH key added: Laptop']);
  },
);

test('the activity log has pages and marks failures', { tag: '@full' }, async ({ page, context, site }) => {
  const customer = await makeCustomer(site.url);
  await sendPassword(context, site.url, { ...customer, password: 'not-the-password' });
  await sendPassword(context, site.url, customer);
  const { password } = customer;
  for (let times = 0; times < 10; times += 1) {
    await authCall(context.request, site.url, ['POST', '/auth/reauthenticate'], { password });
  }
  await page.goto(SECURITY);
  const events = section(page, 'Activity log');
  await expect(events.getByRole('rowheader')).toHaveCount(10);
  await events.getByRole('link', { name: 'Older' }).click();
  await expect(page).toHaveURL(/\?events=2#events$/);
  await expect(events.getByText('Sign-in failed: incorrect password')).toBeVisible();
  expect((await eventsOn(page)).map((text) => text.split('\n')[0])).toContain('Account created');
  await expectAccessible(page);
});

test(
  'an account is deleted only after a tick and confirming the identity',
  { tag: '@full' },
  async ({ page, context, site }) => {
    // Signed in by an emailed link, without a recent password.
    const email = freshEmail();
    const { request } = context;
    await authCall(request, site.url, ['POST', '/auth/signup'], { email, password: goodPassword });
    await page.goto(linkIn(await emailTo(request, site.url, email), '/auth/confirm-email/'));
    // Asked meanwhile with the cookie of before, the server would take the new one away: the page has to arrive first.
    await page.waitForURL('**/my/');
    expect(await reached(request, site.url)).toBe(email);

    await page.goto(DELETE);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Confirm it’s you' }).click();
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.locator('main form button[type=submit]').first().click();
    await expect(page).toHaveURL(site.url + DELETE);

    const box = page.getByRole('checkbox', { name: 'Permanently delete my account' });
    await page.getByRole('button', { name: 'Delete account' }).click();
    await expect(box).toBeFocused();
    await expect(box).toHaveAccessibleDescription(/Tick the box/);
    await expectAccessible(page);
    await box.check();
    await page.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your account has been deleted' })).toBeVisible();
    await expectAccessible(page);
    await page.goto(SECURITY);
    await expect(page).toHaveURL(/\/auth\/login\//);
    await sendPassword(context, site.url, { email, password: goodPassword });
    expect(await reached(request, site.url)).toBe('nobody');
  },
);

test.describe('without JavaScript, in Russian, on a small phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 }, colorScheme: 'dark' });

  test('keys, sessions and the deletion work', { tag: '@full' }, async ({ page, context, site, browser }) => {
    const customer = await makeCustomer(site.url);
    await context.addCookies([{ name: 'django_language', value: 'ru', url: site.url }]);
    const other = await browser.newContext();
    await sendPassword(other, site.url, customer);
    await sendPassword(context, site.url, customer);
    await page.goto(SECURITY);
    const keys = section(page, 'SSH-ключи');
    await keys.getByText('Добавить SSH-ключ', { exact: true }).click();
    await keys.getByLabel('Название ключа').fill('Ноутбук');
    await keys.getByLabel('Открытый ключ').fill('не ключ');
    await keys.getByRole('button', { name: 'Добавить ключ' }).click();
    await expect(keys.getByText('Введите правильный открытый ключ.', { exact: true })).toBeVisible();
    await expect(keys.getByLabel('Название ключа')).toHaveValue('Ноутбук');
    await keys.getByLabel('Открытый ключ').fill(KEY);
    await keys.getByRole('button', { name: 'Добавить ключ' }).click();
    await expect(keys.getByText(/^Ключ добавлен/)).toBeVisible();
    const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(overflow, 'nothing is wider than the window').toBeLessThanOrEqual(0);
    await keys.getByText('Удалить Ноутбук', { exact: true }).click();
    await keys.getByRole('button', { name: 'Удалить ключ' }).click();
    await expect(keys.getByText(/^Ключ удалён/)).toBeVisible();
    await section(page, 'Активные сеансы').getByRole('button', { name: 'Завершить все остальные сеансы' }).click();
    await expect(page.getByText(/^Все остальные сеансы завершены/)).toBeVisible();
    expect(await reached(other.request, site.url)).toBe('nobody');
    await other.close();
    expect((await eventsOn(page)).map((text) => text.split('\n')[0])).toContain('Удалён SSH-ключ: Ноутбук');

    for (let times = 1; times <= 5; times += 1) await context.request.get(`${site.url}/my/api/account/export/`);
    await page.locator('a[href="/my/api/account/export/"]').click();
    await expect(page.locator('#data').getByRole('alert')).toBeVisible();

    await page.getByRole('link', { name: 'Удалить аккаунт' }).click();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Удалить аккаунт' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ваш аккаунт удалён' })).toBeVisible();
    await page.goto(SECURITY);
    await expect(page).toHaveURL(/\/auth\/login\//);
  });
});
