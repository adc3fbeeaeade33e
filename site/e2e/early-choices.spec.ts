import type { Page } from '@playwright/test';
import { translate } from '../../scripts/translator.ts';
import { heldBack } from './support/held-back.ts';
import { orderButton } from './support/order.ts';
import { choose, expect, goodPassword, logInAsDemo, test } from './support/test.ts';
import { words } from './support/words.ts';

interface EarlyChoice {
  /** What is typed or chosen. */
  what: string;
  path: string;
  /** Signed in as the demo customer. */
  signedIn?: boolean;
  /** Runs only in full: another case covers the same kind of field. */
  full?: boolean;
  choose: (page: Page) => Promise<unknown>;
  /** The choice is still there, and has its effect. */
  kept: (page: Page) => Promise<unknown>;
}

const VPS = '/virtual-private-servers/nvme-3/';
const group = (page: Page, name: string | RegExp) => page.getByRole('group', { name });
const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });

const cases: readonly EarlyChoice[] = [
  {
    what: 'the hostname and location of a VPS',
    path: VPS,
    choose: async (page) => {
      await page.getByLabel(/^Hostname/).fill('early-1');
      await choose(radio(page, /^Rotterdam/));
    },
    kept: async (page) => {
      await expect(page).toHaveURL(/location=\d+/);
      await expect(page).toHaveURL(/name=early-1/);
      await expect(page.getByLabel(/^Hostname/)).toHaveValue('early-1');
      await expect(radio(page, /^Rotterdam/)).toBeChecked();
    },
  },
  {
    what: 'a promo code',
    path: VPS,
    full: true,
    choose: (page) => page.getByLabel('Promo code').fill('NOPE'),
    kept: async (page) => {
      await expect(page.getByLabel('Promo code')).toHaveValue('NOPE');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page).toHaveURL(/promo_code=NOPE/);
    },
  },
  {
    what: 'a comment on an order',
    path: VPS,
    full: true,
    choose: async (page) => {
      await page.locator('summary').filter({ hasText: 'Project and notes' }).click();
      await page.getByLabel(/^Comment for our engineers/).fill('Please call before.');
    },
    kept: async (page) => {
      const comment = page.getByLabel(/^Comment for our engineers/);
      await expect(comment).toHaveValue('Please call before.');
      const other = await page.context().newPage();
      await expect(async () => {
        await other.goto(VPS);
        await expect(other.getByLabel(/^Comment for our engineers/)).toHaveValue('Please call before.', {
          timeout: 500,
        });
      }).toPass();
    },
  },
  {
    what: 'the type and servers of a VPN',
    path: '/vpn/',
    full: true,
    choose: (page) => choose(radio(page, /^Multi-hop/)),
    kept: async (page) => {
      await expect(radio(page, /^Multi-hop/)).toBeChecked();
      await expect(group(page, 'Entry server')).toBeVisible();
    },
  },
  {
    what: 'the domain of a website',
    path: '/web-hosting/start/',
    full: true,
    choose: (page) => page.getByRole('textbox', { name: 'Domain' }).fill('пример.рф'),
    kept: (page) => expect(page.getByText('xn--e1afmkfd.xn--p1ai')).toBeVisible(),
  },
  {
    what: 'the order of dedicated servers',
    path: '/dedicated-servers/',
    full: true,
    choose: (page) => page.getByLabel('Sort by price').selectOption('Lowest first'),
    kept: async (page) => {
      await expect(page).toHaveURL(/sort=ascend/);
      await expect(page.getByLabel('Sort by price')).toHaveValue('ascend');
    },
  },
  {
    what: 'servers to compare',
    path: '/dedicated-servers/in-netherlands/',
    full: true,
    choose: async (page) => {
      await page.getByRole('checkbox', { name: 'Compare EPYC 7443P' }).check();
      await page.getByRole('checkbox', { name: 'Compare EPYC 7302P' }).check();
    },
    kept: async (page) => {
      await expect(page.getByRole('button', { name: 'Compare selected (2)' })).toBeVisible();
      await page.getByRole('checkbox', { name: 'Compare EPYC 7302P' }).uncheck();
      await page.getByRole('button', { name: 'Compare selected (1)' }).click();
      await expect(page).toHaveURL(/epyc-7443p/);
    },
  },
  {
    what: 'plan and term on the home page',
    path: '/',
    full: true,
    choose: async (page) => {
      await page.getByText('NVMe 5', { exact: true }).click();
      await group(page, 'Term in months').getByText('12', { exact: true }).click();
    },
    kept: (page) => expect(page.getByText('€518.40 for 12 months, excluding VAT')).toBeVisible(),
  },
  {
    what: 'the subject of a message',
    path: '/contacts/',
    full: true,
    choose: async (page) => {
      await page.getByLabel('Your name').fill('Ann Lee');
      await page.getByLabel('Subject').fill('My ssh key');
    },
    kept: async (page) => {
      const articles = page.getByRole('list', { name: 'These help articles may answer your question:' });
      await articles.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/help\//);
      await page.goBack();
      await expect(page.getByLabel('Your name')).toHaveValue('Ann Lee');
      await expect(page.getByLabel('Subject')).toHaveValue('My ssh key');
    },
  },
  {
    what: 'a search for help',
    path: '/help/',
    choose: (page) => page.getByRole('main').getByRole('combobox', { name: 'Search help' }).fill('ssh ke'),
    kept: (page) => expect(page.getByRole('option', { name: /Create and use SSH keys/ })).toBeVisible(),
  },
  {
    what: 'a search of the API',
    path: '/api/',
    full: true,
    choose: (page) => page.getByLabel('Search calls').fill('order vps more'),
    kept: (page) => expect(page.getByRole('region', { name: 'Calls' }).getByRole('table')).toHaveCount(1),
  },
  {
    what: 'purposes of cookies',
    path: '/cookies/',
    full: true,
    choose: (page) => page.getByRole('main').getByRole('checkbox').first().check(),
    kept: async (page) => {
      const purposes = page.getByRole('main').getByRole('checkbox');
      // Drawn again with it, the first one stays.
      await purposes.last().check();
      await expect(purposes.first()).toBeChecked();
      await expect(purposes.last()).toBeChecked();
    },
  },
  {
    what: 'the email of a new account',
    path: '/auth/signup/',
    full: true,
    choose: (page) => page.getByRole('main').getByLabel('Email', { exact: true }).fill('early@example.com'),
    kept: async (page) => {
      const main = page.getByRole('main');
      await main.getByLabel('Password', { exact: true }).fill(goodPassword);
      await expect(main.getByLabel('Email', { exact: true })).toHaveValue('early@example.com');
      await main.getByRole('button', { name: words.en.signUp }).click();
      await expect(main.getByText(words.en.checkMail)).toBeVisible();
    },
  },
  {
    what: 'a payment method, with another payer after it',
    path: `${VPS}?name=early-2&stage=payment`,
    signedIn: true,
    choose: (page) => choose(radio(page, /^Bank card/)),
    kept: async (page) => {
      await page.getByLabel('Bill to').selectOption({ label: 'Koch Studio GmbH (DE999999999)' });
      await expect(orderButton(page)).toContainText('€13.50');
      await expect(radio(page, /^Bank card/)).toBeChecked();
    },
  },
  {
    what: 'currency and method of a top-up',
    path: '/my/billing/?edit=top-up',
    signedIn: true,
    full: true,
    choose: async (page) => {
      await page.locator('#top-up-amount').fill('25');
      await page.locator('#top-up-currency').selectOption('USD');
      await choose(page.locator('#top-up-payment_method').getByRole('radio', { name: /^PayPal/ }));
    },
    kept: async (page) => {
      await expect(page.getByText(/^From \$/).first()).toBeVisible();
      await expect(page.locator('#top-up-amount')).toHaveValue('25');
      await expect(page.locator('#top-up-currency')).toHaveValue('USD');
      await expect(page.locator('#top-up-payment_method').getByRole('radio', { name: /^PayPal/ })).toBeChecked();
    },
  },
];

for (const { what, path, signedIn, full, choose: take, kept } of cases)
  test(`keeps ${what}, chosen before the script loads`, { tag: full ? '@full' : [] }, async ({ page }) => {
    if (signedIn) await logInAsDemo(page);
    const scripts = await heldBack(page, '**/assets/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await take(page);
    await scripts.asked;
    scripts.release();
    await kept(page);
  });

// A field of each kind that the cases know: text and radio, checkbox, select, suggestions.
const translated = ['the hostname', 'servers to compare', 'the order of dedicated', 'a search for help'];

for (const { what, path, choose: take, kept } of cases.filter(({ what }) =>
  translated.some((one) => what.startsWith(one)),
))
  test(
    `keeps ${what}, chosen before the script loads on a page that the browser has translated`,
    {
      tag: '@full',
    },
    async ({ page }) => {
      const scripts = await heldBack(page, '**/assets/*.js');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('#boot')).toBeAttached();
      await page.evaluate(translate, 'same');
      await take(page);
      await scripts.asked;
      scripts.release();
      await kept(page);
    },
  );

test('keeps what is typed while the script loads', async ({ page }) => {
  const scripts = await heldBack(page, '**/assets/*.js');
  await page.goto(VPS, { waitUntil: 'commit' });
  const name = page.getByLabel(/^Hostname/);
  await name.pressSequentially('we');
  scripts.release();
  await name.pressSequentially('b-server-of-the-year', { delay: 100 });
  await expect(page).toHaveURL(/name=web-server-of-the-year/);
  await expect(name).toHaveValue('web-server-of-the-year');
});
