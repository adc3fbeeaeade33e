import type { Page } from '@playwright/test';
import { expectAccessibleIn } from './support/looks.ts';
import { choose, expect, freshEmail, logInAsDemo, openAccountMenu, settled, test } from './support/test.ts';

/** What is pressed to get from state to state, by language. */
const words = {
  en: {
    more: 'More',
    menu: 'Menu',
    logIn: 'Sign in',
    signUp: 'Create account',
    off: /^Off/,
    topUp: 'Continue to payment',
    failed: 'Payment failed',
    again: 'Try again',
    pay: 'Pay',
    decline: 'Decline',
    card: 'Bank card',
    save: 'Save personal data',
  },
  ru: {
    more: 'Ещё',
    menu: 'Меню',
    logIn: 'Войти',
    signUp: 'Зарегистрироваться',
    off: /^Отключено/,
    topUp: 'Перейти к оплате',
    failed: 'Оплата не прошла',
    again: 'Попробовать ещё раз',
    pay: 'Оплатить',
    decline: 'Отклонить',
    card: 'Банковская карта',
    save: 'Сохранить личные данные',
  },
} as const;

const plan = '/virtual-private-servers/nvme-1/';
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** The order page with a system that the smallest plan is too small for. */
async function unfitOrder(page: Page): Promise<string> {
  const answer = await page.request.get('/my/api/vps-order/templates/');
  const { os } = (await answer.json()) as { os: { id: number; family: string }[] };
  return `${plan}?os=${os.find(({ family }) => family === 'windows')?.id}`;
}

for (const lang of ['en', 'ru'] as const) {
  const t = words[lang];
  const localised = (path: string) => (lang === 'ru' ? `/ru${path}` : path);
  test.describe(lang, () => {
    test.use({ reducedMotion: 'reduce', viewport: wide } as object);
    test.beforeEach(async ({ context, site }) => {
      await context.addCookies([{ name: 'django_language', value: lang, url: site.url }]);
    });

    test('what a visitor opens breaks no accessibility rule', { tag: '@full' }, async ({ page }) => {
      const dialog = page.getByRole('dialog');
      await page.goto(localised('/virtual-private-servers/'));
      await page.getByRole('banner').getByText(t.more, { exact: true }).click();
      await expectAccessibleIn(lang, page);

      // HTML alone sends the form to a page of its own.
      await settled(page);
      await page.keyboard.press('Escape');
      const promo = page.locator('input[type=email][name=email]').first();
      await promo.fill('not an address');
      await promo.press('Enter');
      await expect(page.locator('#promo-error')).not.toBeEmpty();
      await expectAccessibleIn(lang, page);
      await promo.fill(freshEmail());
      await promo.press('Enter');
      await expect(page.locator('[data-component=toasts] [data-tone=success]')).toBeVisible();
      await expectAccessibleIn(lang, page);

      await page.getByRole('banner').getByRole('button', { name: t.logIn, exact: true }).click();
      await expect(dialog).toBeVisible();
      await expectAccessibleIn(lang, page);
      await dialog.getByRole('button', { name: t.logIn, exact: true }).click();
      await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectAccessibleIn(lang, page);
      await page.keyboard.press('Escape');

      await page.setViewportSize(phone);
      await page.goto(localised('/'));
      await page.getByRole('button', { name: t.menu, exact: true }).click();
      await dialog.locator('details:not([open]) > summary').first().click();
      await expectAccessibleIn(lang, page);
    });

    test('failed orders break no accessibility rule', { tag: '@full' }, async ({ page }) => {
      await page.goto(localised(await unfitOrder(page)));
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
      await expectAccessibleIn(lang, page);

      await page.goto(localised(plan));
      // The card around it is what the mouse meets; the choice waits for the confirmation.
      await page.locator('#administration-section summary').click();
      // The question is the script's: a choice made before it shows a button instead.
      await settled(page);
      await choose(page.getByRole('radio', { name: t.off }));
      await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
      await expectAccessibleIn(lang, page);

      await page.goto('/auth/signup/');
      await page.getByRole('main').getByRole('button', { name: t.signUp, exact: true }).click();
      await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible();
      await expectAccessibleIn(lang, page);
      await page.locator('main input[type=email]').fill(freshEmail());
      await page.locator('main input[name=password]').fill('correct-horse-42');
      await page.getByRole('main').getByRole('button', { name: t.signUp, exact: true }).click();
      await expect(page.locator('main input[name=password]')).toHaveCount(0);
      await expectAccessibleIn(lang, page);
    });

    test('what a customer opens breaks no accessibility rule', { tag: '@full' }, async ({ page }) => {
      await logInAsDemo(page);
      await page.goto('/my/');
      await openAccountMenu(page);
      await expectAccessibleIn(lang, page);
      await page.mouse.move(0, 600);

      await page.goto('/my/settings/?edit=personal-info');
      await page.locator('input[name=first_name]').fill('');
      await page.getByRole('button', { name: t.save, exact: true }).click();
      await expect(page.locator('input[name=first_name]')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessibleIn(lang, page);

      await page.goto('/my/');
      await page.getByRole('rowheader').getByRole('link').first().click();
      await page.waitForURL('**/my/services/*/');
      await expectAccessibleIn(lang, page);

      await page.goto('/my/billing/?edit=top-up');
      await page.getByRole('button', { name: t.topUp, exact: true }).click();
      await expect(page.getByRole('dialog').locator('[aria-invalid=true]').first()).toBeVisible();
      await expectAccessibleIn(lang, page);
      await page.locator('input[name=amount]').fill('20');
      await page.getByText(t.card, { exact: true }).click();
      await page.getByRole('button', { name: t.topUp, exact: true }).click();
      await page.waitForURL('**/bank/pay/**');
      await expectAccessibleIn(lang, page);
      await page.getByRole('button', { name: t.decline, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: t.failed })).toBeVisible();
      await expectAccessibleIn(lang, page);
      await page.getByRole('button', { name: t.again, exact: true }).click();
      await page.getByRole('button', { name: t.pay, exact: true }).click();
      await page.waitForURL('**/my/payment/**');
      await expectAccessibleIn(lang, page);
    });
  });
}
