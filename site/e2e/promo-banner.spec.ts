import { chromium, type Page } from '@playwright/test';
import { freePort } from '../../scripts/free-port.ts';
import { chromiumArgs, chromiumPath } from '../../scripts/chromium.ts';
import { WAIT_TIMEOUT } from '../../scripts/wait-timeout.ts';
import { emailTo, makeBuyer, sendPassword } from './support/customers.ts';
import { startSite } from './support/processes.ts';
import { expect, settled, test } from './support/test.ts';

const VPS = '/virtual-private-servers/';
const banner = (page: Page) => page.getByRole('complementary', { name: /5% off the first 3 months/ });

test(
  'the offer is on VPS and dedicated pages of large screens, for strangers only',
  { tag: '@full' },
  async ({ page, context, site }) => {
    for (const path of [VPS, `${VPS}nvme-3/`, '/dedicated-servers/', '/dedicated-servers/epyc-9354p/']) {
      await page.goto(path);
      await expect(banner(page), path).toBeVisible();
    }
    for (const path of ['/', '/web-hosting/', '/auth/login/']) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(banner(page), path).toHaveCount(0);
    }
    await page.setViewportSize({ width: 820, height: 900 });
    await page.goto(VPS);
    await expect(banner(page)).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
    await sendPassword(context, site.url, await makeBuyer(site.url));
    await page.goto(VPS);
    await settled(page);
    await expect(banner(page)).toHaveCount(0);
    await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'promo_dismissed')).toBe(true);
  },
);

test('the code arrives by email and takes 5% off the first three months of an order', async ({
  page,
  context,
  site,
}) => {
  const buyer = await makeBuyer(site.url);
  await page.goto(VPS);
  // Before the script has come, the form leads to a page of its own.
  await settled(page);
  await banner(page).getByLabel('Your email').fill('nobody@');
  await banner(page).getByRole('button', { name: 'Get promo code' }).click();
  await expect(banner(page).getByRole('alert')).not.toBeEmpty();
  await expect(banner(page).getByLabel('Your email')).toHaveAttribute('aria-invalid', 'true');
  await banner(page).getByLabel('Your email').fill(buyer.email);
  await banner(page).getByRole('button', { name: 'Get promo code' }).click();
  await expect(page.getByText("Thank you! We've sent the promo code to your email.")).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await expect(banner(page), 'the server reads the cookie').toHaveCount(0);

  const code = /HOST5-[A-Z2-9]{8}/.exec(await emailTo(page.request, site.url, buyer.email, 'HOST5-'))?.[0] ?? '';
  // The code is for its address alone.
  await sendPassword(context, site.url, buyer);
  await page.goto(`${VPS}nvme-3/?promo_code=${code}`);
  const main = page.getByRole('main');
  await expect(main.getByText('5% off the plan for the first 3 months')).toBeVisible();
  await expect(main.getByRole('complementary')).toContainText('€15.26');
});

test('hidden on one subdomain, the offer stays hidden on the others', { tag: '@full' }, async () => {
  test.setTimeout(6 * WAIT_TIMEOUT);
  const port = await freePort();
  const hostOf = (name: string) => `http://${name}.hoster.test:${port}`;
  const site = await startSite({
    PORT: String(port),
    PUBLIC_ORIGIN: hostOf('www'),
    KNOWN_HOSTS: `my.hoster.test:${port}`,
    COOKIE_DOMAIN: 'hoster.test',
    DEMO: '1',
  });
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumArgs, '--host-resolver-rules=MAP *.hoster.test 127.0.0.1'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(hostOf('www') + VPS);
    await banner(page).getByRole('button', { name: 'Hide this offer' }).click();
    await expect(banner(page)).toHaveCount(0);
    await page.goto(hostOf('my') + VPS);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  } finally {
    await browser.close();
    await site.stop();
  }
});
