import type { Page } from '@playwright/test';
import { byDepth } from '../../scripts/depth.ts';
import { makeCustomer, sendPassword } from './support/customers.ts';
import { expect, logInAsDemo, settled, test } from './support/test.ts';

const plan = '/virtual-private-servers/nvme-3/';
const orderAt = (stage: string) => `${plan}?name=web-1&stage=${stage}`;

declare global {
  interface Window {
    shifts: string[];
  }
}

/** Notes what moves by itself on the pages opened from now on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? 'something that is gone');
        // A line of text gets wider or narrower with its face, and so does a row of them: nothing moves up or down.
        const isSideways = sources.every(
          ({ currentRect, previousRect }) =>
            currentRect.y === previousRect.y && currentRect.height === previousRect.height,
        );
        if (value > (isSideways ? 0.03 : 0.01)) window.shifts.push(`${value.toFixed(3)}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Opens a page as the visitor's first one, and expects that nothing moves until its scripts and their styles are there. */
async function expectStill(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await settled(page);
  await page.waitForLoadState('networkidle');
  expect.soft(await page.evaluate(() => window.shifts), path).toEqual([]);
}

test('no page moves under the finger of a stranger when its script comes', async ({ page }) => {
  await watchShifts(page);
  const all = [
    '/',
    '/virtual-private-servers/',
    plan,
    '/web-hosting/',
    '/web-hosting/for-wordpress/',
    '/web-hosting/basic/?cms=wordpress',
    '/dedicated-servers/',
    '/dedicated-servers/epyc-9354p/',
    '/backups/',
    '/vpn/',
    orderAt('account'),
    '/auth/signup/',
  ];
  for (const path of byDepth(all, ['/', plan, '/dedicated-servers/'])) await expectStill(page, path);
});

test('no page moves under the finger of a customer when its script comes', async ({ page, site, context }) => {
  await sendPassword(context, site.url, await makeCustomer(site.url));
  await watchShifts(page);
  await expectStill(page, orderAt('personal-data'));
  await context.clearCookies();
  await logInAsDemo(page);
  const all = [orderAt('payment'), '/my/', '/my/security/', '/my/services/1/'];
  for (const path of byDepth(all, all.slice(0, 2))) await expectStill(page, path);
});
