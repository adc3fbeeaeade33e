import { makeCustomer, sendPassword } from './support/customers.ts';
import { expectGood } from './support/looks.ts';
import { expect, linkIn, readMail, settled, test } from './support/test.ts';

test.describe('without JavaScript, in Russian on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a search is saved, confirmed from the email and ended', async ({ page, site }) => {
    await page.goto('/ru/dedicated-servers/in-germany/?tags=storage&price_max=200');
    await page.getByRole('link', { name: 'Сообщать о новых серверах' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Уведомления о серверах' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
      'Германия',
      'Хранение данных',
      /^Цена\sв\sмесяц: до\s200/,
    ]);
    const feed = await page.getByRole('link', { name: 'Лента Atom по этому запросу' }).getAttribute('href');
    const atom = await page.request.get(feed ?? '');
    expect([atom.status(), atom.headers()['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    const entries = await atom.text();
    expect(entries.match(/<entry>/g), 'the server that matches').toHaveLength(1);
    expect(entries, 'it’s ordered in the country').toMatch(
      /<link href="[^"]+\/ru\/dedicated-servers\/[\w-]+\/\?location=1"\/>/,
    );
    await page.getByLabel('Электронная почта').fill('ann');
    await page.getByRole('button', { name: 'Получать письма' }).click();
    await expect(page.getByLabel('Электронная почта'), 'nothing typed is lost').toHaveValue('ann');
    await expect(page.getByText('Введите правильный адрес электронной почты')).toBeVisible();
    await page.getByLabel('Электронная почта').fill('alerts@example.test');
    await page.getByRole('button', { name: 'Получать письма' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Проверьте почту' })).toBeVisible();

    const mail = await readMail(page, site.url, 'alerts@example.test', /Подтвердите уведомления/);
    await page.goto(linkIn(mail, '/alerts/'));
    await expect(page.getByRole('heading', { level: 1, name: 'Подтвердите уведомления' })).toBeVisible();
    await expect(page.getByRole('main').getByText('alerts@example.test')).toBeVisible();
    await page.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Уведомления включены' })).toBeVisible();
    await page.getByRole('button', { name: 'Отключить уведомления' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Уведомления отключены' })).toBeVisible();
    expect((await page.goto(linkIn(mail, '/alerts/')))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Уведомления не действуют' })).toBeVisible();
  });
});

test(
  'a customer adds a webhook, sees its secret once and needs no confirmation by email',
  { tag: '@full' },
  async ({ page, site, context }) => {
    const customer = await makeCustomer(site.url);
    await sendPassword(context, site.url, customer);
    await page.goto('/dedicated-servers/alerts/?tags=amd-epyc');
    await settled(page);
    await expectGood(page);
    await page.getByLabel('Webhook URL').fill('ftp://example.com/');
    await page.getByRole('button', { name: 'Add webhook' }).click();
    await expect(page.getByText('Enter a public address that begins with https://.')).toBeVisible();
    await page.getByLabel('Webhook URL').fill('https://example.com/hook');
    await page.getByRole('button', { name: 'Add webhook' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Alert saved' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByText(/^whsec_/)).toBeVisible();
    await page.getByRole('link', { name: 'View alert' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your alert is on' })).toBeVisible();

    await page.goto('/dedicated-servers/alerts/?tags=vmware-esxi');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(customer.email);
    await page.getByRole('button', { name: 'Get emails' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Alert saved' })).toBeVisible();

    await page.goto('/dedicated-servers/alerts/');
    await expect(page.getByRole('link', { name: /^(?:Email|Webhook) alert of/ })).toHaveCount(2);
    await expect(page.getByRole('main').getByText('Dedicated servers, AMD EPYC', { exact: true })).toBeVisible();
  },
);
