import type { Page } from '@playwright/test';
import { expect, expectAccessible, settled, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const create = (page: Page) => main(page).getByRole('button', { name: 'Create link' }).click();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', { tag: javaScriptEnabled ? '@full' : [] }, () => {
    test.use({ javaScriptEnabled });

    test('a partner’s link is created from the address of a page, after mistakes are named', async ({ page, site }) => {
      await page.goto('/partners/');
      const address = page.getByLabel('Page address');
      await address.fill('https://example.com/vpn/');
      await create(page);
      await expect(address).toHaveAccessibleDescription(/Enter an address that starts with http/);
      await expect(address, 'nothing is lost').toHaveValue('https://example.com/vpn/');
      await expect(page.getByLabel('Partner code')).toHaveAccessibleDescription(/This field is required/);
      await expect(main(page).getByRole('alert')).toContainText('Check 2 fields');
      if (javaScriptEnabled) await expectAccessible(page);
      await address.fill(`${site.url}/vpn/?product=multi-hop`);
      await page.getByLabel('Partner code').fill('p7');
      await create(page);
      const link = `${site.url}/vpn/?product=multi-hop&partner_ref=p7`;
      await expect(main(page).getByRole('status').filter({ hasText: 'Your partner link' })).toContainText(link);
      await expect(main(page).getByRole('alert')).toHaveCount(0);
      if (javaScriptEnabled) await expectAccessible(page);
    });
  });
}

test('the link is copied, and a visitor who agrees is remembered for 60 days', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/partners/?address=/vpn/&code=p7');
  // The button is the script's.
  await settled(page);
  await main(page).getByRole('button', { name: 'Copy link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${site.url}/vpn/?partner_ref=p7`);
  await page.goto(link);
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'partner_ref'))
    .toMatchObject({ value: 'p7' });
});
