import { makeBuyer, sendPassword } from './support/customers.ts';
import { expectFits } from './support/looks.ts';
import { expect, test } from './support/test.ts';

const lists = ['/virtual-private-servers/', '/web-hosting/', '/dedicated-servers/', '/backups/', '/vpn/'] as const;

test('every list of prices says who pays VAT, and the rate of another currency', async ({ page, context, site }) => {
  await context.addCookies([
    { name: 'currency', value: 'USD', url: site.url },
    { name: 'currency_picked', value: 'USD', url: site.url },
  ]);
  for (const address of lists) {
    await page.goto(address);
    const note = page
      .getByRole('main')
      .getByText(/Prices exclude VAT\. Customers in the EU pay the rate of their country/);
    await expect(note, address).toBeVisible();
    await expect(note, address).toContainText(/Converted from euros at \$1\.\d{2,4} to €1\./);
  }
});

test('a customer reads the VAT of their own country', { tag: '@full' }, async ({ page, context, site }) => {
  await sendPassword(context, site.url, await makeBuyer(site.url));
  for (const address of lists.filter((one) => one !== '/dedicated-servers/')) {
    await page.goto(address);
    await expect(
      page.getByRole('main').getByText('Prices exclude VAT: 19% is added in your country or region.'),
      address,
    ).toBeVisible();
  }
});

test('the prices of a long term fit on tablets, in both languages', { tag: '@full' }, async ({ page }) => {
  for (const prefix of ['', '/ru'])
    for (const path of ['/virtual-private-servers/', '/web-hosting/']) {
      await page.goto(`${prefix}${path}?period=24`);
      await expectFits(page, [768, 820, 1024]);
    }
});
