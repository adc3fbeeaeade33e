import type { Page } from '@playwright/test';
import { makeCustomer, sendPassword } from './support/customers.ts';
import { tabTo, typePersonalData } from './support/keyboard.ts';
import { expectGood } from './support/looks.ts';
import { acceptTerms, openOrdered, openPart } from './support/order.ts';
import { choose, expect, readMail, test } from './support/test.ts';
import { words } from './support/words.ts';

const main = (page: Page) => page.getByRole('main');
const summary = (page: Page) => page.getByRole('main').getByRole('complementary');

test.describe('by keyboard only', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a backup storage is chosen, paid for and opened', { tag: '@full' }, async ({ page, site, context }) => {
    const total = '€41.55';
    const customer = await makeCustomer(site.url);
    await sendPassword(context, site.url, customer);
    await page.goto('/backups/');
    const slider = page.getByRole('slider', { name: 'Storage size' });
    await expect(slider).toHaveAttribute('aria-valuetext', '500 GB');
    await tabTo(page, 'slider', /^Storage size/);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: /^1 TB/ }), 'the list follows the slider').toBeChecked();
    await tabTo(page, 'radio', /^Frankfurt/);
    await page.keyboard.press('ArrowRight');
    await tabTo(page, 'radio', /^1 month/);
    await page.keyboard.press('ArrowRight');
    await tabTo(page, 'textbox', /^Storage name/);
    await page.keyboard.type('offsite-1');
    await expect(summary(page).getByRole('status'), 'three months at €12, less 3 %').toHaveText('€34.92');
    await expect(main(page).locator('#volume-section'), 'the size costs what it is charged').toContainText('€11.64');
    await tabTo(page, 'button', /^Continue to personal data/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**stage=personal-data**');
    await typePersonalData(page);
    await expect(page).toHaveURL(/\/backups\/\?volume=1024&location=\d+&period=3&name=offsite-1&stage=payment$/);
    await expect(summary(page).getByRole('status'), 'with German VAT').toHaveText(total);
    await tabTo(page, 'radio', /Bank card/);
    await tabTo(page, 'checkbox', /I accept the/);
    await page.keyboard.press('Space');
    await tabTo(page, 'button', /^Order 1 TB for/);
    await page.keyboard.press('Enter');
    await expect(main(page).getByText(total).first(), 'the bank asks for the same').toBeVisible();
    await tabTo(page, 'button', /^Pay$/);
    await page.keyboard.press('Enter');

    await openOrdered(page, site.url, 'offsite-1', 'Active');
    await expect(main(page).getByText('Backup storage 1 TB').first()).toBeVisible();
    await openPart(page, 'Access');
    const host = await main(page)
      .getByText(/^u\d+\.\w+\.backup\.example$/)
      .first()
      .innerText();
    const login = host.split('.')[0] ?? '';
    await expect(main(page).getByText(`sftp ${login}@${host}`)).toBeVisible();
    await expectGood(page);
    await openPart(page, 'Billing');
    await expect(main(page).getByText(total).first(), 'the order kept its total').toBeVisible();
    await expectGood(page);
    const letter = await readMail(page, site.url, customer.email, /offsite-1 is ready/);
    expect(letter).toContain(host);
    expect(letter).toContain(login);
    expect(letter).not.toContain('server');
    expect(await readMail(page, site.url, customer.email, /^Your order/)).toContain(total);
  });
});

test.describe('on a phone in Russian, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test(
    'a backup storage is ordered from the balance; a full location says so',
    { tag: '@full' },
    async ({ page, site, context }) => {
      const t = words.ru;
      await context.addCookies([{ name: 'django_language', value: 'ru', url: site.url }]);
      await page.goto(`${site.url}/auth/login/`);
      await page.locator('main input[name=login]').fill('demo');
      await page.locator('main input[name=password]').fill('demo-hoster-2026');
      await page.locator('main input[name=password]').press('Enter');
      await page.waitForURL('**/my/');

      await page.goto('/ru/backups/?volume=5120&name=kopia-1');
      await page.getByText('Роттердам', { exact: true }).click();
      await page.getByRole('button', { name: 'Обновить цену' }).click();
      await expect(page, 'the choice is kept').toHaveURL(/volume=5120&location=2/);
      await page.goto(page.url().replace('location=2', 'location=4'));
      await expect(page.getByRole('alert').first()).toContainText('Барселона: сейчас нет места для 5 ТБ');
      await page.getByRole('alert').getByRole('link', { name: 'Выбрать: Роттердам' }).click();
      await expect(page).toHaveURL(/location=2/);
      await choose(page.getByRole('radio', { name: /^250 ГБ/ }));
      await page.getByRole('button', { name: 'Перейти к оплате' }).first().click();
      await expect(page).toHaveURL(/\/ru\/backups\/\?volume=250&location=2&name=kopia-1&stage=payment$/);
      await choose(page.getByRole('radio', { name: /^Баланс/ }));
      await acceptTerms(page, t);
      await page.getByRole('button', { name: /^Заказать 250 ГБ за/ }).click();
      await openOrdered(page, site.url, 'kopia-1', t.active);
      await expect(main(page).getByText('Хранилище для бэкапов 250 ГБ').first()).toBeVisible();
      await openPart(page, 'Доступ');
      await expect(main(page).getByText(/^rsync -a /)).toBeVisible();
    },
  );
});
