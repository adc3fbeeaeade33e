import type { Page } from '@playwright/test';
import { readableWords, translate } from '../../scripts/translator.ts';
import { heldBack } from './support/held-back.ts';
import { otherValues, take } from './support/every-value.ts';
import { choose, expect, logInAsDemo, settled, test } from './support/test.ts';

const VPS = '/virtual-private-servers/nvme-3/';

interface Case {
  path: string;
  /** Signed in as the demo customer. */
  signedIn?: boolean;
  /** Runs only in full: another case covers the same parts. */
  full?: boolean;
}

const cases: readonly Case[] = [
  { path: VPS },
  { path: '/dedicated-servers/epyc-7443p/', full: true },
  { path: '/web-hosting/start/', full: true },
  { path: '/', full: true },
  { path: `${VPS}?name=web-1&stage=payment`, signedIn: true, full: true },
];

for (const { path, signedIn = false, full = false } of cases)
  test(
    `${path} shows what is chosen after the browser has translated it`,
    {
      tag: full ? '@full' : [],
    },
    async ({ page, browser }) => {
      const plain = await (await browser.newContext()).newPage();
      for (const one of [page, plain]) {
        if (signedIn) await logInAsDemo(one);
        await one.goto(path);
        await settled(one);
      }
      await page.evaluate(translate, 'capital');
      const choices = await otherValues(plain);
      expect(choices).not.toHaveLength(0);
      for (const choice of choices) {
        await Promise.all([take(page, choice), take(plain, choice)]);
        await expect(async () =>
          expect(await page.evaluate(readableWords)).toEqual(await plain.evaluate(readableWords)),
        ).toPass();
      }
      await plain.context().close();
    },
  );

test.describe('translated before the script loads', () => {
  const early = async (page: Page, path: string, choices: () => Promise<void>): Promise<void> => {
    const scripts = await heldBack(page, '**/assets/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#boot')).toBeAttached();
    await page.evaluate(translate, 'capital');
    await choices();
    await scripts.asked;
    scripts.release();
  };

  test('a server keeps the hostname and location chosen', { tag: '@full' }, async ({ page }) => {
    const hostname = page.locator('input[name="name"]');
    const dallas = page.getByRole('radio', { name: 'Dallas' });
    await early(page, VPS, async () => {
      await choose(dallas);
      await hostname.fill('early-1');
    });
    await expect(page).toHaveURL(/name=early-1/);
    await expect(dallas).toBeChecked();
    await expect(hostname).toHaveValue('early-1');
    await expect(hostname).toBeFocused();
    await choose(page.getByRole('radio', { name: '24 months' }));
    await expect(page.getByText('TOTAL FOR 24 MONTHS').first()).toBeVisible();
  });

  test('dedicated servers stay chosen for comparison', { tag: '@full' }, async ({ page }) => {
    const box = page.getByRole('checkbox', { name: 'Compare EPYC 7443P' });
    await early(page, '/dedicated-servers/in-netherlands/', () => box.check());
    await expect(page.getByRole('button', { name: 'Compare selected (1)' })).toBeVisible();
    await expect(box).toBeChecked();
  });

  test('an email typed to sign in stays', { tag: '@full' }, async ({ page }) => {
    const email = page.getByRole('main').locator('input[name="login"]');
    await early(page, '/auth/login/', () => email.fill('ann@example.com'));
    await settled(page);
    await expect(email).toHaveValue('ann@example.com');
  });
});
