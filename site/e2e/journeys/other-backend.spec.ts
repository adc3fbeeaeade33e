import type { Page } from '@playwright/test';
import { acceptTerms, expectActiveService } from '../support/order.ts';
import { freePort } from '../../../scripts/free-port.ts';
import { type Running, startBackend, startSite } from '../support/processes.ts';
import { expect, expectAccessible, settled, test as base } from '../support/test.ts';
import { type WeatherProxy, weatherProxy } from '../support/weather.ts';
import { words } from '../support/words.ts';
import { WAIT_TIMEOUT } from '../../../scripts/wait-timeout.ts';

interface Apart {
  /** The site, pointed at a backend of its own process. */
  apart: Running & { weather: WeatherProxy['set']; askedAgain: WeatherProxy['askedAgain'] };
}

const test = base.extend<object, Apart>({
  apart: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const port = await freePort();
      // Another name than the backend's, which refuses its own.
      const url = `http://localhost:${port}`;
      const backend = await startBackend({ PUBLIC_ORIGIN: url, TRUST_PROXY: '1' });
      const proxy = await weatherProxy(backend.url, { allowedHosts: ['localhost'] });
      const site = await startSite({
        PORT: String(port),
        PUBLIC_ORIGIN: url,
        API_ORIGIN: proxy.url,
        PAGE_CACHE_SECONDS: '0',
      });
      await use({ ...site, url, weather: proxy.set, askedAgain: proxy.askedAgain });
      await site.stop();
      proxy.stop();
      await backend.stop();
    },
    { scope: 'worker', timeout: 5 * WAIT_TIMEOUT },
  ],
  baseURL: async ({ apart }, use) => use(apart.url),
});
test.describe.configure({ mode: 'default' });

test.use({ viewport: { width: 1440, height: 900 } });

/** Signs the demo customer in by the form, with or without script. */
async function signIn(page: Page): Promise<void> {
  await page.goto('/auth/login/');
  await page.getByLabel('Email or username').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill('demo-hoster-2026');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/my/');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', { tag: javaScriptEnabled ? '@full' : [] }, () => {
    test.use({ javaScriptEnabled });

    test('a customer signs in to a backend that accepts only the public host', async ({ page }) => {
      await signIn(page);
      const account = await page.reload();
      expect(account?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('a page waits once for a backend that hangs', async ({ page, apart }) => {
      apart.weather('hanging');
      try {
        const home = await page.goto('/', { waitUntil: 'commit' });
        expect(home?.status()).toBe(200);
        expect(apart.askedAgain()).toBe(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      } finally {
        apart.weather('fair');
      }
    });
  });
}

test('an order survives a slow, failing and recovering backend', { tag: '@full' }, async ({ page, apart }) => {
  const t = words.en;
  await signIn(page);

  await test.step('slow: pages come, late and whole', async () => {
    apart.weather('slow');
    await page.goto('/virtual-private-servers/nvme-3/?name=storm-1&stage=payment');
    await expect(page.getByRole('heading', { level: 1, name: /NVMe 3/ })).toBeVisible();
    await page.getByText('Account balance', { exact: true }).click();
    await acceptTerms(page, t);
    // Before that the browser itself would send the form: see the test without script.
    await settled(page);
  });

  await test.step('failing: the order is kept, pages say so and keep their frame', async () => {
    for (const weather of ['failing', 'gone'] as const) {
      apart.weather(weather);
      await page.getByRole('button', { name: t.order }).click();
      await expect(page.getByText(/Your details are saved|Something went wrong/).first()).toBeVisible();
      await expect(page.getByRole('checkbox', { name: t.accept })).toBeChecked();
    }
    const other = await page.context().newPage();
    const home = await other.goto('/');
    expect(home?.status()).toBe(200);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    const catalogue = await other.goto('/virtual-private-servers/');
    expect(catalogue?.status()).toBe(503);
    await expect(other.getByText('503').first()).toBeVisible();
    await expect(other.getByRole('contentinfo')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await other.emulateMedia({ colorScheme });
      await expectAccessible(other);
    }
    await other.close();
  });

  await test.step('back: the same button makes one order', async () => {
    apart.weather('fair');
    await page.getByRole('button', { name: t.order }).click();
    await expect(page.getByRole('heading', { name: t.ready })).toBeVisible();
    await page.goto('/my/');
    await expect(page.getByRole('main').getByRole('link', { name: /^storm-1/ })).toHaveCount(1);
    await expectActiveService(page, apart.url, { t, email: 'demo@hoster.example', name: 'storm-1', total: /16\.07/ });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an order that failed is sent again as it was, and made once', async ({ page, apart }) => {
    const t = words.en;
    await signIn(page);
    await page.goto('/virtual-private-servers/nvme-3/?name=storm-2&stage=payment');
    await page.getByText('Account balance', { exact: true }).click();
    await acceptTerms(page, t);
    try {
      apart.weather('failing');
      await page.getByRole('button', { name: t.order }).click();
      for (const weather of ['gone', 'failing'] as const) {
        await expect(page.getByText('Your entries are saved')).toBeVisible();
        apart.weather(weather);
        await page.getByRole('button', { name: 'Try again' }).click();
      }
      await expect(page.getByText('Your entries are saved')).toBeVisible();
    } finally {
      apart.weather('fair');
    }
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL('**/my/payment/**');
    await page.goto('/my/');
    await expect(page.getByRole('main').getByRole('link', { name: /^storm-2/ })).toHaveCount(1);
  });
});
