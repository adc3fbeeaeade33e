import type { Page, Request } from '@playwright/test';
import { authCall } from './support/auth-call.ts';
import { letterTo, makeCustomer } from './support/customers.ts';
import { expect, freshEmail, goodPassword, linkIn, takenOver, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const CATALOGUE = '/virtual-private-servers/';

/**
 * Opens a page and leaves it alone until its first screen is hydrated, and what begins with `reach` once it's scrolled to;
 * answers no request after that.
 */
async function atRest(page: Page, path: string, reach?: string): Promise<void> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(path);
  await takenOver(page, page.locator('main'));
  await takenOver(page, page.locator('#menu-panel'));
  if (reach) {
    await page.locator(reach).scrollIntoViewIfNeeded();
    await takenOver(page, page.locator(reach));
  }
  // Their words and styles were asked for with them.
  await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
  // From here on the line brings nothing.
  await page.route('**/*', () => undefined);
}

for (const [language, home, menu, login] of [
  ['English', '/', 'Menu', /Log in|Sign in/],
  ['Russian', '/ru/', 'Меню', 'Войти'],
] as const) {
  test(`panels open without the network once the page is at rest, in ${language}`, async ({ page }) => {
    await atRest(page, home);
    await page.getByRole('button', { name: menu }).tap();
    await expect(page.getByRole('dialog').getByRole('navigation').getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: login }).tap();
    await expect(page.getByRole('dialog').locator('input[name=password]')).toBeVisible();
  });
}

test('a page changes its currency without the network once its footer is in view', async ({ page }) => {
  await atRest(page, CATALOGUE, '#currency-picker');
  await page.locator('#currency-picker').selectOption('USD');
  await expect(page.getByRole('main')).toContainText('$');
});

/** Scripts of what is below the first screen. */
const BELOW = /\/(below-fold|footer)-[^/]*\.js$/;
/** Script of the list of dedicated servers. */
const LIST = /\/features-dedicated-server-list-page-[^/]*\.js$/;

/** Opens a page until it's at rest and `first` answers: scripts that wait for a sign of the visitor haven't been asked for. */
async function untouched(page: Page, path: string, waits = BELOW, first = page.locator('main')): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Chromium reports the mouse that rests at 0/0 when the page below it has moved. A phone has no mouse.
  await page.addInitScript(() =>
    addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await page.goto(path);
  await takenOver(page, first);
  await expect.poll(() => asked.some((one) => one.includes('/page-table-'))).toBe(true);
  expect(asked.filter((one) => waits.test(one))).toEqual([]);
  return asked;
}

/** Keeps scripts from coming before they're released, as a slow line would. `asked` waits for the first request for one. */
async function heldBack(page: Page, scripts: string | RegExp): Promise<{ asked: Promise<void>; release: () => void }> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: released.resolve };
}

for (const path of ['/', CATALOGUE, '/web-hosting/', '/ru/']) {
  test(`${path} loads what is below its first screen when the visitor scrolls`, async ({ page }) => {
    const asked = await untouched(page, path);
    await page.evaluate(() => scrollBy(0, 10));
    await takenOver(page, page.getByRole('contentinfo'));
    await takenOver(page, page.locator('main > :last-child'));
    expect(asked.some((one) => BELOW.test(one))).toBe(true);
  });
}

test('the keyboard reaches what is below the first screen, and keeps its place', async ({ page }) => {
  await untouched(page, CATALOGUE);
  const picker = page.locator('#currency-picker');
  await picker.focus();
  await takenOver(page, picker);
  await expect(picker).toBeFocused();
  await picker.selectOption('USD');
  await expect(page.getByRole('main')).toContainText('$');
});

test('a choice made below the first screen before its script has come counts', async ({ page }) => {
  const script = await heldBack(page, BELOW);
  await page.goto(CATALOGUE);
  await takenOver(page, page.locator('main'));
  await page.locator('#currency-picker').selectOption('USD');
  await script.asked;
  script.release();
  await expect(page.getByRole('main')).toContainText('$');
  await expect(page.locator('#places')).toBeVisible();
});

test('a large screen has what it shows without a movement', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 5000 });
  await page.goto('/');
  await takenOver(page, page.locator('#prices'));
});

test('a filter pressed before the script of the list of servers has come counts', async ({ page }) => {
  const script = await heldBack(page, LIST);
  await untouched(page, '/dedicated-servers/', LIST, page.locator('#menu-panel'));
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

test('the order page computes another rent period without the network', async ({ page }) => {
  await atRest(page, `${CATALOGUE}nvme-3/`);
  const total = page.getByRole('complementary').first();
  const before = await total.innerText();
  await page.locator('label:has(input[name=period]:not(:checked))').first().tap();
  await expect(total).not.toHaveText(before, { useInnerText: true });
});

test('a sign-in panel opened before any script has come gets what only the script adds', async ({ page }) => {
  const scripts = await heldBack(page, '**/*.js');
  await page.goto(CATALOGUE, { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).tap();
  const panel = page.getByRole('dialog', { name: 'Sign in' });
  await panel.getByLabel('Email or username').fill('kept@hoster.example');
  scripts.release();
  await expect(panel.getByRole('button', { name: 'Continue with GitHub' })).toBeVisible();
  await expect(panel.getByLabel('Email or username')).toHaveValue('kept@hoster.example');
});

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
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).tap();
  const panel = page.getByRole('dialog', { name: 'Sign in' });
  await expect(panel.getByLabel('Email or username')).toBeFocused();
  await panel.getByLabel('Email or username').fill(email);
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await panel.getByRole('button', { name: 'Sign in', exact: true }).tap();
  await expect(page).toHaveURL(`${site.url}/virtual-private-servers/?period=12`);
  await expect(page.getByRole('banner').locator('a[href="/my/"]').filter({ visible: true }).first()).toBeVisible();
});

test('keeps what is typed into the sign-in panel before its script loads, with the focus', async ({ page }) => {
  const script = await heldBack(page, '**/login-content-*.js');
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).tap();
  const panel = page.getByRole('dialog', { name: 'Sign in' });
  await panel.getByLabel('Email or username').fill('anna@example.com');
  await panel.getByLabel('Password', { exact: true }).pressSequentially('half of it');
  script.release();
  // Whether the form is replaced or taken over as it is depends on what comes first.
  await takenOver(page, panel.getByLabel('Email or username'));
  await expect(panel.getByLabel('Email or username')).toHaveValue('anna@example.com');
  await expect(panel.getByLabel('Password', { exact: true })).toHaveValue('half of it');
  await expect(panel.getByLabel('Password', { exact: true })).toBeFocused();
});

test('a button pressed before any script has come counts, by keyboard too', async ({ page }) => {
  const script = await heldBack(page, /\/entry-client-[^/]*\.js$/);
  await page.goto('/auth/login/');
  await script.asked;
  const password = page.getByRole('main').locator('input[name=password]');
  await password.fill('secret');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  script.release();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('secret');
});

test.describe('from Russia', () => {
  test.use({ extraHTTPHeaders: { 'CF-IPCountry': 'RU' } });

  test('menus whose script comes after the visitor has signed up are taken over as they are', async ({
    page,
    site,
  }) => {
    const email = freshEmail();
    await authCall(page.request, site.url, ['POST', '/auth/signup'], { email, password: goodPassword });
    const parts = await heldBack(page, /\/(footer|menus)-[^/]*\.js$/);
    await page.goto(linkIn(await letterTo(page.request, site.url, email), '/auth/confirm-email/'));
    await page.getByRole('button', { name: 'Confirm email' }).tap();
    await parts.asked;
    await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === 'user')).toBe(true);
    parts.release();
    // It's hidden from strangers in Russia. A difference that React finds is reported as an error of the page.
    await expect(page.getByRole('contentinfo').locator('a[href="/vpn/"]')).toBeVisible();
  });
});
