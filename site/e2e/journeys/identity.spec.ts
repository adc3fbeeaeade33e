import type { Page } from '@playwright/test';
import { authCall, reached } from '../support/auth-call.ts';
import { emailTo, sendCode } from '../support/customers.ts';
import { expect, freshEmail, goodPassword, linkIn, openAccountMenu, test } from '../support/test.ts';
import { codeNow } from '../support/totp.ts';

const words = {
  en: {
    checkMail: 'Check your email',
    setUp: 'Set up two-factor authentication',
    confirmTitle: 'Confirm it’s you',
    qr: /^QR code/,
    codesTitle: 'Recovery codes',
    kept: 'I’ve saved the codes',
    logOut: 'Sign out',
    useRecovery: 'Use a recovery code',
    wrongCode: 'Incorrect 2FA code',
    forgot: 'Forgot your password?',
    newTitle: 'Choose a new password',
    afterReset: /all sessions signed out/,
  },
  ru: {
    checkMail: 'Проверьте почту',
    setUp: 'Настроить двухфакторную аутентификацию',
    confirmTitle: 'Подтвердите, что это вы',
    qr: /^QR-код/,
    codesTitle: 'Коды восстановления',
    kept: 'Готово, коды сохранены',
    logOut: 'Выйти',
    useRecovery: 'Ввести код восстановления',
    wrongCode: 'Неверный код двухфакторной аутентификации',
    forgot: 'Забыли пароль?',
    newTitle: 'Новый пароль',
    afterReset: /все сеансы завершены/,
  },
} as const;

interface Journey {
  page: Page;
  origin: string;
  t: (typeof words)['en' | 'ru'];
  /** Whether a code sends itself. */
  script: boolean;
}

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).locator(`input[name="${name}"]`);
/** The button of the form that holds a field. */
const sendFormOf = (page: Page, name: string) =>
  main(page)
    .locator('form', { has: page.locator(`input[name="${name}"]`) })
    .locator('button[type=submit]')
    .first()
    .click();

async function giveCode({ page, script }: Journey, code: string): Promise<void> {
  await field(page, 'code').fill(code);
  if (!script) await sendFormOf(page, 'code');
}

async function givePassword({ page, origin }: Journey, email: string, password: string): Promise<void> {
  await page.goto(`${origin}/auth/login/`);
  await field(page, 'login').fill(email);
  await field(page, 'password').fill(password);
  await sendFormOf(page, 'login');
}

async function signUp({ page, origin, t }: Journey): Promise<string> {
  const email = freshEmail();
  await page.goto(`${origin}/auth/signup/`);
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(goodPassword);
  await sendFormOf(page, 'email');
  await expect(main(page).getByText(t.checkMail)).toBeVisible();
  await page.goto(linkIn(await emailTo(page.request, origin, email), '/auth/confirm-email/'));
  await page.waitForURL('**/my/');
  return email;
}

/** Turns on 2FA and keeps the key and the recovery codes. */
async function turnOnTotp(journey: Journey): Promise<{ secret: string; codes: string[] }> {
  const { page, origin, t } = journey;
  await page.goto(`${origin}/my/security/`);
  await main(page).getByRole('link', { name: t.setUp }).click();
  // The emailed link signed in, which doesn't prove the password.
  await expect(page.getByRole('heading', { level: 1, name: t.confirmTitle })).toBeVisible();
  await field(page, 'password').fill(goodPassword);
  await sendFormOf(page, 'password');
  await expect(main(page).getByRole('img', { name: t.qr })).toBeVisible();
  const secret = (await main(page).locator('code').first().innerText()).replaceAll(/\s/g, '');
  await giveCode(journey, await codeNow(secret));
  await expect(page.getByRole('heading', { level: 1, name: t.codesTitle })).toBeVisible();
  const codes = (await main(page).innerText()).match(/\b\d{4}[\s ]?\d{4}\b/g)?.map((code) => code.replace(/\D/g, ''));
  expect(new Set(codes).size, 'ten recovery codes').toBe(10);
  await main(page).getByText(t.kept).click();
  await page.waitForURL('**/my/security/**');
  return { secret, codes: codes ?? [] };
}

async function logOut({ page, origin, t, script }: Journey): Promise<void> {
  await page.goto(`${origin}/my/settings/`);
  if (script) await openAccountMenu(page);
  await (script ? page.getByRole('banner').first() : main(page)).getByRole('button', { name: t.logOut }).click();
  await expect.poll(() => reached(page.request, origin)).toBe('nobody');
}

async function resetPassword({ page, origin, t }: Journey, email: string, password: string): Promise<void> {
  await page.goto(`${origin}/auth/password/reset/`);
  await field(page, 'email').fill(email);
  await sendFormOf(page, 'email');
  await expect(main(page).getByText(t.checkMail)).toBeVisible();
  await page.goto(linkIn(await emailTo(page.request, origin, email, '/reset/key/'), '/auth/password/reset/key/'));
  await expect(page.getByRole('heading', { level: 1, name: t.newTitle })).toBeVisible();
  await expect(field(page, 'username')).toHaveValue(email);
  await field(page, 'password').fill(password);
  await sendFormOf(page, 'password');
  await page.waitForURL('**/auth/login/?reset');
  await expect(main(page).getByText(t.afterReset)).toBeVisible();
}

const trustNot = ({ page }: Journey): Promise<void> => main(page).locator('button[name=trust][value=no]').click();

const expectSignedIn = async ({ page, origin }: Journey, email: string): Promise<void> => {
  await page.waitForURL('**/my/');
  expect(await reached(page.request, origin)).toBe(email);
};

for (const { lang, script } of [
  { lang: 'en', script: true },
  { lang: 'ru', script: false },
] as const) {
  test.describe(`identity, ${lang}, ${script ? 'with' : 'without'} JavaScript`, { tag: script ? '@full' : [] }, () => {
    test.use({ javaScriptEnabled: script, viewport: { width: script ? 1440 : 820, height: 900 } });

    test('sign-up, 2FA, lost phone, lost password', async ({ page, context, browser, site }) => {
      const origin = site.url;
      await context.addCookies([{ name: 'django_language', value: lang, url: origin }]);
      const t = words[lang];
      const journey: Journey = { page, origin, t, script };

      const email = await signUp(journey);
      const { secret, codes } = await turnOnTotp(journey);
      const [first = '', second = '', third = ''] = codes;
      await logOut(journey);

      await givePassword(journey, email, goodPassword);
      const code = await codeNow(secret);
      await giveCode(journey, code);
      await trustNot(journey);
      await expectSignedIn(journey, email);
      await logOut(journey);

      // An onlooker has the password and a used code.
      await givePassword(journey, email, goodPassword);
      await giveCode(journey, code);
      await expect(main(page).getByText(t.wrongCode).first()).toBeVisible();

      // The phone is gone.
      await main(page).getByRole('link', { name: t.useRecovery }).click();
      await giveCode(journey, first);
      await trustNot(journey);
      await expectSignedIn(journey, email);

      // Another browser is signed in, too; a recovery code serves once.
      const other = await browser.newContext();
      await authCall(other.request, origin, ['POST', '/auth/login'], { email, password: goodPassword });
      const again = await authCall(other.request, origin, ['POST', '/auth/2fa/authenticate'], { code: first });
      expect(again.errors?.map(({ code }) => code)).toEqual(['incorrect_code']);
      await sendCode(other, origin, second);
      expect(await reached(other.request, origin)).toBe(email);

      // So is the password.
      const password = `${goodPassword}-new`;
      await resetPassword(journey, email, password);
      expect(await reached(page.request, origin), 'this session is ended').toBe('nobody');
      expect(await reached(other.request, origin), 'the other one, too').toBe('nobody');
      await other.close();
      await page.goto(`${origin}/my/`);
      await expect(page).toHaveURL(/\/auth\/login\/\?next=%2Fmy%2F$/);

      await givePassword(journey, email, goodPassword);
      await expect(field(page, 'password'), 'the old password is refused').toHaveAttribute('aria-invalid', 'true');
      await givePassword(journey, email, password);
      await main(page).getByRole('link', { name: t.useRecovery }).click();
      await giveCode(journey, third);
      await trustNot(journey);
      await expectSignedIn(journey, email);
    });
  });
}
