import { makeCustomer, makeGuardedCustomer, sendCode, sendPassword } from './support/customers.ts';
import { expectGood } from './support/looks.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as object);

const pages = {
  'without 2FA': [
    '/my/security/',
    '/my/security/?error=denied&error_process=connect',
    '/my/security/totp/',
    '/my/security/delete/',
  ],
  'with 2FA': [
    '/my/security/',
    '/my/security/recovery-codes/',
    '/my/security/confirm/',
    '/my/security/confirm/?way=totp',
    '/my/security/confirm/?way=recovery',
  ],
};

for (const [who, paths] of Object.entries(pages)) {
  test(
    `the pages of security in Russian, ${who}: both themes, and 320 px`,
    { tag: '@full' },
    async ({ page, context, site }) => {
      await context.addCookies([{ name: 'django_language', value: 'ru', url: site.url }]);
      if (who === 'with 2FA') {
        const customer = await makeGuardedCustomer(site.url);
        await sendPassword(context, site.url, customer);
        const code = customer.recoveryCodes[0];
        await sendCode(context, site.url, code);
      } else await sendPassword(context, site.url, await makeCustomer(site.url));
      for (const path of paths) {
        await page.goto(path);
        await expect(page, 'nothing leads elsewhere').toHaveURL(site.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        // What is folded is looked at, too.
        await page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
        await expectGood(page);
      }
    },
  );
}
