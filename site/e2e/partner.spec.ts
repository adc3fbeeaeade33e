import type { Page } from '@playwright/test';
import { liveIn, makeCustomer, sendPassword, signUp } from './support/customers.ts';
import { acceptTerms } from './support/order.ts';
import { choose, expect, expectAccessible, logInAsDemo, settled, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words.en;
const main = (page: Page) => page.getByRole('main');
const figure = (page: Page, name: string) => main(page).getByRole('term').filter({ hasText: name }).locator('xpath=..');

test('a friend opens the link, agrees, signs up and orders: the partner sees it all, and not who it was', async ({
  page,
  browser,
  site,
}) => {
  await sendPassword(page.context(), site.url, await makeCustomer(site.url));
  await page.goto('/my/');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Partner program' }).click();
  await settled(page);
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Get your link' }).click();
  await expect(main(page).getByText('You’ve joined the partner program.')).toBeVisible();
  await main(page).getByLabel('Page address').fill(`${site.url}/virtual-private-servers/nvme-3/`);
  await main(page).getByRole('button', { name: 'Create link' }).click();
  const link = await main(page)
    .getByText(/nvme-3\/\?partner_ref=[a-z2-9]{8}$/)
    .innerText();

  const friend = await browser.newContext({ baseURL: site.url });
  const tab = await friend.newPage();
  await tab.goto(link);
  await tab.getByRole('button', { name: 'Accept all' }).click();
  // The page's script counts the visit, or the server, if the button was quicker than the script.
  const names = async () => (await friend.cookies()).map(({ name }) => name);
  await expect.poll(names).toContain('partner_ref');
  await settled(tab);
  // The same link again is the same visit.
  await tab.goto(link);
  const { email } = await signUp(friend.request, site.url);
  await liveIn(friend.request, site.url, { country: 'DE', city: 'Berlin', zip_code: '10115', address: 'Torstraße 1' });
  await tab.goto('/virtual-private-servers/nvme-3/?stage=payment&name=referred-1');
  await choose(tab.getByRole('radio', { name: /^Bank card/ }));
  await acceptTerms(tab, t);
  await tab.getByRole('button', { name: t.order }).click();
  await tab.getByRole('button', { name: t.bankPay, exact: true }).click();
  await expect(tab.getByRole('heading', { level: 1, name: t.ready })).toBeVisible();
  await friend.close();

  await page.reload();
  await expect(figure(page, 'Visits')).toContainText('1');
  await expect(figure(page, 'Sign-ups')).toContainText('1');
  await expect(figure(page, 'Paid orders')).toContainText('1');
  await expect(figure(page, 'On hold')).toContainText('€2.70');
  const row = main(page).getByRole('table', { name: 'Cashback by order' }).getByRole('row').nth(1);
  await expect(row).toContainText(/VPS.*On hold.*available on .*20%.*€2\.70/);
  await expect(main(page)).not.toContainText(new RegExp(`referred-1|${email}|Ada`));
  await settled(page);
  await expectAccessible(page);
});

test('cashback is paid out to the balance, which another tab shows without reloading', async ({ page, context }) => {
  await logInAsDemo(page);
  // The holds of the demo's earlier orders end at the start.
  await expect(async () => {
    await page.goto('/my/partner/');
    await expect(main(page).getByRole('link', { name: 'Pay out' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  const amount = /€[\d.,]+/.exec(await figure(page, 'Available').innerText())?.[0] ?? 'nothing';
  const other = await context.newPage();
  await other.goto('/my/partner/?edit=payout');
  await expect(other.getByRole('dialog')).toBeVisible();
  await settled(other);
  await expectAccessible(other);
  await main(page).getByRole('link', { name: 'Pay out' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay out/ })
    .click();
  await expect(main(page).getByText('Your cashback is on your balance.')).toBeVisible();
  await expect(figure(other, 'Paid out')).toContainText(amount);
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'View transactions' }).click();
  const paid = page
    .getByRole('table', { name: 'Transactions' })
    .getByRole('row')
    .filter({ hasText: 'Partner cashback' });
  await expect(paid).toHaveCount(1);
  await expect(paid).toContainText(amount);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, locale: 'ru-RU', viewport: { width: 390, height: 844 } });

  test('an account joins, and makes a link', async ({ page, context, site }) => {
    await context.addCookies([{ name: 'django_language', value: 'ru', url: site.url }]);
    await sendPassword(context, site.url, await makeCustomer(site.url));
    await page.goto('/my/partner/');
    await main(page).getByRole('button', { name: 'Получить ссылку' }).click();
    await expect(main(page).getByText('Вы вступили в партнёрскую программу.')).toBeVisible();
    await main(page).getByLabel('Адрес страницы').fill('/vpn/');
    await main(page).getByRole('button', { name: 'Создать ссылку' }).click();
    await expect(main(page).getByText(/\/vpn\/\?partner_ref=[a-z2-9]{8}$/)).toBeVisible();
  });
});
