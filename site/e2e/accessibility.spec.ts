import { byDepth } from '../../scripts/depth.ts';
import { authCall } from './support/auth-call.ts';
import { screens } from './support/screens.ts';
import { expectAccessibleIn, expectFits } from './support/looks.ts';
import { expect, logInAsDemo, test } from './support/test.ts';

const account = [
  '/my/',
  '/my/services/',
  '/my/billing/',
  '/my/invoices/',
  '/my/earlier-invoices/',
  '/my/tickets/',
  '/my/tickets/new/',
  '/my/notifications/',
  '/my/projects/',
  '/my/partner/',
  '/my/settings/',
  '/my/security/',
  '/my/security/tokens/',
  '/my/team/',
  '/virtual-private-servers/nvme-3/?stage=payment',
];

/** Screens of staff. Where there's a list, the record of its first row is one more. */
const staff = [
  '/admin/',
  '/admin/setups/',
  '/admin/tickets/',
  '/admin/tickets/answers/',
  '/admin/tickets/targets/',
  '/admin/mail/',
  '/admin/tasks/',
  '/admin/customers/',
  '/admin/services/',
  '/admin/services/adopt/',
  '/admin/orders/',
  '/admin/orders/new/',
  '/admin/offers/',
  '/admin/offers/new/',
  '/admin/catalogue/',
  '/admin/catalogue/vps-plans/',
  '/admin/promo-codes/',
  '/admin/incidents/',
  '/admin/content/news/',
  '/admin/content/reports/',
  '/admin/clients/',
  '/admin/banner/',
  '/admin/emails/',
  '/admin/finance/',
  '/admin/finance/vat/',
  '/admin/finance/refunds/',
  '/admin/finance/reports/',
  '/admin/finance/transfers/',
  '/admin/finance/statements/',
  '/admin/address-pools/',
  '/admin/imports/',
  '/admin/settings/',
  '/admin/staff/',
  '/admin/audit/',
];
const isPrefixless = (path: string) => /^\/(auth|my)\//.test(path);

for (const lang of byDepth(['en', 'ru'] as const, ['en'] as const)) {
  test.describe(lang, () => {
    test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } } as object);

    test('public screens break no accessibility rule and fit into windows of all widths', async ({
      page,
      context,
      site,
    }) => {
      await context.addCookies([{ name: 'django_language', value: lang, url: site.url }]);
      for (const path of screens) {
        await page.goto((lang === 'ru' && !isPrefixless(path) ? '/ru' : '') + path);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAccessibleIn(lang, page);
        await expectFits(page, [320, 390, 820, 1440]);
      }
    });

    test('screens of a customer break no accessibility rule and fit into windows of all widths', async ({
      page,
      context,
      site,
    }) => {
      await context.addCookies([{ name: 'django_language', value: lang, url: site.url }]);
      await logInAsDemo(page);
      for (const path of account) {
        await page.goto((lang === 'ru' && !isPrefixless(path) ? '/ru' : '') + path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAccessibleIn(lang, page);
        await expectFits(page, [320, 390, 820, 1440]);
      }
    });

    test(
      'screens of staff break no accessibility rule and fit into windows of all widths',
      { tag: '@full' },
      async ({ page, context, site }) => {
        await context.addCookies([{ name: 'django_language', value: lang, url: site.url }]);
        const { status } = await authCall(page.request, site.url, ['POST', '/auth/login'], {
          email: 'staff@hoster.example',
          password: 'staff-hoster-2026',
        });
        expect(status).toBe(200);
        const look = async (path: string): Promise<void> => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
          await expectAccessibleIn(lang, page);
          await expectFits(page, [320, 390, 820, 1440]);
        };
        for (const path of staff) {
          await look((lang === 'ru' ? '/ru' : '') + path);
          const record = page.locator('main th[scope="row"] a').first();
          if ((await record.count()) > 0) await look((await record.getAttribute('href')) ?? '');
        }
      },
    );
  });
}
