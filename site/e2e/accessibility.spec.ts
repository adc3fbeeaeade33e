import { byDepth } from '../../scripts/depth.ts';
import { screens } from './support/screens.ts';
import { expectAccessibleIn, expectFits } from './support/looks.ts';
import { expect, logInAsDemo, test } from './support/test.ts';

const account = [
  '/my/',
  '/my/invoices/',
  '/my/earlier-invoices/',
  '/my/notifications/',
  '/virtual-private-servers/nvme-3/?stage=payment',
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
  });
}
