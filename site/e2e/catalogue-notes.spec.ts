import { makeBuyer, sendPassword } from './support/customers.ts';
import { expect, expectAccessible, test } from './support/test.ts';

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

test('a customer reads the VAT of their own country', async ({ page, context, site }) => {
  await sendPassword(context, site.url, await makeBuyer(site.url));
  for (const address of lists.filter((one) => one !== '/dedicated-servers/')) {
    await page.goto(address);
    await expect(
      page.getByRole('main').getByText('Prices exclude VAT: 19% is added in your country.'),
      address,
    ).toBeVisible();
  }
});

const paths = [
  ['/virtual-private-servers/', ['Home']],
  ['/virtual-private-servers/in-germany/', ['Home', 'VPS']],
  ['/web-hosting/for-wordpress/', ['Home', 'Web hosting']],
  ['/web-hosting/basic/', ['Home', 'Web hosting']],
  ['/dedicated-servers/for-amd-epyc/', ['Home', 'Dedicated servers']],
  ['/dedicated-servers/epyc-9354p/', ['Home', 'Dedicated servers']],
  ['/backups/', ['Home']],
] as const;

test('the pages of the shop show the path to them that their structured data have', async ({ page }) => {
  for (const [address, parents] of paths) {
    await page.goto(address);
    const steps = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
    await expect(steps, address).toHaveText([...parents, await page.getByRole('heading', { level: 1 }).innerText()]);
    const described = await page.locator('script[type="application/ld+json"]').allTextContents();
    const path = described
      .flatMap((text): { '@type': string; itemListElement?: { name: string }[] }[] => [JSON.parse(text)].flat())
      .find((one) => one['@type'] === 'BreadcrumbList');
    expect(
      path?.itemListElement?.map(({ name }) => name),
      address,
    ).toEqual(await steps.allInnerTexts());
  }
  await expectAccessible(page);
});
