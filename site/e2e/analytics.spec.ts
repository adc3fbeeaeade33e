import type { Page } from '@playwright/test';
import { WAIT_TIMEOUT } from '../../scripts/wait-timeout.ts';
import type { CartEvent } from '../src/order/analytics/cart-event.ts';
import { makeBuyer, sendPassword } from './support/customers.ts';
import { startSite } from './support/processes.ts';
import { expect, settled, test as base } from './support/test.ts';

/** A site that tells the window its cart events, as decision 22 says. */
const test = base.extend<object>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const site = await startSite({ ANALYTICS: 'window' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 5 * WAIT_TIMEOUT },
  ],
});
test.describe.configure({ mode: 'default' });

const plan = '/virtual-private-servers/nvme-3/?name=private-1';
const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue to payment' }).first();

/** Listens as an adapter of a test does. Returns what was handed over so far, in all documents. */
async function listen(page: Page): Promise<CartEvent[]> {
  const events: CartEvent[] = [];
  await page.exposeFunction('tellTest', (event: CartEvent) => void events.push(event));
  await page.addInitScript(() => {
    addEventListener('hoster:analytics', (event) => {
      if (event instanceof CustomEvent) void (globalThis as unknown as Telling).tellTest(event.detail);
    });
  });
  return events;
}
interface Telling {
  tellTest: (event: unknown) => Promise<void>;
}

const agree = (page: Page) => page.getByRole('button', { name: 'Accept all' }).click();

const short = ({ name, value, items }: CartEvent) => [name, value, items.map(({ key, count }) => `${count} ${key}`)];

test('reports an order in euros, whatever the display currency', { tag: '@full' }, async ({ page, site, context }) => {
  await context.addCookies([
    { name: 'currency', value: 'USD', url: site.url },
    { name: 'currency_picked', value: '1', url: site.url },
  ]);
  await sendPassword(context, site.url, await makeBuyer(site.url));
  const events = await listen(page);
  await page.goto(plan);
  await expect(page.getByRole('main').getByRole('complementary').getByRole('status')).toContainText('$');
  await agree(page);
  await expect.poll(() => events.length).toBeGreaterThan(0);

  await page.getByRole('heading', { name: 'Extra services' }).click();
  const addresses = page.getByLabel('Extra IPv4 address');
  await addresses.fill('2');
  await addresses.press('Tab');
  await expect.poll(() => events.length).toBe(2);
  await addresses.fill('1');
  await addresses.press('Tab');
  await expect.poll(() => events.length).toBe(3);
  await continueButton(page).click();
  await expect(page).toHaveURL(/stage=payment/);
  await expect.poll(() => events.length).toBe(4);
  await page.goBack();
  await expect.poll(() => events.length).toBe(5);
  await page.goForward();
  await expect(page).toHaveURL(/stage=payment/);
  // Leaving reports what is left to report.
  await page.getByRole('link', { name: 'Hoster' }).first().click();
  await page.waitForURL(`${site.url}/`);

  expect(events.map(short)).toEqual([
    ['view_cart', 13.5, ['1 nvme-3']],
    ['add_to_cart', 5, ['2 extra-ipv4']],
    ['remove_from_cart', 2.5, ['1 extra-ipv4']],
    ['begin_checkout', 16, ['1 nvme-3', '1 extra-ipv4']],
    ['view_cart', 16, ['1 nvme-3', '1 extra-ipv4']],
  ]);
  expect(events.every(({ currency }) => currency === 'EUR')).toBe(true);
  expect(events[3]?.items[1]).toEqual({
    line: 'vps',
    plan: 'nvme-3',
    kind: 'extra',
    key: 'extra-ipv4',
    name: 'Extra IPv4 address',
    price: 2.5,
    count: 1,
    months: 1,
  });
  expect(JSON.stringify(events)).not.toContain('private');
});

test(
  'without consent nothing is handed over, asked for or stored',
  { tag: '@full' },
  async ({ page, site, context }) => {
    await sendPassword(context, site.url, await makeBuyer(site.url));
    const events = await listen(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(plan);
    const stored = () =>
      page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].join(' '));
    await page.getByText('12 months', { exact: true }).click();
    await continueButton(page).click();
    await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(events).toEqual([]);
    const hosts = new Set(asked.filter((url) => !url.startsWith('data:')).map((url) => new URL(url).origin));
    expect([...hosts]).toEqual([site.url]);
    expect(asked.filter((url) => /start-analytics|window-adapter|cart-reporter|data-layer/.test(url))).toEqual([]);
    expect(await stored()).not.toMatch(/analytics|cart|consent=/i);

    // The same page, agreed to: what happened before stays unknown.
    await agree(page);
    await expect.poll(() => events.length).toBeGreaterThan(0);
    expect(events.map(short)).toEqual([['begin_checkout', 162, ['1 nvme-3']]]);
    expect(events[0]).toMatchObject({ discount: 16.2 });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Reject all' }).click();
    await expect(page.getByRole('checkbox', { name: 'Analytics' })).not.toBeChecked();
    await page.goto(plan);
    await settled(page);
    await expect(page.getByText('12 months', { exact: true })).toBeVisible();
    expect(events).toHaveLength(1);
    const own = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(own.filter((url) => new URL(url).origin !== site.url)).toEqual([]);
  },
);
