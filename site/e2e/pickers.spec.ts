import type { Locator, Page } from '@playwright/test';
import { byDepth } from '../../scripts/depth.ts';
import { pageAddresses } from '../src/testing/page-addresses.ts';
import { filledIn, fillIn } from './support/filled-in.ts';
import { expect, logInAsDemo, settled, test } from './support/test.ts';

/** Pages of a signed-in customer, and those of sign-in, have no language in their addresses. */
const isPrefixless = (path: string) => /^\/(auth|my)\//.test(path);
/** Page types that consist of the same parts as others. */
const alike: readonly string[] = [
  'vps-location',
  'vps-landing',
  'dedicated-location',
  'dedicated-set',
  'web-hosting-cms',
  'web-hosting-location',
  'help-tag',
  'news-article',
  'services',
  'earlier-invoices',
  'projects',
  'security-tokens',
  'team',
  'service-renew',
];
const all = Object.entries(pageAddresses).flatMap(([type, path]) => (alike.includes(type) ? [] : [path]));
const listed = (paths: readonly string[]) => all.filter((path) => !paths.some((one) => one.startsWith(path)));
/** With something chosen, where the address says it. */
const chosen = ['/virtual-private-servers/nvme-3/?rent_period=12', '/dedicated-servers/?cpu_vendors=AMD'];
const groups = byDepth(
  [
    {
      name: 'public pages',
      paths: [...chosen, ...listed(chosen).filter((path) => !path.startsWith('/my/'))],
    },
    { name: 'pages of the account', paths: all.filter((path) => path.startsWith('/my/')) },
  ],
  [{ name: 'an order page and a form', paths: [...chosen.slice(0, 1), '/contacts/'] }],
);

const footer = (page: Page) => page.getByRole('contentinfo');
const place = (page: Page) => page.evaluate(() => Math.round(scrollY));
const topOf = (control: Locator) => control.evaluate((element) => element.getBoundingClientRect().top);
const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);
/** Resolves when the page has answered what was filled in: notices about it move what is below, and orders go into the address. */
async function answered(page: Page, below: Locator): Promise<void> {
  let seen = '';
  await expect
    .poll(
      async () => {
        const before = seen;
        seen = `${await topOf(below)} ${page.url()}`;
        return seen === before;
      },
      { intervals: [500] },
    )
    .toBe(true);
}
/** Amounts of the price filter, and the picker of the settings, follow the currency. */
const isNoAmount = (input: string) => !/^(?:price_|currency:)/.test(input);

/** Changes currency and language on a page that is filled in, and expects the same page with the same input. */
async function expectKept(page: Page, path: string): Promise<void> {
  await page.context().clearCookies({ name: /^(django_language|currency)$/ });
  await page.goto(`${path}#main`);
  await settled(page);
  await page.evaluate(() => {
    Reflect.set(globalThis, 'isSameDocument', true);
  });
  await fillIn(page);
  const currency = footer(page).getByLabel('Currency');
  await currency.scrollIntoViewIfNeeded();
  await answered(page, currency);
  const inEuros = await filledIn(page);
  const { hash, searchParams } = new URL(page.url());
  const before = await place(page);
  // Seen from the window: what comes in above (suggestions for a typed subject) moves the page under it.
  const top = await topOf(currency);
  await currency.selectOption('USD');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('app:currency'))).toBe('USD');
  expect(Math.abs((await topOf(currency)) - top), `place on ${path} after the currency`).toBeLessThan(120);
  await expect
    .poll(async () => (await filledIn(page)).filter(isNoAmount), `input on ${path} after the currency`)
    .toEqual(inEuros.filter(isNoAmount));
  const held = await filledIn(page);
  await footer(page).getByRole('link', { name: 'Русский' }).click();
  await expect.poll(() => languageOf(page), path).toBe('ru');
  const url = new URL(page.url());
  expect(url.pathname).toBe(`${isPrefixless(path) ? '' : '/ru'}${path.split('?', 1)[0]}`);
  expect([...url.searchParams.keys()], `query of ${path}`).toEqual(expect.arrayContaining([...searchParams.keys()]));
  expect(url.hash, path).toBe(hash);
  if (before > 0) expect(await place(page), `not at the top of ${path}`).toBeGreaterThan(0);
  await expect(footer(page).getByLabel('Валюта')).toHaveValue('USD');
  await expect.poll(() => filledIn(page), `input on ${path} after the language`).toEqual(held);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSameDocument')), `no reload of ${path}`).toBe(true);
}

for (const { name, paths } of groups) {
  test(`language and currency change on ${name} without a reload, at the same place, with the same input`, async ({
    page,
  }) => {
    test.slow();
    if (paths.some((path) => path.startsWith('/my/'))) await logInAsDemo(page);
    for (const path of paths) await expectKept(page, path);
  });
}

test(
  'language and currency change on pages of one incident, one payment and one security setting',
  { tag: '@full' },
  async ({ page }) => {
    test.slow();
    await page.goto('/status/');
    const incident = await page.getByRole('main').getByRole('link', { name: 'Emails delayed' }).getAttribute('href');
    await logInAsDemo(page);
    await page.goto('/my/services/1/?tab=billing');
    const payment = await page.getByRole('main').getByRole('link', { name: 'Payment details' }).getAttribute('href');
    expect([incident, payment]).toEqual([expect.stringContaining('/status/'), expect.stringContaining('/my/payment/')]);
    const security = ['totp', 'confirm', 'delete'].map((part) => `/my/security/${part}/`);
    for (const path of [incident ?? '', payment ?? '', ...security]) await expectKept(page, path);
  },
);

test('the language switch keeps the hash and form input', async ({ page }) => {
  await page.goto('/contacts/#contact-form');
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill('ada@example.com');
  // HTML alone loads the page anew, without the hash and the input.
  await settled(page);
  await page.getByRole('banner').getByRole('link', { name: 'RU' }).click();
  await expect(page).toHaveURL(/\/ru\/contacts\/#contact-form$/);
  await expect.poll(() => languageOf(page)).toBe('ru');
  await expect(page.locator('main input[name=email]')).toHaveValue('ada@example.com');
});

test('the language switch leaves focus and place as they are below a notice of what was done', async ({ page }) => {
  await logInAsDemo(page);
  await page.goto('/my/services/1/?done=auto-off');
  await settled(page);
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Auto-renewal' })).toBeFocused();
  await footer(page).scrollIntoViewIfNeeded();
  const before = await place(page);
  expect(before).toBeGreaterThan(0);
  const link = footer(page).getByRole('link', { name: 'Русский' });
  await link.click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Автопродление' })).toBeVisible();
  await expect(link).toBeFocused();
  expect(Math.abs((await place(page)) - before)).toBeLessThan(120);
});

test('the language switch survives a fragment that is not well-formed', { tag: '@full' }, async ({ page }) => {
  await page.goto('/contacts/#100%');
  await page.getByRole('banner').getByRole('link', { name: 'RU' }).click();
  await expect.poll(() => languageOf(page)).toBe('ru');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
});

test('picking a language saves it on the server and keeps it on sign-in pages', async ({ page, context }) => {
  await page.goto('/vpn/');
  await settled(page);
  const told = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().includes('/i18n/language/'),
  );
  await page.getByRole('banner').getByRole('link', { name: 'RU' }).click();
  expect((await told).postDataJSON()).toEqual({ language: 'ru' });
  const cookie = (await context.cookies()).find(({ name }) => name === 'django_language');
  expect(cookie).toMatchObject({ value: 'ru', path: '/', sameSite: 'Lax' });
  await page.goto('/auth/login/');
  expect(await languageOf(page)).toBe('ru');
});

test.describe('a browser that prefers Russian', () => {
  test.use({ locale: 'ru-RU' });
  const suggestion = (page: Page) => page.getByRole('region', { name: 'Другой язык' });

  test('is offered the same page in Russian and not redirected', async ({ page }) => {
    await page.goto('/help/?q=ssh#main');
    expect(await languageOf(page)).toBe('en');
    await expect(suggestion(page)).toHaveAttribute('lang', 'ru');
    // The server isn't told the hash.
    await settled(page);
    await suggestion(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/ru\/help\/\?q=ssh#main$/);
    await expect(suggestion(page)).toHaveCount(0);
  });

  test('stays in English, remembered on the next page', async ({ page }) => {
    await page.goto('/vpn/');
    await suggestion(page).getByRole('button').click();
    await expect(suggestion(page)).toHaveCount(0);
    await page.goto('/backups/');
    await expect(footer(page)).toBeVisible();
    await expect(suggestion(page)).toHaveCount(0);
  });
});
