import type { Page } from '@playwright/test';
import { WAIT_TIMEOUT } from '../../scripts/wait-timeout.ts';
import { authCall, reached } from './support/auth-call.ts';
import { emailTo, makeCustomer, makeGuardedCustomer, sendPassword } from './support/customers.ts';
import { expectGood } from './support/looks.ts';
import { type Running, startSite } from './support/processes.ts';
import { expect, freshEmail, goodPassword, test as base } from './support/test.ts';

interface WorkerFixtures {
  /** A site that sends codes instead of links, and wants a username and a phone number. */
  byCode: Running;
}

const test = base.extend<object, WorkerFixtures>({
  byCode: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const site = await startSite({
        AUTH_EMAIL_VERIFICATION: 'code',
        AUTH_PASSWORD_RESET: 'code',
        AUTH_SIGNUP_FIELDS: 'username,phone',
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 5 * WAIT_TIMEOUT },
  ],
});

test.use({ reducedMotion: 'reduce' } as object);
test.describe.configure({ mode: 'default' });

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).locator(`input[name="${name}"]`);
const send = (page: Page) =>
  main(page).locator('form:has(input:not([type=hidden])) button[type=submit]').first().click();

/** The code in the newest email to an address. */
async function mailedCode(page: Page, origin: string, email: string): Promise<string> {
  const letter = await emailTo(page.request, origin, email);
  return /\b[A-Z]{4}-[A-Z]{4}\b/.exec(letter)?.[0] ?? '';
}

const cases = [
  { lang: 'en', script: true, width: 1440, wrong: /^Incorrect code\./ },
  { lang: 'ru', script: false, width: 390, wrong: /^Неверный код\./ },
] as const;

for (const { lang, script, width, wrong } of cases) {
  test.describe(`${lang}, ${script ? 'with' : 'without'} script, ${width} px`, { tag: script ? '@full' : [] }, () => {
    test.use({ javaScriptEnabled: script, viewport: { width, height: 900 } });

    const speak = (page: Page, url: string) =>
      page.context().addCookies([{ name: 'django_language', value: lang, url }]);

    test('a customer signs in with an emailed code, after a wrong one', async ({ page, site }) => {
      const { email } = await makeCustomer(site.url);
      await speak(page, site.url);
      await page.goto('/auth/login/?next=%2Fmy%2Fsecurity%2F');
      await main(page).locator('a[href*="by=code"]').click();
      await field(page, 'code_for').fill(email);
      await send(page);
      await expect(field(page, 'login_code')).toBeVisible();
      await field(page, 'login_code').fill('BBBB-BBBB');
      await send(page);
      await expect(main(page).getByText(wrong).first()).toBeVisible();
      await expect(field(page, 'login_code')).toHaveAttribute('aria-invalid', 'true');
      if (script) await expectGood(page);
      // Too early: the email has just been sent.
      await main(page).locator('form:has(input[name=resend]) button').click();
      await expect(
        main(page)
          .getByText(script ? /^We’ve sent a code recently/ : /^Мы недавно отправили код/)
          .first(),
      ).toBeVisible();
      const code = await mailedCode(page, site.url, email);
      await field(page, 'login_code').fill(` ${code.toLowerCase().replace('-', ' – ')} `);
      await send(page);
      await page.waitForURL('**/my/security/');
      expect(await reached(page.request, site.url)).toBe(email);
    });

    test('a trusted browser signs in without a 2FA code', async ({ page, site }) => {
      const customer = await makeGuardedCustomer(site.url);
      await speak(page, site.url);
      await sendPassword(page.context(), site.url, customer);
      await page.goto(`/auth/login/${script ? '' : '?code=recovery'}`);
      if (script) await main(page).locator('a[href*="code=recovery"]').click();
      await expect(field(page, 'code')).toHaveAttribute('pattern', '[0-9]{8}');
      await field(page, 'code').fill(customer.recoveryCodes[0] ?? '');
      if (!script) await send(page);
      const yes = main(page).locator('button[name=trust][value=yes]');
      await expect(main(page).getByText('30')).toBeVisible();
      if (script) await expectGood(page);
      await yes.click();
      await page.waitForURL('**/my/');
      await authCall(page.request, site.url, ['DELETE', '/auth/session']);

      await page.goto('/auth/login/');
      await field(page, 'login').fill(customer.email);
      await field(page, 'password').fill(customer.password);
      await send(page);
      await page.waitForURL('**/my/');
      expect(await reached(page.request, site.url)).toBe(customer.email);
    });

    test('a new customer gives what is required and confirms by code; a lost password is replaced by code', async ({
      page,
      byCode,
    }) => {
      const email = freshEmail();
      const username = `ada.${lang}.${Date.now()}`;
      await speak(page, byCode.url);
      await page.goto(`${byCode.url}/auth/signup/`);
      await field(page, 'email').fill(email);
      await field(page, 'password').fill(goodPassword);
      await field(page, 'username').fill('with@at');
      await field(page, 'phone').fill('12');
      await send(page);
      await expect(field(page, 'username')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'phone')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'email'), 'nothing typed is lost').toHaveValue(email);
      if (script) await expectGood(page);
      await field(page, 'username').fill(username);
      await field(page, 'phone').fill('+31 (20) 123-45-67');
      await field(page, 'password').fill(goodPassword);
      await send(page);
      await expect(field(page, 'email_code')).toBeVisible();
      if (script) await expectGood(page);
      await field(page, 'email_code').fill(await mailedCode(page, byCode.url, email));
      await send(page);
      await page.waitForURL('**/my/');
      expect(await reached(page.request, byCode.url)).toBe(email);
      await authCall(page.request, byCode.url, ['DELETE', '/auth/session']);

      await page.goto(`${byCode.url}/auth/password/reset/`);
      await field(page, 'email').fill(email);
      await send(page);
      await expect(field(page, 'reset_code')).toBeVisible();
      await field(page, 'reset_code').fill('BBBB-BBBB');
      await field(page, 'password').fill('another-battery-77');
      await send(page);
      await expect(main(page).getByText(wrong).first()).toBeVisible();
      if (script) await expectGood(page);
      await field(page, 'reset_code').fill(await mailedCode(page, byCode.url, email));
      await field(page, 'password').fill('another-battery-77');
      await send(page);
      await page.waitForURL('**/auth/login/?reset');
      await field(page, 'login').fill(username);
      await field(page, 'password').fill('another-battery-77');
      await send(page);
      await page.waitForURL('**/my/');
    });
  });
}

test('closed sign-up is said before anything is typed', { tag: '@full' }, async ({ page }) => {
  const closed = await startSite({ AUTH_SIGNUP: 'closed' });
  await page.goto(`${closed.url}/auth/signup/`);
  await expect(main(page).getByText('We’re not accepting new accounts at the moment.')).toBeVisible();
  await expect(main(page).getByRole('textbox')).toHaveCount(0);
  await expectGood(page);
  await page.goto(`${closed.url}/auth/login/`);
  await expect(main(page).getByRole('link', { name: 'Create an account' })).toHaveCount(0);
  // A page in sight would report the calls that the stop cuts off.
  await page.close();
  await closed.stop();
});
