import type { Page } from '@playwright/test';
import { byDepth } from '../../scripts/depth.ts';
import { siteKey, startVendor, type Vendor } from './support/captcha-vendor.ts';
import { emailTo, makeCustomer } from './support/customers.ts';
import { startSite } from './support/processes.ts';
import { expect, expectAccessible, freshEmail, test as base } from './support/test.ts';
import { WAIT_TIMEOUT } from '../../scripts/wait-timeout.ts';

const RESET = '/auth/password/reset/';
const WRONG = 'Incorrect captcha entered, try again';

interface VendorFixtures {
  vendor: Awaited<ReturnType<typeof startVendor>>;
}

/** Test with a vendor, and a site that asks its captcha on the reset form. */
const testWith = (kind: Vendor) =>
  base.extend<object, VendorFixtures>({
    vendor: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
      async ({}, use) => {
        const vendor = await startVendor(kind);
        await use(vendor);
        vendor.stop();
      },
      { scope: 'worker' },
    ],
    site: [
      async ({ vendor }, use) => {
        const site = await startSite(vendor.env);
        await use(site);
        await site.stop();
      },
      { scope: 'worker', timeout: 5 * WAIT_TIMEOUT },
    ],
    // Consent to the captcha: e2e/consent.spec.ts has the others.
    context: async ({ context, site }, use) => {
      await context.addCookies([{ name: 'consent', value: '1.2026-11-23.captcha', url: site.url }]);
      await use(context);
    },
  });
const tests = { recaptcha: testWith('recaptcha'), hcaptcha: testWith('hcaptcha'), turnstile: testWith('turnstile') };
const test = tests.recaptcha;
test.describe.configure({ mode: 'default' });

const main = (page: Page) => page.getByRole('main');
const email = (page: Page) => page.getByLabel('Email', { exact: true });
const send = (page: Page) => main(page).getByRole('button', { name: 'Send reset link' }).click();
const frame = (page: Page) => page.frameLocator('iframe[title=Captcha]');
const inFrame = (page: Page, name: string) => frame(page).getByRole('button', { name }).click();
const token = (page: Page) => main(page).locator('input[name=captcha]');
const sent = (page: Page) => main(page).getByText('Check your email');

for (const [kind, testIt] of Object.entries(byDepth(tests, { recaptcha: test }))) {
  testIt(
    `${kind} is drawn under our policy, stops the form until it is solved, and is verified`,
    async ({ page, site, vendor }) => {
      const customer = await makeCustomer(site.url);
      await vendor.serve(page);
      await page.goto(RESET);
      await expect(frame(page).getByText(`${siteKey} en light normal`)).toBeVisible();
      await expect(main(page).locator('textarea'), 'the vendor’s own answer is nobody’s field').toBeHidden();
      await expectAccessible(page);
      await email(page).fill(customer.email);
      await send(page);
      await expect(page.getByText(WRONG).first()).toBeVisible();
      await expect(sent(page)).toHaveCount(0);
      await inFrame(page, 'I am human');
      await expect(token(page)).toHaveValue(/^token-/);
      await send(page);
      await expect(sent(page)).toBeVisible();
      await emailTo(page.request, site.url, customer.email, '/auth/password/reset/key/');
      expect(vendor.asked.at(-1)?.get('remoteip')).toMatch(/127\.0\.0\.1$/);
    },
  );
}

test.describe('what may go wrong', () => {
  test(
    'a token that ran out, in the browser or at the vendor, costs nothing that was typed',
    { tag: '@full' },
    async ({ page, vendor }) => {
      await vendor.serve(page);
      await page.goto(RESET);
      const typed = freshEmail();
      await email(page).fill(typed);
      await inFrame(page, 'I am human');
      await expect(token(page)).toHaveCount(1);
      await inFrame(page, 'Let it expire');
      await expect(token(page)).toHaveCount(0);
      await send(page);
      await expect(page.getByText(WRONG).first()).toBeVisible();

      await inFrame(page, 'I am human');
      await expect(token(page)).toHaveCount(1);
      vendor.forget();
      await send(page);
      const problem = page.getByRole('alert').getByRole('link', { name: WRONG });
      await expect(problem).toBeVisible();
      await expect(main(page).getByText(WRONG), 'above the form and beside the captcha').toHaveCount(2);
      await expect(email(page)).toHaveValue(typed);
      await expectAccessible(page);
      // A token is valid once, so the widget has restarted.
      await expect(token(page)).toHaveCount(0);
      await inFrame(page, 'I am human');
      await expect(token(page)).toHaveCount(1);
      await send(page);
      await expect(sent(page)).toBeVisible();
    },
  );

  test(
    'a failed widget or script shows an error next to the field and can be retried',
    { tag: '@full' },
    async ({ page, vendor }) => {
      await vendor.refuse(page);
      await page.goto(RESET);
      const typed = freshEmail();
      await email(page).fill(typed);
      const failed = main(page).getByText('We couldn’t verify that you’re human.');
      await expect(failed).toBeVisible();
      await expectAccessible(page);
      await send(page);
      await expect(page.getByText(WRONG).first()).toBeVisible();
      await page.unrouteAll();
      await vendor.serve(page);
      await main(page).getByRole('button', { name: 'Try again' }).click();
      await inFrame(page, 'Let it fail');
      await expect(failed).toBeVisible();
      await main(page).getByRole('button', { name: 'Try again' }).click();
      await inFrame(page, 'I am human');
      await expect(token(page)).toHaveCount(1);
      await expect(email(page)).toHaveValue(typed);
      await send(page);
      await expect(sent(page)).toBeVisible();
    },
  );

  test.describe('on a small phone, dark and in Russian', () => {
    test.use({ viewport: { width: 320, height: 640 }, colorScheme: 'dark' });

    test(
      'the widget has the language and theme of the page, and fits',
      { tag: '@full' },
      async ({ page, context, site, vendor }) => {
        await context.addCookies([{ name: 'django_language', value: 'ru', url: site.url }]);
        await vendor.serve(page);
        await page.goto(RESET);
        await expect(frame(page).getByText(`${siteKey} ru dark compact`)).toBeVisible();
        const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      },
    );
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a few forms pass without it, then the form explains why no more do', async ({ page, vendor }) => {
      const before = vendor.asked.length;
      for (let times = 1; times <= 3; times += 1) {
        await page.goto(RESET);
        await email(page).fill(freshEmail());
        await send(page);
        await expect(sent(page)).toBeVisible();
      }
      const typed = freshEmail();
      await page.goto(RESET);
      await email(page).fill(typed);
      await send(page);
      await expect(page.getByRole('alert').getByText(WRONG)).toBeVisible();
      await expect(email(page)).toHaveValue(typed);
      expect(vendor.asked, 'there was nothing to verify').toHaveLength(before);
    });
  });
});
