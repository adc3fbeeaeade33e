import type { Page } from '@playwright/test';
import { makeBuyer, sendPassword } from './support/customers.ts';
import { acceptTerms } from './support/order.ts';
import { choose, expect, expectAccessible, settled, test } from './support/test.ts';
import { DUE_TIMEOUT, passDays } from './support/time.ts';
import { words } from './support/words.ts';

const texts = {
  en: {
    prefix: '',
    card: /^Bank card/,
    running: 'Active',
    unpaid: 'Renewal failed',
    why: 'your balance is too low',
    keepsRunning: /It keeps running until/,
    stopped: 'Suspended',
    safe: 'your balance was too low. Top up your balance or pay now, and it starts again.',
    keptUntil: /We keep its data until/,
    todo: 'To do',
    task: (name: string) => `${name} is suspended`,
    pay: 'Pay',
    topUp: 'Top up balance',
    amount: 'Amount',
    toBank: 'Continue to payment',
    toppedUp: 'Your balance has been topped up',
    suspension: /^Suspension · Completed/,
    reactivation: /^Reactivation · Completed/,
  },
  ru: {
    prefix: '/ru',
    card: /^Банковская карта/,
    running: 'Работает',
    unpaid: 'Не продлено',
    why: 'На балансе не хватает денег.',
    keepsRunning: /Услуга будет работать до/,
    stopped: 'Приостановлено',
    safe: /на балансе не хватило денег\. Пополните баланс или оплатите продление/,
    keptUntil: /мы храним данные/,
    todo: 'Требует внимания',
    task: (name: string) => `Услуга ${name} приостановлена`,
    pay: 'Оплатить',
    topUp: 'Пополнить баланс',
    amount: 'Сумма',
    toBank: 'Перейти к оплате',
    toppedUp: 'Баланс пополнен',
    suspension: /^Приостановка · Завершено/,
    reactivation: /^Возобновление · Завершено/,
  },
} as const;

/** Orders a server by a card that isn't saved, and opens its page in the account when it runs. Gives its id. */
async function orderByCard(page: Page, name: string, language: keyof typeof texts): Promise<number> {
  const t = words[language];
  const { card, prefix, running } = texts[language];
  await page.goto(`${prefix}/virtual-private-servers/nvme-3/?stage=payment&name=${name}`);
  await choose(page.getByRole('radio', { name: card }));
  await acceptTerms(page, t);
  await page.getByRole('button', { name: t.order }).click();
  await page.getByRole('button', { name: t.bankPay, exact: true }).click();
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(running);
  return Number(/\/my\/services\/(\d+)\//.exec(page.url())?.[1]);
}

for (const language of ['en', 'ru'] as const)
  test.describe(language === 'en' ? 'in English' : 'in Russian, on a phone', { tag: '@full' }, () => {
    const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
    test.use(language === 'en' ? { viewport: { width: 1440, height: 900 } } : phone);

    test('a server is suspended for lack of money, the customer tops up, and it runs again on the open page', async ({
      page,
      context,
      site,
    }) => {
      const t = texts[language];
      const name = `broke-${language}`;
      await sendPassword(context, site.url, await makeBuyer(site.url));
      await context.addCookies([{ name: 'django_language', value: language, url: site.url }]);
      const id = await orderByCard(page, name, language);
      const main = page.getByRole('main');
      const status = main.getByRole('status').first();

      // The page stays open all the time, and is never loaded again.
      await passDays(site, id, 31);
      await expect(status).toHaveText(t.unpaid, { timeout: DUE_TIMEOUT });
      await expect(main.getByText(t.why, { exact: false }).first()).toBeVisible();
      await expect(main.getByText(t.keepsRunning)).toBeVisible();
      await passDays(site, id, 4);
      await expect(status).toHaveText(t.stopped, { timeout: DUE_TIMEOUT });
      await expect(main.getByText(t.safe).first()).toBeVisible();
      await expect(main.getByText(t.keptUntil)).toBeVisible();
      await expect(main.getByText(t.suspension)).toBeVisible();
      await expectAccessible(page);

      const other = await context.newPage();
      await other.goto('/my/');
      const tasks = other.getByRole('region', { name: t.todo });
      const task = tasks.getByRole('listitem').filter({ hasText: t.task(name) });
      await expect(task.getByRole('link', { name: t.pay })).toHaveAttribute('href', `/my/services/${id}/renew/`);
      await settled(other);
      await expectAccessible(other);
      await other.getByRole('main').getByRole('link', { name }).first().click();
      await other.getByRole('link', { name: t.topUp }).click();
      await other.getByLabel(t.amount, { exact: true }).fill('50');
      await choose(other.getByRole('radio', { name: t.card }));
      await expectAccessible(other);
      await other.getByRole('button', { name: t.toBank }).click();
      await other.getByRole('button', { name: words[language].bankPay, exact: true }).click();
      await expect(other.getByRole('heading', { level: 1, name: t.toppedUp })).toBeVisible();

      await expect(status).toHaveText(t.running, { timeout: DUE_TIMEOUT });
      await expect(main.getByText(t.safe).first()).toBeHidden();
      await expect(main.getByText(t.reactivation)).toBeVisible();
      await other.goto('/my/');
      await expect(tasks.getByText(t.task(name))).toBeHidden();
    });
  });
