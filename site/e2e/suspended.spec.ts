import type { Page } from '@playwright/test';
import { makeBuyer, sendPassword } from './support/customers.ts';
import { acceptTerms } from './support/order.ts';
import { choose, expect, expectAccessible, settled, test } from './support/test.ts';
import { DUE_TIMEOUT, passDays } from './support/time.ts';
import { words } from './support/words.ts';

const texts = {
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
} as const;
const t = words.ru;

/** Orders a server by a card that isn't saved, and opens its page in the account when it runs. Gives its id. */
async function orderByCard(page: Page, name: string): Promise<number> {
  const { card, running } = texts;
  await page.goto(`/ru/virtual-private-servers/nvme-3/?stage=payment&name=${name}`);
  await choose(page.getByRole('radio', { name: card }));
  await acceptTerms(page, t);
  await page.getByRole('button', { name: t.order }).click();
  await page.getByRole('button', { name: t.bankPay, exact: true }).click();
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(running);
  return Number(/\/my\/services\/(\d+)\//.exec(page.url())?.[1]);
}

test.describe('in Russian, on a phone', { tag: '@full' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a server is suspended for lack of money, the customer tops up, and it runs again on the open page', async ({
    page,
    context,
    site,
  }) => {
    const name = 'broke-ru';
    await sendPassword(context, site.url, await makeBuyer(site.url));
    await context.addCookies([{ name: 'django_language', value: 'ru', url: site.url }]);
    const id = await orderByCard(page, name);
    const main = page.getByRole('main');
    const status = main.getByRole('status').first();

    // The page stays open all the time, and is never loaded again.
    await passDays(site, id, 31);
    await expect(status).toHaveText(texts.unpaid, { timeout: DUE_TIMEOUT });
    await expect(main.getByText(texts.why, { exact: false }).first()).toBeVisible();
    await expect(main.getByText(texts.keepsRunning)).toBeVisible();
    await passDays(site, id, 4);
    await expect(status).toHaveText(texts.stopped, { timeout: DUE_TIMEOUT });
    await expect(main.getByText(texts.safe).first()).toBeVisible();
    await expect(main.getByText(texts.keptUntil)).toBeVisible();
    await expect(main.getByText(texts.suspension)).toBeVisible();
    await expectAccessible(page);

    const other = await context.newPage();
    await other.goto('/my/');
    const tasks = other.getByRole('region', { name: texts.todo });
    const task = tasks.getByRole('listitem').filter({ hasText: texts.task(name) });
    await expect(task.getByRole('link', { name: texts.pay })).toHaveAttribute('href', `/my/services/${id}/renew/`);
    await settled(other);
    await expectAccessible(other);
    await other.getByRole('main').getByRole('link', { name }).first().click();
    await other.getByRole('link', { name: texts.topUp }).click();
    await other.getByLabel(texts.amount, { exact: true }).fill('50');
    await choose(other.getByRole('radio', { name: texts.card }));
    await expectAccessible(other);
    await other.getByRole('button', { name: texts.toBank }).click();
    await other.getByRole('button', { name: t.bankPay, exact: true }).click();
    await expect(other.getByRole('heading', { level: 1, name: texts.toppedUp })).toBeVisible();

    await expect(status).toHaveText(texts.running, { timeout: DUE_TIMEOUT });
    await expect(main.getByText(texts.safe).first()).toBeHidden();
    await expect(main.getByText(texts.reactivation)).toBeVisible();
    await other.goto('/my/');
    await expect(tasks.getByText(texts.task(name))).toBeHidden();
  });
});
