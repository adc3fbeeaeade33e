import type { Page } from '@playwright/test';
import { byDepth } from '../../scripts/depth.ts';
import { authCall } from './support/auth-call.ts';
import { screens } from './support/screens.ts';
import { expectAccessibleInThemes, expectFits } from './support/looks.ts';
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
/** How many pages a test opens: many hundred looks in a single one would outlast its time where the machine is busy. */
const PART = 12;
const partsOf = (paths: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(paths.length / PART) }, (_, part) => paths.slice(part * PART, (part + 1) * PART));

/** Widths of windows, in px. What is too wide for one of the others is too wide for one of these. */
const byLang = { en: [320, 820, 1440], ru: [320] } as const;

for (const lang of byDepth(['en', 'ru'] as const, ['en'] as const)) {
  test.describe(`${lang}: no accessibility rule is broken and everything fits into windows of all widths`, () => {
    test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } } as object);
    test.beforeEach(({ context, site }) =>
      context.addCookies([{ name: 'django_language', value: lang, url: site.url }]),
    );

    async function look(page: Page, path: string): Promise<void> {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      // The same elements with other texts keep the rules, and need other room.
      if (lang === 'en') await expectAccessibleInThemes(page);
      await expectFits(page, byLang[lang]);
    }

    // In Russian, `pickers.spec.ts` opens them, and `pseudo-locale.spec.ts` gives them longer texts.
    for (const paths of lang === 'en' ? partsOf(screens) : []) {
      test(`public screens from ${paths[0]}`, async ({ page }) => {
        for (const path of paths) await look(page, path);
      });
    }

    for (const paths of lang === 'en' ? partsOf(account) : []) {
      test(`screens of a customer from ${paths[0]}`, async ({ page }) => {
        await logInAsDemo(page);
        for (const path of paths) await look(page, path);
      });
    }

    for (const paths of partsOf(staff)) {
      test(`screens of staff from ${paths[0]}`, { tag: '@full' }, async ({ page, site }) => {
        const { status } = await authCall(page.request, site.url, ['POST', '/auth/login'], {
          email: 'staff@hoster.example',
          password: 'staff-hoster-2026',
        });
        expect(status).toBe(200);
        const frame = page.getByRole('navigation', { name: /^Staff area$|сотрудников$/ }).first();
        for (const path of paths) {
          await look(page, path);
          await expect(frame, `${path} is found`).toBeAttached();
          // The same parts with other texts, which Russian can't make much longer.
          if (lang !== 'en') continue;
          const record = page.locator('main th[scope="row"] a').first();
          if ((await record.count()) > 0) await look(page, (await record.getAttribute('href')) ?? '');
        }
      });
    }
  });
}
