import { expectAccessibleInThemes, expectFits } from './support/looks.ts';
import { expect, logInAsDemo, test } from './support/test.ts';

/** Every screen of the site that needs no special state, by its path in English. */
const screens = [
  '/',
  '/virtual-private-servers/',
  '/virtual-private-servers/in-germany/',
  '/virtual-private-servers/on-windows/',
  '/virtual-private-servers/nvme-3/',
  '/virtual-private-servers/nvme-1/?stage=account',
  '/web-hosting/',
  '/web-hosting/for-wordpress/',
  '/web-hosting/for-magento/',
  '/web-hosting/in-germany/',
  '/web-hosting/basic/',
  '/web-hosting/start/?cms=magento&php=7.4&domain=no-domain',
  '/dedicated-servers/',
  '/dedicated-servers/?cpu_vendor=Intel&tags=amd-epyc',
  '/dedicated-servers/for-amd-epyc/',
  '/dedicated-servers/in-germany/',
  '/dedicated-servers/alerts/',
  '/dedicated-servers/compare/?servers=epyc-7302p,e-2236',
  '/dedicated-servers/epyc-9124/?disks=6:9&raid=1&level=6',
  '/backups/',
  '/vpn/',
  '/services/',
  '/contacts/',
  '/api/',
  '/api/reference/vps/',
  '/vpn/?product=multi-hop',
  '/help/',
  '/help/?search=ssh',
  '/help/?search=zyzzyva',
  '/help/ssh-connect/',
  '/help/tag/ssh/',
  '/help/no-such-article/',
  '/tos/',
  '/tos/?version=2026-01-15',
  '/privacy/?compare=2026-01-15',
  '/recurring-payment-terms/',
  '/cookies/',
  '/promo/',
  '/status/',
  '/status/1/',
  '/news/',
  '/news/?page=2',
  '/news/vps-hong-kong/',
  '/auth/login/',
  '/auth/signup/',
  '/auth/password/reset/',
  '/auth/confirm-email/no-such-key/',
  '/no-such-page/',
];
const account = ['/my/', '/my/invoices/', '/virtual-private-servers/nvme-3/?stage=payment'];
const isPrefixless = (path: string) => /^\/(auth|my)\//.test(path);

for (const lang of ['en', 'ru'] as const) {
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
        await expectAccessibleInThemes(page);
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
        await expectAccessibleInThemes(page);
        await expectFits(page, [320, 390, 820, 1440]);
      }
    });
  });
}
