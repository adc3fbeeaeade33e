import type { Page } from '@playwright/test';
import { makeBuyer, sendPassword } from './support/customers.ts';
import { expectGood } from './support/looks.ts';
import { acceptTerms, openOrdered, openPart } from './support/order.ts';
import { choose, expect, logInAsDemo, readMail, test } from './support/test.ts';
import { words } from './support/words.ts';

const main = (page: Page) => page.getByRole('main');

test.describe('on a tablet in Russian', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test(
    'hosting for a CMS with an international domain is ordered by card',
    { tag: '@full' },
    async ({ page, site, context }) => {
      const t = words.ru;
      const customer = await makeBuyer(site.url);
      await sendPassword(context, site.url, customer);
      await context.addCookies([{ name: 'django_language', value: 'ru', url: site.url }]);
      await page.goto('/ru/web-hosting/');
      await main(page).getByRole('link', { name: 'Joomla', exact: true }).click();
      await expect(page).toHaveURL(/\/ru\/web-hosting\/for-joomla\/$/);
      await expect(main(page).getByText('Start — самый доступный тариф', { exact: false })).toBeVisible();
      await main(page).getByRole('row', { name: /Start/ }).getByRole('link', { name: 'Заказать Start' }).last().click();
      await expect(page).toHaveURL(/\/ru\/web-hosting\/start\/\?cms=joomla$/);

      await page.getByRole('textbox', { name: 'Домен' }).fill('Пример.рф');
      await expect(page.getByText('В DNS: xn--e1afmkfd.xn--p1ai')).toBeVisible();
      const cms = page.getByRole('combobox', { name: 'CMS или фреймворк' });
      await expect(cms).toHaveValue('Joomla');
      await page.getByRole('heading', { name: 'Версия PHP' }).click();
      await choose(page.getByRole('radio', { name: '7.4' }));
      await expect(page.getByRole('alert')).toContainText('Joomla не работает на PHP 7.4');
      await page.getByRole('link', { name: 'Выбрать: PHP 8.4' }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);

      await cms.fill('mage');
      await cms.press('Enter');
      await expect(cms).toHaveValue('Magento');
      await expect(page.getByRole('alert')).toContainText('нужно 2 ГБ памяти');
      await page.getByRole('link', { name: 'Перейти на Pro' }).click();
      await expect(page, 'what was entered goes along').toHaveURL(/\/web-hosting\/pro\/\?domain=%D0%9F.*&cms=magento$/);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.getByLabel(/^Название аккаунта/).fill('magazin-1');
      await page.getByRole('button', { name: 'Перейти к оплате' }).first().click();
      await expect(page).toHaveURL(/&cms=magento&name=magazin-1&stage=payment$/);
      await choose(page.getByRole('radio', { name: /Банковская карта/ }));
      await acceptTerms(page, t);
      await page.getByRole('button', { name: /^Заказать Pro за/ }).click();
      await page.getByRole('button', { name: t.bankPay, exact: true }).click();

      await openOrdered(page, site.url, 'magazin-1', t.active);
      await expect(main(page).getByText('Хостинг Pro').first()).toBeVisible();
      await expect(main(page).getByText('пример.рф').first()).toBeVisible();
      await expect(main(page).getByText(/^Magento 2/)).toBeVisible();
      await expectGood(page);
      await openPart(page, 'Доступ');
      await expect(main(page).getByText('ns1.hosting.example')).toBeVisible();
      const addressType = page.getByRole('cell', { name: 'A', exact: true });
      const address = main(page).getByRole('row').filter({ has: addressType }).first();
      await expect(address).toContainText(/192\.0\.2\.\d+|198\.51\.100\.\d+|203\.0\.113\.\d+/);
      await expect(address.getByRole('button', { name: /^Скопировать: A / })).toBeVisible();
      const panel = await main(page)
        .getByText(/^https:\/\/.+:8083$/)
        .innerText();
      await expectGood(page);
      expect(await readMail(page, site.url, customer.email, /magazin-1 is ready/)).toContain(panel);
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the catalogue links to a plan with its term, and the plan keeps the input', async ({ page }) => {
    await page.goto('/web-hosting/');
    await expect(main(page).getByText('€2.40').first(), 'the usual term').toBeVisible();
    await page
      .getByRole('navigation', { name: 'Term' })
      .getByRole('link', { name: /^12 months/ })
      .click();
    await expect(main(page).getByRole('table').getByText('€1.92')).toBeVisible();
    await main(page).getByRole('link', { name: 'Order Basic' }).first().click();
    await expect(page).toHaveURL(/\/web-hosting\/basic\/\?period=12$/);

    await page.locator('input[name=domain]').fill('shop example.com/about');
    await page.locator('select[name=cms]').selectOption({ label: 'WordPress' });
    await page.getByRole('button', { name: 'Update price' }).click();
    await expect(page).toHaveURL(/domain=shop\+example\.com%2Fabout&cms=wordpress/);
    await expect(page.locator('input[name=domain]')).toHaveValue('shop example.com/about');
    await expect(page.getByText('Enter a full domain without a path')).toBeVisible();
    await page.locator('input[name=domain]').fill('shop.example.com');
    await page.getByRole('button', { name: 'Continue to account' }).first().click();
    await expect(page).toHaveURL(/\?domain=shop\.example\.com&cms=wordpress&period=12&stage=account$/);
  });

  test('an order is paid from the balance; a full location says so', { tag: '@full' }, async ({ page, site }) => {
    await logInAsDemo(page);
    const { locations } = await (await page.request.get('/my/api/vhosting/order/create_context/')).json();
    const zurich = locations.find(({ city }: { city: string }) => city === 'Zurich');
    await page.goto(`/web-hosting/start/?location=${zurich.id}&period=1&name=site-1`);
    await expect(page.getByRole('alert').first()).toContainText('Zurich has no room for new accounts');
    await page.getByRole('alert').getByRole('link', { name: 'Choose Frankfurt' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue to payment' }).first().click();
    await choose(page.getByRole('radio', { name: /^Account balance/ }));
    await acceptTerms(page, words.en);
    await page.getByRole('button', { name: /^Order Start for/ }).click();
    await openOrdered(page, site.url, 'site-1', 'Active');
    await openPart(page, 'Access');
    await expect(main(page).getByText('No domain yet.', { exact: false })).toBeVisible();
  });
});
