import { makeBuyer, sendPassword } from './support/customers.ts';
import { expectHeard, listen } from './support/heard.ts';
import { acceptTerms, openPart } from './support/order.ts';
import { choose, expect, expectAccessible, settled, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words.ru;

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, timezoneId: 'Europe/Moscow' });

test(
  'in Russian on a phone: an order becomes active on the open page; auto-renewal is switched, and the card replaced',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await sendPassword(context, site.url, await makeBuyer(site.url));
    await context.addCookies([{ name: 'django_language', value: 'ru', url: site.url }]);
    const main = page.getByRole('main');
    const other = await context.newPage();

    await test.step('the service page that waits for the payment tells each state without being loaded again', async () => {
      await other.goto('/ru/virtual-private-servers/nvme-3/?stage=payment&name=phone-1');
      await choose(other.getByRole('radio', { name: /^Банковская карта/ }));
      await other.getByRole('checkbox', { name: 'Сохранить карту и оплачивать ею продления' }).check();
      await acceptTerms(other, t);
      await other.getByRole('button', { name: t.order }).tap();
      await other.waitForURL('**/bank/pay/**');

      await page.goto('/my/');
      await main.getByRole('link', { name: 'phone-1' }).first().tap();
      const status = main.getByRole('status').first();
      await expect(status).toHaveText('Ожидает оплаты');
      await settled(page);
      await listen(page);
      await other.getByRole('button', { name: t.bankPay, exact: true }).tap();
      await expect(status).toHaveText(t.active);
      await expectHeard(page, /^Работает$/m);
      await expect(main.getByRole('button', { name: 'Перезагрузить' })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('auto-renewal', async () => {
      await openPart(page, 'Оплата');
      const renewal = main.getByRole('switch', { name: 'Автопродление' });
      await expect(renewal).toBeChecked();
      await expect(renewal).toHaveAccessibleDescription(/Оплата: с\sбаланса, затем Visa •••• 4242/);
      await settled(page);
      await renewal.tap();
      await expect(page.getByText('Автопродление отключено.', { exact: false }).first()).toBeVisible();
      await expect(renewal).not.toBeChecked();
      await expect(renewal).toHaveAccessibleDescription(/Мы\sничего не\sспишем/);
      await settled(page);
      await renewal.tap();
      await expect(page.getByText('Автопродление включено.')).toBeVisible();
      await expect(renewal).toBeChecked();
    });

    await test.step('the card', async () => {
      await main.getByRole('link', { name: 'Изменить способы оплаты' }).tap();
      const cards = main.getByRole('region', { name: 'Способы оплаты' });
      await cards.getByRole('link', { name: /^Заменить карту Visa/ }).tap();
      const dialog = page.getByRole('dialog', { name: /^Замена карты Visa/ });
      await expect(dialog.getByText('Банк проверит новую карту без списания.', { exact: false })).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Перейти на страницу банка' }).tap();
      await page.getByRole('button', { name: t.bankDecline, exact: true }).tap();
      await expect(page.getByText('сохранённая карта осталась прежней', { exact: false })).toBeVisible();
      await cards.getByRole('link', { name: /^Заменить карту Visa/ }).tap();
      await dialog.getByRole('button', { name: 'Перейти на страницу банка' }).tap();
      await page.getByRole('button', { name: 'Добавить карту', exact: true }).tap();
      await expect(page.getByText('Карта заменена.', { exact: false })).toBeVisible();
      await expect(cards.getByRole('listitem')).toHaveCount(1);
      await expect(cards.getByText('Для продлений')).toBeVisible();
      const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
      expect(overflow, 'nothing is wider than the window').toBeLessThanOrEqual(0);
    });
  },
);
