import { acceptTerms, expectActiveService, fillPersonalData, signUpMidway } from '../support/order.ts';
import { downloadedText } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'ru-RU',
  timezoneId: 'Europe/Moscow',
  // As the edge tells it.
  extraHTTPHeaders: { 'CF-IPCountry': 'RU' },
});

test('a visitor from Russia orders on a phone and pays in rubles', async ({ page, site }) => {
  const t = words.ru;
  await page.goto('/ru/');
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Политика обработки персональных данных' }),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('img', { name: 'Мир' })).toBeVisible();
  await expect(page.getByRole('main').getByText('₽').filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('a[href="/ru/vpn/"]'), 'the VPN is hidden').toHaveCount(0);

  await page.getByRole('link', { name: t.chooseVps }).first().tap();
  await page.getByRole('main').getByRole('link', { name: 'Тариф NVMe 3', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: /NVMe 3/ })).toBeVisible();
  await page.getByText('Роттердам', { exact: true }).tap();
  await page.getByLabel(/^Имя хоста/).fill('web-ru');
  await expect(page).toHaveURL(/location=\d+.*name=web-ru/);

  await page.getByRole('button', { name: t.toAccount }).first().tap();
  const email = await signUpMidway(page, site.url, t);
  await expect(page).toHaveURL(/^[^?]*\/ru\/virtual-private-servers\/nvme-3\/.*name=web-ru/);
  await fillPersonalData(page, t, 'ru');
  await page.getByRole('button', { name: t.toPayment }).tap();

  await page.getByText('Система быстрых платежей', { exact: true }).tap();
  await acceptTerms(page, t);
  const order = page.getByRole('button', { name: t.order });
  const total = /[\d\s]+(?:,\d\d)?\s₽/u.exec(await order.innerText())?.[0].trim() ?? 'no total in rubles';
  await order.tap();
  // The bank writes two digits where the shop writes none.
  const figures = new RegExp(total.replace(/,\d\d/, '').replaceAll(/\D+/g, '\\s?'));
  await expect(page.locator('strong').getByText(figures)).toBeVisible();
  await page.getByRole('button', { name: 'Подтвердить в приложении' }).tap();
  await expect(page.getByRole('heading', { name: t.ready })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Итого' }).getByText(total)).toBeVisible();
  const invoice = await downloadedText(page, page.getByRole('link', { name: /^Счёт RU-\d{4}-\d{6} \(PDF\)$/ }));
  expect(invoice).toContain('ООО «Хостер Демо»');
  expect(invoice, 'the rate that the order keeps').toMatch(/Курс: 1 евро = \d+(,\d+)? RUB/);
  expect(invoice).toMatch(new RegExp(`Итого ${figures.source}`));
  await expectActiveService(page, site.url, { t, email, name: 'web-ru', total: figures });
});
