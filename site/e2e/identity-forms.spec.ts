import type { Page } from '@playwright/test';
import { byDepth } from '../../scripts/depth.ts';
import { authCall } from './support/auth-call.ts';
import { emailTo, makeCustomer, makeGuardedCustomer, sendPassword } from './support/customers.ts';
import { test } from './support/identity.ts';
import { expectGood } from './support/looks.ts';
import { expect, freshEmail, goodPassword, linkIn, settled } from './support/test.ts';
import { wrongCode } from './support/totp.ts';

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as object);

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).locator(`input[name="${name}"]`);
const send = (page: Page) => main(page).locator('form:has(input) button[type=submit]').first().click();

/** The captcha has come and is solved: it goes with the form as a field. */
const captchaSolved = (page: Page) => expect(field(page, 'captcha')).not.toHaveValue('');

const texts = {
  en: {
    invalidEmail: 'Enter a valid email address',
    required: 'This field is required',
    wrongCode: 'Incorrect 2FA code',
    linkGone: 'The password reset link is no longer valid',
    confirmGone: 'This e-mail confirmation link is expired or invalid',
    checkMail: 'Check your email',
    wrongPassword: 'The email address and/or password you specified are not correct.',
    tooShort: 'This password is too short. It must contain at least 7 characters.',
    nobody: 'share your email address',
    question: 'Add {email} to the account {account}? Confirm only if both are yours, then sign in.',
    confirmed: 'Your email address is confirmed. Sign in to continue.',
  },
  ru: {
    invalidEmail: 'Введите правильный адрес электронной почты',
    required: 'Обязательное поле',
    wrongCode: 'Неверный код двухфакторной аутентификации',
    linkGone: 'Ссылка для сброса пароля больше не действует',
    confirmGone: 'Ссылка для подтверждения почты недействительна или устарела',
    checkMail: 'Проверьте почту',
    wrongPassword: /почт.+парол/i,
    tooShort: /корот/i,
    nobody: 'не передал адрес вашей почты',
    question:
      'Добавить {email} в аккаунт {account}? Подтверждайте, только если и адрес, и аккаунт ваши, а затем войдите.',
    confirmed: 'Почта подтверждена. Войдите, чтобы продолжить.',
  },
} as const;

for (const lang of byDepth(['en', 'ru'] as const, ['en'] as const)) {
  const t = texts[lang];
  test.describe(`every state of signing in, ${lang}`, () => {
    test.beforeEach(({ context, site }) =>
      context.addCookies([{ name: 'django_language', value: lang, url: site.url }]),
    );

    test('login: nothing typed, wrong password, code, recovery code', async ({ page, site }) => {
      const customer = await makeGuardedCustomer(site.url);
      await page.goto('/auth/login/');
      await send(page);
      await expect(main(page).getByText(t.required, { exact: true })).toHaveCount(2);
      await field(page, 'login').fill(customer.email);
      await field(page, 'password').fill('not the password');
      await send(page);
      await expect(main(page).getByText(t.wrongPassword).first()).toBeVisible();
      await expect(field(page, 'login'), 'nothing typed is lost').toHaveValue(customer.email);
      await expectGood(page);

      await sendPassword(page.context(), site.url, customer);
      await page.goto('/auth/login/');
      await field(page, 'code').fill(wrongCode(customer.secret));
      await expect(main(page).getByText(t.wrongCode).first()).toBeVisible();
      await expectGood(page);
      await main(page).locator('a[href*="code=recovery"]').click();
      await expect(field(page, 'code')).toHaveAttribute('pattern', '[0-9]{8}');
      await expectGood(page);
      await field(page, 'code').fill(customer.recoveryCodes[0] ?? '');
      await expect(main(page).locator('button[name=trust]')).toHaveCount(2);
      await expectGood(page);
      await main(page).locator('button[name=trust][value=no]').click();
      await page.waitForURL('**/my/');
    });

    test(
      'sign-up: bad address and password, sent; address missing at the provider',
      { tag: '@full' },
      async ({ page }) => {
        await page.goto('/auth/signup/');
        await field(page, 'email').fill('no-address');
        await field(page, 'password').fill('a1');
        await send(page);
        await expect(main(page).getByText(t.invalidEmail).first()).toBeVisible();
        await expect(main(page).getByText(t.tooShort).first()).toBeVisible();
        await expectGood(page);
        const email = freshEmail();
        await field(page, 'email').fill(email);
        await field(page, 'password').fill(goodPassword);
        await send(page);
        await expect(main(page).getByText(t.checkMail)).toBeVisible();
        await expect(main(page).getByText(email)).toBeVisible();
        await expectGood(page);
        await page.reload();
        await expect(main(page).getByText(t.checkMail), 'what is awaited is not forgotten').toBeVisible();
        await main(page).locator('button[name=abandon]').click();
        await expect(field(page, 'email'), 'an address with a slip can be given again').toHaveValue('');

        await page.goto('/auth/login/');
        await main(page).locator('button[value=github]').click();
        await page.locator('input[name=name]').fill(email);
        await page.locator('input[name=email]').fill('');
        await page.locator('button[value=allow]').click();
        await expect(main(page).getByText(t.nobody)).toBeVisible();
        await send(page);
        await expect(main(page).getByText(t.required, { exact: true }).first()).toBeVisible();
        await expectGood(page);
      },
    );

    test('reset: captcha, sent, new password refused, link used up', { tag: '@full' }, async ({ page, site }) => {
      const { email } = await makeCustomer(site.url);
      await page.goto('/auth/password/reset/');
      await captchaSolved(page);
      await field(page, 'email').fill('no-address');
      await send(page);
      await expect(main(page).getByText(t.invalidEmail).first()).toBeVisible();
      await captchaSolved(page);
      await expectGood(page);
      await field(page, 'email').fill(email);
      await send(page);
      await expect(main(page).getByText(t.checkMail)).toBeVisible();
      await expect(main(page).locator('a[href$="/contacts/"]'), 'the link to our support').toBeVisible();
      await expectGood(page);

      const link = linkIn(await emailTo(page.request, site.url, email, '/auth/password/reset/key/'), '/reset/key/');
      await page.goto(link);
      await expect(field(page, 'username'), 'a password manager learns whose password it is').toHaveValue(email);
      await field(page, 'password').fill('a1');
      await send(page);
      await expect(main(page).getByText(t.tooShort).first()).toBeVisible();
      await expectGood(page);
      await field(page, 'password').fill('another-battery-77');
      await send(page);
      await page.waitForURL('**/auth/login/?reset');
      await expectGood(page);
      await page.goto(link);
      await expect(main(page).getByText(t.linkGone)).toBeVisible();
      await expectGood(page);
    });

    test(
      'confirmation: asked in another browser, done, link used up',
      { tag: '@full' },
      async ({ page, site, browser }) => {
        const email = freshEmail();
        const other = await browser.newContext();
        await authCall(other.request, site.url, ['POST', '/auth/signup'], { email, password: goodPassword });
        const link = linkIn(await emailTo(page.request, site.url, email), '/auth/confirm-email/');
        await other.close();
        await page.goto(link);
        const question = t.question.replace('{email}', email).replace('{account}', email.split('@', 1)[0] ?? '');
        await expect(main(page).getByText(question)).toBeVisible();
        await expectGood(page);
        await main(page).locator('form button').click();
        await expect(main(page).getByText(t.confirmed)).toBeVisible();
        await expectGood(page);
        await page.goto(link);
        await expect(main(page).getByText(t.confirmGone)).toBeVisible();
        await expectGood(page);
      },
    );
  });
}

test('password managers find the right fields, with one form per step', async ({ page, site, guarded }) => {
  const fields = () =>
    main(page)
      .locator('form:has(input:not([type=hidden]))')
      .evaluateAll((forms) =>
        forms.map((form) =>
          [...form.querySelectorAll('input:not([type=hidden])')].map(
            (input) =>
              `${input.getAttribute('type')} ${input.getAttribute('name')}: ${input.getAttribute('autocomplete')}`,
          ),
        ),
      );
  await page.goto('/auth/login/');
  await expect.poll(fields).toEqual([['text login: username webauthn', 'password password: current-password']]);
  await page.goto('/auth/signup/');
  await expect.poll(fields).toEqual([['email email: username', 'password password: new-password']]);
  await page.goto('/auth/password/reset/');
  await expect.poll(fields).toEqual([['email email: username']]);
  await sendPassword(page.context(), site.url, guarded);
  await page.goto('/auth/login/');
  await expect.poll(fields).toEqual([['text code: one-time-code']]);
  await expect(field(page, 'code')).toHaveAttribute('inputmode', 'numeric');
  // An authenticator's code pasted with its blank, as some apps give it.
  await field(page, 'code').fill('123 45');
  await expect(field(page, 'code')).toHaveValue('12345');
});

test('by keyboard only: password shown and hidden, wrong password, then signed in', async ({ page, site }) => {
  const customer = await makeCustomer(site.url);
  await page.goto('/auth/login/');
  await field(page, 'login').focus();
  await page.keyboard.type(customer.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('wrong');
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('button', { name: 'Show password' })).toBeFocused();
  // The button is the script's.
  await settled(page);
  await page.keyboard.press('Space');
  await expect(field(page, 'password')).toHaveAttribute('type', 'text');
  await page.keyboard.press('Space');
  await expect(field(page, 'password')).toHaveAttribute('type', 'password');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(texts.en.wrongPassword).first()).toBeVisible();
  await field(page, 'password').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(customer.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/my/');
});
