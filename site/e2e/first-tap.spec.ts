import type { Page } from '@playwright/test';
import { makeCustomer } from './support/customers.ts';
import { heldBack } from './support/held-back.ts';
import { expect, settled, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const CATALOGUE = '/virtual-private-servers/';

/** Opens a page and leaves it alone until it's at rest; answers no request after that. */
async function atRest(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  // From here on the line brings nothing.
  await page.route('**/*', () => undefined);
}

for (const [language, home, menu, login] of [
  ['English', '/', 'Menu', /Log in|Sign in/],
  ['Russian', '/ru/', 'Меню', 'Войти'],
] as const) {
  test(
    `panels open without the network once the page is at rest, in ${language}`,
    { tag: language === 'English' ? [] : '@full' },
    async ({ page }) => {
      await atRest(page, home);
      await page.getByRole('button', { name: menu }).tap();
      await expect(page.getByRole('dialog').getByRole('navigation').getByRole('link').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('banner').getByRole('button', { name: login }).tap();
      await expect(page.getByRole('dialog').locator('input[name=password]')).toBeVisible();
    },
  );
}

test(
  'a page changes its currency without the network, and the picker keeps the focus',
  { tag: '@full' },
  async ({ page }) => {
    await atRest(page, CATALOGUE);
    const picker = page.locator('#currency-picker');
    await picker.focus();
    await picker.selectOption('USD');
    await expect(page.getByRole('main')).toContainText('$');
    await expect(picker).toBeFocused();
  },
);

test('a choice made below the first screen before its script has come counts', { tag: '@full' }, async ({ page }) => {
  const script = await heldBack(page, '**/footer-*.js');
  await page.goto(CATALOGUE);
  await script.asked;
  await page.locator('#currency-picker').selectOption('USD');
  script.release();
  await expect(page.getByRole('main')).toContainText('$');
  await expect(page.locator('#places')).toBeVisible();
});

test(
  'the focus stays below the first screen while its script loads, and after a choice',
  { tag: '@full' },
  async ({ page }) => {
    const script = await heldBack(page, '**/footer-*.js');
    await page.goto(CATALOGUE);
    const picker = page.locator('#currency-picker');
    await picker.focus();
    await script.asked;
    script.release();
    await settled(page);
    await expect(picker).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('main')).toContainText('$');
    await expect(picker).toBeFocused();
  },
);

test('a filter pressed before any script has come counts', async ({ page }) => {
  const script = await heldBack(page, '**/entry-client-*.js');
  await page.goto('/dedicated-servers/', { waitUntil: 'commit' });
  const heading = page.locator('#servers');
  const all = await heading.innerText();
  await page.getByText('Filters', { exact: true }).tap();
  const filter = page.getByRole('checkbox', { name: 'Intel', exact: true });
  await filter.check();
  await script.asked;
  script.release();
  await expect(heading).toHaveText(/^\d+ servers of \d+$/);
  await expect(heading).not.toHaveText(all);
  await expect(filter).toBeChecked();
  await expect(page).toHaveURL(/\?cpu_vendor=Intel$/);
});

test('the order page computes another rent period without the network', { tag: '@full' }, async ({ page }) => {
  await atRest(page, `${CATALOGUE}nvme-3/`);
  const total = page.getByRole('complementary').first();
  const before = await total.innerText();
  await page.locator('label:has(input[name=period]:not(:checked))').first().tap();
  await expect(total).not.toHaveText(before, { useInnerText: true });
});

test(
  'a sign-in panel opened before any script has come gets what only the script adds',
  { tag: '@full' },
  async ({ page }) => {
    const scripts = await heldBack(page, '**/*.js');
    await page.goto(CATALOGUE, { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).tap();
    const panel = page.getByRole('dialog', { name: 'Sign in' });
    await panel.getByLabel('Email or username').fill('kept@hoster.example');
    scripts.release();
    await expect(panel.getByRole('button', { name: 'Continue with GitHub' })).toBeVisible();
    await expect(panel.getByLabel('Email or username')).toHaveValue('kept@hoster.example');
  },
);

test('panels open before any script has come; the form signs in without it', async ({ page, site }) => {
  const { email, password } = await makeCustomer(site.url);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/virtual-private-servers/?period=12');
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Company').tap();
  await expect(menu.getByRole('link', { name: 'Contacts' })).toBeVisible();
  await menu.getByRole('button', { name: 'Close' }).tap();
  await expect(menu).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).tap();
  const panel = page.getByRole('dialog', { name: 'Sign in' });
  await expect(panel.getByLabel('Email or username')).toBeFocused();
  await panel.getByLabel('Email or username').fill(email);
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await panel.getByRole('button', { name: 'Sign in', exact: true }).tap();
  await expect(page).toHaveURL(`${site.url}/virtual-private-servers/?period=12`);
  await expect(page.getByRole('banner').locator('a[href="/my/"]').filter({ visible: true }).first()).toBeVisible();
});

test('keeps what is typed into the sign-in panel before its script loads, with the focus', async ({ page }) => {
  const script = await heldBack(page, '**/login-panel-*.js');
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).tap();
  const panel = page.getByRole('dialog', { name: 'Sign in' });
  await panel.getByLabel('Email or username').fill('anna@example.com');
  await panel.getByLabel('Password', { exact: true }).pressSequentially('half of it');
  script.release();
  await settled(page);
  await expect(panel.getByLabel('Email or username')).toHaveValue('anna@example.com');
  await expect(panel.getByLabel('Password', { exact: true })).toHaveValue('half of it');
  await expect(panel.getByLabel('Password', { exact: true })).toBeFocused();
});

test.describe('from Russia', () => {
  test.use({ extraHTTPHeaders: { 'CF-IPCountry': 'RU' } });

  test(
    'a page whose script comes after another tab has signed in is taken over',
    { tag: '@full' },
    async ({ page, site }) => {
      const script = await heldBack(page, '**/entry-client-*.js');
      await page.goto('/', { waitUntil: 'commit' });
      const vpn = page.getByRole('contentinfo').locator('a[href="/vpn/"]');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(vpn).toHaveCount(0);
      await page.context().addCookies([{ name: 'user', value: '1', url: site.url }]);
      script.release();
      await expect(vpn).toBeVisible();
    },
  );
});
