import type { Page } from '@playwright/test';
import { expect, logInAsDemo, openAccountMenu, settled, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const header = (page: Page) => page.getByRole('banner').first();
/** A button of the header works once the page's script is there; before, it is a link. */
const loginButton = (page: Page) => header(page).getByRole('button', { name: 'Sign in', exact: true });

test.describe('the login panel', () => {
  test('stays on Escape in a field, closes on Escape elsewhere and on the backdrop, and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/');
    await loginButton(page).click();
    const panel = page.getByRole('dialog', { name: 'Sign in' });
    // Its fields take the focus once when they come alive.
    await settled(page);
    await panel.getByLabel('Email or username').focus();
    await page.keyboard.press('Escape');
    await expect(panel).toBeVisible();
    await panel.getByRole('button', { name: 'Show password' }).focus();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(loginButton(page)).toBeFocused();
    await loginButton(page).click();
    await expect(panel).toBeVisible();
    await page.mouse.click(20, 500);
    await expect(panel).toBeHidden();
  });

  test('shows a wrong password beside the field, and signs in without leaving the page', async ({ page }) => {
    await page.goto('/virtual-private-servers/');
    await loginButton(page).click();
    const panel = page.getByRole('dialog', { name: 'Sign in' });
    // Before that, the form leads to the login page.
    await settled(page);
    await panel.getByLabel('Email or username').fill('demo');
    await panel.getByLabel('Password', { exact: true }).fill('wrong-password');
    await panel.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(panel.getByText('The username and/or password you specified are not correct.').first()).toBeVisible();
    await expect(panel.getByLabel('Email or username')).toHaveValue('demo');
    await panel.getByLabel('Password', { exact: true }).fill('demo-hoster-2026');
    await panel.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(panel).toBeHidden();
    await expect(header(page).getByRole('button', { name: /Alex Sommer/ })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/virtual-private-servers/');
  });

  test('stays closed for signed-in customers, and the address is cleaned', { tag: '@full' }, async ({ page }) => {
    await logInAsDemo(page);
    await page.goto('/?error=cancelled&error_process=login');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('is left out of the sign-up page, and a link for visitors from Russia', { tag: '@full' }, async ({ page }) => {
    await page.goto('/auth/signup/');
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    await expect(loginButton(page)).toHaveCount(0);
    await page.setExtraHTTPHeaders({ 'CF-IPCountry': 'RU' });
    await page.goto('/');
    await page.mouse.move(400, 300);
    await expect(header(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(loginButton(page)).toHaveCount(0);
  });
});

test('the account menu opens on hover, shows the balance, and logs out', async ({ page }) => {
  await page.goto('/auth/login/');
  await page.getByLabel('Email or username').fill('staff');
  await page.getByLabel('Password', { exact: true }).fill('staff-hoster-2026');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/my/');
  await openAccountMenu(page);
  await expect(header(page).getByText('€').first()).toBeVisible();
  await expect(header(page).getByRole('link', { name: /Admin/ })).toHaveAttribute('href', '/admin/');
  await header(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(loginButton(page).or(header(page).getByRole('link', { name: 'Sign in' }))).toBeVisible();
  await page.goto('/my/');
  await expect(page).toHaveURL(/\/auth\/login\/\?next=%2Fmy%2F/);
});

test('the More panel opens by mouse and key, and closes on Escape', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  const more = header(page).getByText('More', { exact: true });
  await more.click();
  await expect(header(page).getByRole('link', { name: 'News' })).toBeVisible();
  // Escape needs the script.
  await settled(page);
  await page.keyboard.press('Escape');
  await expect(header(page).getByRole('link', { name: 'News' })).toBeHidden();
});

test('the burger opens a side panel with groups on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await header(page).getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Company').click();
  await expect(menu.getByRole('link', { name: 'Contacts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('a currency chosen changes every price, and stays', async ({ page, context }) => {
  await page.goto('/virtual-private-servers/');
  const main = page.getByRole('main');
  await expect(main.getByText('€4.90').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('combobox', { name: 'Currency' }).selectOption('USD');
  for (const plan of ['NVMe 1', 'NVMe 6']) {
    await expect(main.getByRole('row', { name: new RegExp(`^${plan} plan \\d`) }).getByText('$')).toBeVisible();
    await expect(main.getByRole('row', { name: new RegExp(`^${plan} plan \\d`) }).getByText('€')).toHaveCount(0);
  }
  expect((await context.cookies()).find(({ name }) => name === 'currency')?.value).toBe('USD');
  expect(await page.evaluate(() => localStorage.getItem('app:currency'))).toBe('USD');
  await page.reload();
  await expect(main.getByRole('row', { name: /^NVMe 1 plan \d/ }).getByText('$')).toBeVisible();
});

test('a tab from before a deployment follows links', { tag: '@full' }, async ({ page }) => {
  await page.goto('/contacts/');
  await settled(page);
  const documents: string[] = [];
  // What the old tab asks for is gone; the new document names files that are there.
  await page.route('**/assets/page-*.js', (route) =>
    documents.length === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await header(page).getByRole('link', { name: 'VPS', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /VPS/ })).toBeVisible();
  expect(documents, 'one full navigation').toEqual(['/virtual-private-servers/']);
});

test('a second failure says that there is a new version', { tag: '@full' }, async ({ page }) => {
  await page.goto('/contacts/');
  await settled(page);
  await page.evaluate(() =>
    sessionStorage.setItem('app:reloaded', `${location.origin}/virtual-private-servers/ ${Date.now()}`),
  );
  await page.route('**/assets/page-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await header(page).getByRole('link', { name: 'VPS', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A new version is available' })).toBeVisible();
  await expect(page).toHaveTitle('A new version is available · Hoster');
});

test('without a connection a link leads to a page that says so and loads once there is one', async ({
  page,
  context,
}) => {
  await page.goto('/ru/contacts/');
  // Without all of its parts the browser's own page says it.
  await page.mouse.move(10, 10);
  await settled(page);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'VPS', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Нет подключения к интернету' })).toBeVisible();
  await expect(page).toHaveURL(/\/ru\/virtual-private-servers\/$/);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /VPS/ })).toBeVisible();
});

test('a form sent offline keeps its input', async ({ page, context }) => {
  // A form that is wanted asks for its captcha: an answer that the lost connection cuts off would be reported.
  const captcha = page.waitForResponse('**/recaptcha_context/**');
  await page.goto('/contacts/');
  await settled(page);
  const form = page.locator('#contact-form');
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
  await (await captcha).finished();
  await context.setOffline(true);
  await form.getByRole('textbox', { name: 'Message' }).fill('Is my server alive?');
  await form.getByRole('button', { name: /Send/ }).click();
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Is my server alive?');
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
  await context.setOffline(false);
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Lovelace');
});

for (const [what, script] of [
  ['the script that asks for the others', 'boot'],
  ['its first script', 'entry-client'],
  ['the script of its libraries', 'libraries'],
])
  test(
    `a page that ${what} did not reach stays as the server rendered it, with working links and forms`,
    { tag: script === 'entry-client' ? [] : '@full' },
    async ({ page }) => {
      await page.route(`**/assets/${script}-*.js`, (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto('/contacts/');
      await header(page).getByRole('link', { name: 'VPS', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: /VPS/ })).toBeVisible();
      await page.goto('/virtual-private-servers/nvme-3/');
      await page.getByText('12 months', { exact: true }).click();
      await page.getByRole('button', { name: /^Continue/ }).click();
      await expect(page).toHaveURL(/period=12/);
    },
  );

test('Back restores the scroll position, a new page starts at the top', async ({ page }) => {
  await page.goto('/');
  // Earlier, the link would load a document, whose router replaces its history entry: Playwright would take that for Back.
  await settled(page);
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  // Playwright's own click would scroll to the link first.
  await page.getByRole('main').locator('a[href="/virtual-private-servers/in-germany/"]').first().dispatchEvent('click');
  await page.waitForURL('**/in-germany/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
});
