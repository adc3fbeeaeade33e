import type { VpsLocation, VpsOrderContext, VpsParameters, VpsTemplates } from '@hoster/contract';
import type { Page } from '@playwright/test';
import { byDepth } from '../../scripts/depth.ts';
import { signUp } from './support/customers.ts';
import { fillPersonalData, orderButton } from './support/order.ts';
import { choose, expect, settled, test } from './support/test.ts';
import { words } from './support/words.ts';

/** Pixels that the whole order page may be long on a phone. */
const LONGEST = 5000;

/** Everything that can be chosen, by the value of its field. */
async function offered(page: Page): Promise<string[]> {
  const get = async <Body>(path: string) => (await (await page.request.get(path)).json()) as Body;
  const templates = await get<VpsTemplates>('/my/api/vps-order/templates/');
  const locations = await get<VpsLocation[]>('/api/orders/vps/locations/');
  const { frequencies } = await get<VpsParameters>('/my/api/vps-configuration/parameters/');
  const context = await get<VpsOrderContext>('/my/api/vps-order/create_context/');
  return [
    ...locations.map(({ id }) => `location=${id}`),
    ...['none', ...frequencies.map(({ value }) => value)].map((value) => `frequency=${value}`),
    ...templates.os.map(({ id }) => `system=os-${id}`),
    ...templates.disk_images.map(({ id }) => `system=image-${id}`),
    ...['none', ...templates.control_panels.map(({ id }) => id)].map((id) => `panel=${id}`),
    ...context.rent_periods.map(({ months }) => `period=${months}`),
    ...['none', 'free', 'paid'].map((trial) => `trial=${trial}`),
    ...context.extra_services.monthly.map(({ id }) => `extra-${id}`),
    ...context.extra_services.one_time.map(({ id }) => `once-${id}`),
    'base_admin=1',
    'base_admin=0',
    'name',
    'count',
    'project_name',
    'comment',
    'promo_code',
    'ssh_title',
    'ssh_key',
  ];
}

/** Those of the fields that can be seen now, as `offered` names them. */
const seen = (page: Page): Promise<string[]> =>
  page
    .locator('#configuration')
    .evaluate((form) =>
      [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea, select')]
        .filter((field) => field.checkVisibility())
        .map((field) => (field.type === 'radio' ? `${field.name}=${field.value}` : field.name)),
    );

/** One order page of each line. */
const orderPages = [
  '/virtual-private-servers/nvme-3/',
  '/web-hosting/start/',
  '/dedicated-servers/epyc-7443p/',
  '/backups/',
  '/vpn/',
];

/** Groups of fields of a dedicated server that its folded sections must still offer. */
const dedicatedGroups = [
  'cpus',
  'memory',
  'raid',
  'level',
  'location',
  'port',
  'traffic',
  'ip',
  'os',
  'panel',
  'period',
];

async function unfold(page: Page): Promise<void> {
  const closed = page.locator('#configuration details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

/** The total at the bottom of the window. */
const barOf = (page: Page) => page.locator('[data-component="order-summary-bar"]');

/** Height of the whole page in CSS pixels. */
const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', { tag: javaScriptEnabled ? '@full' : [] }, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    const paths = orderPages.flatMap((path) => [path, `/ru${path}`]);
    // Russian texts are longer.
    for (const path of byDepth(paths, paths.slice(1, 2))) {
      test(`${path} is at most ${LONGEST} pixels long on a phone`, async ({ page, context, site }) => {
        await context.addCookies([{ name: 'consent', value: '1.2026-11-23', url: site.url }]);
        await page.goto(path);
        if (javaScriptEnabled) await settled(page);
        expect(await heightOf(page)).toBeLessThanOrEqual(LONGEST);
      });
    }

    test('folded sections of a dedicated server name what is chosen and open to every option', async ({ page }) => {
      await page.goto('/dedicated-servers/epyc-7443p/');
      if (javaScriptEnabled) await settled(page);
      const [network, system] = [page.locator('#network-section'), page.locator('#os-section')];
      await expect(network.locator('summary').first()).toContainText(/Gbps/);
      await expect(system.locator('summary').first()).toContainText(/\d/);
      await expect(network.getByRole('radio').first()).toBeHidden();
      await expect(system.getByRole('radio').first()).toBeHidden();
      await unfold(page);
      const names = (await seen(page)).map((field) => field.split('=')[0]);
      const there = await page
        .locator('#configuration')
        .evaluate((form) =>
          [...form.querySelectorAll('input:not([type=hidden])')].map((one) => one.getAttribute('name')),
        );
      expect(names).toEqual(expect.arrayContaining(dedicatedGroups.filter((group) => there.includes(group))));
      expect(names).toEqual(expect.arrayContaining(['port', 'os']));
    });

    for (const prefix of byDepth(['', '/ru'], [''])) {
      test(`the order page ${prefix || '/en'} is short on a phone, and every option can be reached`, async ({
        page,
        context,
        site,
      }) => {
        // Of the page alone: the question about cookies is gone once it's answered.
        await context.addCookies([{ name: 'consent', value: '1.2026-11-23', url: site.url }]);
        await page.goto(`${prefix}/virtual-private-servers/nvme-3/`);
        if (javaScriptEnabled) await settled(page);
        const { scrollHeight, scrollWidth, clientWidth } = await page.evaluate(() => {
          const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
          return { scrollHeight, scrollWidth, clientWidth };
        });
        expect(scrollHeight).toBeLessThanOrEqual(LONGEST);
        expect(scrollWidth).toBe(clientWidth);
        await unfold(page);
        const systems = await seen(page);
        await choose(page.locator('input[name=system_view][value="1"]'));
        const images = await seen(page);
        expect([...new Set([...systems, ...images])]).toEqual(expect.arrayContaining(await offered(page)));
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a plan is ordered from the catalogue by its button or by a tap anywhere on its row', async ({ page }) => {
    await page.goto('/virtual-private-servers/');
    const row = page
      .getByRole('table')
      .first()
      .getByRole('row', { name: /NVMe 4/ });
    const order = row.getByRole('link', { name: 'Order NVMe 4' });
    const box = await order.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    // Between the figures and the price, where nothing is written.
    await row.scrollIntoViewIfNeeded();
    const line = await row.boundingBox();
    if (!line) throw new Error('The row is not shown.');
    await page.touchscreen.tap(line.x + line.width * 0.65, line.y + line.height / 2);
    await expect(page).toHaveURL(/\/nvme-4\//);
    await page.goBack();
    await order.tap();
    await expect(page).toHaveURL(/\/nvme-4\//);
  });

  test('all rent periods of the catalogue are in sight', async ({ page }) => {
    await page.goto('/virtual-private-servers/');
    for (const months of ['1 month', '12 months', '24 months'])
      await expect(page.getByRole('link', { name: new RegExp(`^${months}`) })).toBeInViewport({ ratio: 1 });
  });

  test('the total and the button to the next stage are in sight in every stage, before anything is scrolled', async ({
    page,
    site,
  }) => {
    const bar = barOf(page);
    const { toPayment } = words.en;
    await page.goto('/virtual-private-servers/nvme-1/?stage=account');
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText(/Total.*€/);
    await signUp(page.request, site.url);
    await page.goto('/virtual-private-servers/nvme-1/?stage=payment');
    await expect(page).toHaveURL(/stage=personal-data/);
    await expect(bar).toContainText(/Total.*€/);
    await expect(bar.getByRole('button', { name: toPayment })).toBeInViewport({ ratio: 1 });
    await fillPersonalData(page, words.en, 'de');
    await bar.getByRole('button', { name: toPayment }).tap();
    await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(bar).toContainText(/Total.*€/);
    await expect(orderButton(page)).toHaveCount(1);
    await expect(orderButton(page)).toBeInViewport({ ratio: 1 });
  });

  test('a field that Tab reaches is not under the bar of the total', { tag: '@full' }, async ({ page, site }) => {
    await signUp(page.request, site.url);
    await page.goto('/virtual-private-servers/nvme-1/?stage=payment');
    const bar = barOf(page);
    await expect(bar).toBeVisible();
    const last = page.getByLabel(/^Phone/);
    await page.getByLabel('First name').focus();
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press('Tab');
      const under = () =>
        bar.evaluate(
          (element) =>
            (document.activeElement?.getBoundingClientRect().bottom ?? 0) - element.getBoundingClientRect().top,
        );
      // The browser scrolls after the key.
      await expect.poll(under, { message: 'pixels of the field under the bar' }).toBeLessThanOrEqual(0);
    }
    await expect(last).toBeFocused();
  });

  test('every stage of the order is named', { tag: '@full' }, async ({ page }) => {
    await page.goto('/ru/virtual-private-servers/nvme-3/');
    const stages = page.getByRole('navigation', { name: 'Этапы заказа' });
    for (const name of ['Конфигурация', 'Аккаунт', 'Личные данные', 'Оплата'])
      await expect(stages.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
  });

  test('names of sign-in providers stay whole', { tag: '@full' }, async ({ page }) => {
    await page.goto('/auth/login/');
    const buttons = page.getByRole('main').getByRole('button', { name: /^Continue with/ });
    await expect(buttons.first()).toBeVisible();
    const broken = await buttons.evaluateAll(
      (all) =>
        all.filter((button) => {
          const range = document.createRange();
          range.selectNodeContents(button.querySelector('[data-part="label"]') ?? button);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        }).length,
    );
    expect(broken).toBe(0);
  });
});
