import type { Page } from '@playwright/test';
import { makeCustomer, sendPassword } from './support/customers.ts';
import { expectGood } from './support/looks.ts';
import { acceptTerms, fillPersonalData, openPart } from './support/order.ts';
import { choose, expect, expectAccessible, logInAsDemo, readMail, settled, test } from './support/test.ts';
import { words } from './support/words.ts';

const main = (page: Page) => page.getByRole('main');
const summary = (page: Page) => page.getByRole('main').getByRole('complementary');

/** Waits until the paid order is set up, and opens its service from the account. */
async function openService(page: Page, origin: string, name: string, running: string): Promise<void> {
  await page.waitForURL('**/my/payment/**');
  await expect(async () => {
    await page.goto(`${origin}/my/`);
    const row = main(page).getByRole('row').filter({ hasText: name });
    await expect(row.getByText(running, { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  await main(page).getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Prices beside the memory, as numbers. */
const memoryPrices = (page: Page): Promise<number[]> =>
  page.locator('#memory-section data').evaluateAll((all) => all.map((one) => Number((one as HTMLDataElement).value)));

test.describe('with a mouse, in dollars', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test(
    'a server is found by filters, configured, paid for and opened',
    { tag: '@full' },
    async ({ page, site, context }) => {
      const customer = await makeCustomer(site.url);
      await sendPassword(context, site.url, customer);
      await context.addCookies([
        { name: 'currency', value: 'USD', url: site.url },
        { name: 'currency_picked', value: 'USD', url: site.url },
      ]);
      await page.goto('/dedicated-servers/');
      await expect(page.getByRole('heading', { level: 2, name: '18 servers' })).toBeVisible();
      await page.getByRole('checkbox', { name: 'AMD EPYC' }).click();
      await page.getByRole('checkbox', { name: 'Netherlands' }).click();
      await expect(page.getByRole('heading', { level: 2, name: '3 servers of 18' })).toBeVisible();
      await expect(page, 'the filters are the address').toHaveURL(/\?tags=amd-epyc&country=NL$/);
      await page.getByRole('link', { name: /^Remove filter: Netherlands/ }).click();
      await expect(page.getByRole('heading', { level: 2, name: '6 servers of 18' })).toBeVisible();
      await page.getByRole('link', { name: 'Order EPYC 7443P' }).click();
      await expect(page).toHaveURL(/\/dedicated-servers\/epyc-7443p\/$/);

      // Hardware RAID doesn't take NVMe drives: the page offers a fix.
      await page.getByRole('heading', { level: 2, name: 'RAID' }).click();
      await choose(page.getByRole('radio', { name: /^Broadcom 9361-8i/ }));
      const notice = page
        .getByRole('alert')
        .filter({ hasText: 'This controller doesn’t work with the selected drives.' });
      await expect(notice).toBeVisible();
      await notice.getByRole('link', { name: /^Use software RAID/ }).click();
      await expect(notice).toBeHidden();
      await choose(page.getByRole('radio', { name: 'RAID 1', exact: true }));
      await expect(page.getByText('RAID 1 · 3.84 TB usable')).toBeVisible();
      await page.getByLabel('Hostname').fill('db-1');
      await expect(page).toHaveURL(/level=1&name=db-1$/);

      await page.getByRole('button', { name: 'Continue to personal data' }).first().click();
      await fillPersonalData(page, words.en, 'de');
      await page.getByRole('button', { name: words.en.toPayment }).click();
      await expect(page).toHaveURL(/stage=payment$/);
      await expect(summary(page).getByText('VAT 19%')).toBeVisible();
      const total = await summary(page).getByRole('status').innerText();
      expect(total).toMatch(/^\$\d/);
      await choose(page.getByRole('radio', { name: /Bank card/ }));
      await acceptTerms(page, words.en);
      await page.getByRole('button', { name: /^Order EPYC 7443P for/ }).click();
      await expect(main(page).getByText(total).first(), 'the bank asks for the same').toBeVisible();
      await page.getByRole('button', { name: 'Pay', exact: true }).click();

      await openService(page, site.url, 'db-1', 'Active');
      await expect(main(page).getByText('2 × 3.84 TB NVMe').first()).toBeVisible();
      await openPart(page, 'Access');
      await expect(main(page).getByText(/^https:\/\/ipmi-/)).toBeVisible();
      await expectGood(page);
      await openPart(page, 'Billing');
      await expect(main(page).getByText(total).first(), 'the order kept its total').toBeVisible();
      await expectGood(page);
      const letter = await readMail(page, site.url, customer.email, /db-1 is ready/);
      expect(letter).not.toMatch(/ipmi/i);
      expect(await readMail(page, site.url, customer.email, /^Your order/)).toContain(total);
    },
  );

  test('filters that nothing passes say which of them to take away', { tag: '@full' }, async ({ page }) => {
    await page.goto('/dedicated-servers/?cpu_vendor=Intel&tags=amd-epyc');
    await expect(main(page).getByText('No servers match these filters')).toBeVisible();
    // Before the script has come, the link loads a page, which begins at its beginning.
    await settled(page);
    await page.getByRole('link', { name: 'Without “Intel”: 6 servers' }).click();
    const count = page.getByRole('heading', { level: 2 }).filter({ hasText: /servers/ });
    await expect(count).toHaveText('6 servers of 18');
    await expect(count, 'not lost with the button').toBeFocused();
    await page.getByRole('link', { name: /^Remove filter: AMD EPYC/ }).press('Enter');
    await expect(count).toHaveText('18 servers');
    await expect(count).toBeFocused();
  });
});

test.describe('on a phone in Russian, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('servers are filtered, compared and configured', async ({ page, site }) => {
    await page.goto(`${site.url}/ru/dedicated-servers/`);
    await page.getByText('Фильтры', { exact: true }).click();
    await choose(page.getByRole('checkbox', { name: 'AMD', exact: true }));
    await page.getByRole('button', { name: 'Применить фильтры' }).click();
    await expect(page).toHaveURL(/cpu_vendor=AMD/);
    await expect(page.getByRole('heading', { level: 2, name: /^9 серверов из 18/ })).toBeVisible();
    await choose(page.getByRole('checkbox', { name: 'Сравнить EPYC 9354P' }));
    await choose(page.getByRole('checkbox', { name: 'Сравнить Ryzen 9 7950X' }));
    await page.getByRole('button', { name: /^Сравнить выбранные/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Сравнение выделенных серверов' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /EPYC 9354P|Ryzen 9 7950X/ })).toHaveCount(2);

    // The price of the memory is that of the order: for two servers, less the discount of a year.
    await page.goto(`${site.url}/ru/dedicated-servers/epyc-9354p/?currency=EUR`);
    const monthly = await memoryPrices(page);
    await page.goto(`${site.url}/ru/dedicated-servers/epyc-9354p/?period=12&count=2`);
    const yearly = await memoryPrices(page);
    expect(monthly.length).toBeGreaterThan(1);
    expect(yearly).toEqual(monthly.map((price) => Number((price * 2 * 0.9).toFixed(2))));

    await page.goto(`${site.url}/ru/dedicated-servers/epyc-9354p/`);
    await page.getByRole('spinbutton', { name: '7,68 ТБ NVMe U.2' }).fill('8');
    await page.getByRole('button', { name: 'Обновить цену' }).click();
    await expect(page.getByRole('alert')).toContainText('Выбранные диски не помещаются в этот корпус.');
    await page.getByRole('link', { name: /^Вернуть стандартные диски/ }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('servers of a country are compared and ordered there, one removed or not', { tag: '@full' }, async ({ page }) => {
  await page.goto('/dedicated-servers/in-netherlands/');
  for (const name of ['EPYC 7443P', 'EPYC 7302P'])
    await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
  await page.getByRole('button', { name: 'Compare selected (2)' }).click();
  await page.getByRole('link', { name: 'Remove EPYC 7302P' }).click();
  await expect(page.getByRole('link', { name: 'Remove EPYC 7443P' })).toBeHidden();
  const back = page.getByRole('link', { name: '← Dedicated servers' });
  await expect(back).toHaveAttribute('href', '/dedicated-servers/?country=NL');
  await page.getByRole('link', { name: 'Configure' }).click();
  await expect(page.getByRole('radio', { name: /^Rotterdam/ })).toBeChecked();
});

test('a comparison shows only the rows in which servers differ, without script too', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  await page.goto('/dedicated-servers/compare/?servers=epyc-7302p,e-2236');
  const configurable = page.getByRole('row', { name: /^Configurable/ });
  await expect(configurable).toBeVisible();
  await page.getByRole('link', { name: /^Only differences/ }).click();
  await expect(configurable).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^CPU/ })).toBeVisible();
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click();
  await expect(configurable, 'one server differs from none').toBeVisible();
});

test('a server that is sold out is viewed from the comparison, not configured', { tag: '@full' }, async ({ page }) => {
  await page.goto('/dedicated-servers/compare/?servers=epyc-7302p,epyc-7502p');
  const columns = page.getByRole('columnheader');
  await expect(columns.filter({ hasText: 'EPYC 7302P' }).getByRole('link', { name: 'Configure' })).toBeVisible();
  await expect(columns.filter({ hasText: 'EPYC 7502P' }).getByRole('link', { name: 'View' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Configure' })).toHaveCount(1);
});

test(
  'an offer that staff have prepared leads from the account to its order, at its price',
  { tag: '@full' },
  async ({ page }) => {
    await logInAsDemo(page);
    await page.goto('/my/');
    const offers = page.getByRole('region', { name: 'Offers for you' });
    await expect(offers.getByRole('row').nth(1)).toContainText('€299');
    await expectAccessible(page);
    await offers.getByRole('link', { name: /^Order / }).click();
    await expect(page).toHaveURL(/\/dedicated-servers\/gold-5412u\/\?custom_tariff_id=\d+/);
    await expect(summary(page)).toContainText('€299');
  },
);

test('an offer opens with its own server, whatever server the address names', { tag: '@full' }, async ({ page }) => {
  await logInAsDemo(page);
  await page.goto('/dedicated-servers/epyc-7443p/?custom_tariff_id=1&period=3');
  await expect(page).toHaveURL(/\/dedicated-servers\/gold-5412u\/\?custom_tariff_id=1&period=3$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Xeon Gold 5412U');
});

test(
  'an operating system that is no longer available is explained, and replaced by another',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/dedicated-servers/epyc-7443p/?os=9999');
    const systems = page.getByRole('group', { name: 'Operating system' });
    await expect(systems).toContainText('This operating system is no longer available.');
    await page
      .getByRole('button', { name: /^Continue to / })
      .first()
      .click();
    await expect(systems).toBeFocused();
    await choose(systems.getByRole('radio', { name: /^Debian/ }).first());
    await expect(page.getByText('This operating system is no longer available.')).toHaveCount(0);
  },
);
