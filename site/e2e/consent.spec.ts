import type { BrowserContext, Locator, Page } from '@playwright/test';
import { byDepth } from '../../scripts/depth.ts';
import { WAIT_TIMEOUT } from '../../scripts/wait-timeout.ts';
import { siteKey, startVendor } from './support/captcha-vendor.ts';
import { startSite } from './support/processes.ts';
import { expect, expectAccessible, logInAsDemo, settled, test as base } from './support/test.ts';

const CHAT = 'https://chat.example/widget.js';

/** A site with everything that needs consent: analytics, a captcha and a chat of other companies. */
const test = base.extend<object, { vendor: Awaited<ReturnType<typeof startVendor>> }>({
  vendor: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const vendor = await startVendor('turnstile');
      await use(vendor);
      vendor.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ vendor }, use) => {
      const site = await startSite({
        ...vendor.env,
        ANALYTICS: 'window',
        CHAT_SRC: CHAT,
        CHAT_NAME: 'Chatter',
        CHAT_COOKIES: 'chatter_id',
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 5 * WAIT_TIMEOUT },
  ],
});
test.describe.configure({ mode: 'default' });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const plan = '/virtual-private-servers/nvme-3/?utm_source=mail&partner_ref=p7';
const arrival = { referer: 'https://blog.example/' };

/** Cookies by name. */
const cookies = async (context: BrowserContext) =>
  Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]));
const attribution = ['partner_ref', 'referer', 'utm_source'];
const attributed = async (context: BrowserContext) =>
  Object.keys(await cookies(context))
    .filter((name) => attribution.includes(name))
    .toSorted();

/** Addresses of other hosts that the page asks for; answers the chat's script. */
async function watchOthers(page: Page, site: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(site) && !url.startsWith('data:')) asked.push(new URL(url).host);
  });
  await page.route(CHAT, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.cookie = 'chatter_id=1; path=/';
        document.body.append(Object.assign(document.createElement('section'), { textContent: 'Chat is here', ariaLabel: 'Chat' }));`,
    }),
  );
  return asked;
}

/** Cart events that reached the window. */
async function listen(page: Page): Promise<unknown[]> {
  const events: unknown[] = [];
  await page.exposeFunction('tellTest', (event: unknown) => void events.push(event));
  await page.addInitScript(() => {
    addEventListener('hoster:analytics', (event) => {
      if (event instanceof CustomEvent) void Reflect.get(globalThis, 'tellTest')(event.detail);
    });
  });
  return events;
}

/** Waits for the support buttons, which come after 15 s. */
async function openChat(page: Page): Promise<void> {
  await page.clock.fastForward(20_000);
  await page.getByRole('button', { name: 'Live chat' }).click();
}

interface Case {
  decide: (page: Page) => Promise<void>;
  marketing: boolean;
  analytics: boolean;
  captcha: boolean;
  chat: boolean;
}
const press = (name: string) => (page: Page) => banner(page).getByRole('button', { name }).click();
const cases: Record<string, Case> = {
  refused: { decide: press('Reject all'), marketing: false, analytics: false, captcha: false, chat: false },
  accepted: { decide: press('Accept all'), marketing: true, analytics: true, captcha: true, chat: true },
  'partly accepted': {
    async decide(page) {
      await banner(page).getByRole('link', { name: 'Customise' }).click();
      for (const name of ['Analytics', 'Live chat']) await banner(page).getByRole('checkbox', { name }).check();
      await press('Save choices')(page);
    },
    marketing: false,
    analytics: true,
    captcha: false,
    chat: true,
  },
};

for (const [name, { decide, ...given }] of byDepth(Object.entries(cases), Object.entries(cases).slice(-1))) {
  test(`${name}: each purpose follows its own choice`, async ({ page, context, site, vendor }) => {
    await vendor.serve(page);
    const others = await watchOthers(page, site.url);
    const events = await listen(page);
    await page.clock.install();
    await page.goto(plan, arrival);
    await settled(page);
    await expect(banner(page)).toBeVisible();
    await expect(page.locator(':focus')).toHaveCount(0);
    expect(await attributed(context)).toEqual([]);
    expect(events).toEqual([]);
    await decide(page);
    await expect(banner(page)).toHaveCount(0);
    await page.clock.fastForward(5000);
    await expect.poll(() => events.length > 0).toBe(given.analytics);
    await expect.poll(() => attributed(context)).toEqual(given.marketing ? attribution : []);

    await openChat(page);
    if (given.chat) await expect(page.getByText('Chat is here')).toBeVisible();
    else {
      await expect(page.getByRole('alertdialog', { name: 'Start a live chat?' })).toContainText('Chatter');
      await page.getByRole('button', { name: 'Not now' }).click();
    }

    await page.goto('/auth/password/reset/');
    await settled(page);
    await expect(banner(page), 'remembered').toHaveCount(0);
    const frame = page.frameLocator('iframe[title=Captcha]').getByText(siteKey);
    const load = page.getByRole('button', { name: 'Load captcha' });
    if (given.captcha) await expect(frame).toBeVisible();
    else {
      await expect(load).toBeVisible();
      expect([...new Set(others)]).toEqual(given.chat ? ['chat.example'] : []);
      // The form works for those who have refused everything, too.
      await load.click();
      await expect(frame).toBeVisible();
    }
  });
}

test(
  'consent is withdrawn in the settings, and takes its cookies along',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await watchOthers(page, site.url);
    await page.clock.install();
    await page.goto(plan, arrival);
    // The support buttons' delay begins with the script.
    await settled(page);
    await press('Accept all')(page);
    await openChat(page);
    await expect(page.getByText('Chat is here')).toBeVisible();
    expect(await cookies(context)).toMatchObject({ partner_ref: 'p7', chatter_id: '1' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
    const marketing = page.getByRole('checkbox', { name: 'Marketing' });
    await expect(marketing).toBeChecked();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Reject all' }).click();
    await expect(marketing).not.toBeChecked();
    expect(await attributed(context)).toEqual([]);
    expect(await cookies(context)).not.toHaveProperty('chatter_id');
    await expect(page.getByText('Chat is here'), 'a started script goes with its page').toHaveCount(0);
  },
);

test('there is no chat for signed-in customers', { tag: '@full' }, async ({ page }) => {
  await logInAsDemo(page);
  await page.clock.install();
  await page.goto('/');
  await settled(page);
  await page.clock.fastForward(20_000);
  const support = page.getByRole('complementary', { name: 'Support' });
  await expect(support.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/my/tickets/new/');
  await expect(support.getByRole('button', { name: 'Live chat' })).toHaveCount(0);
});

test('the banner is reached by keyboard, and deciding keeps place and input', async ({ page }) => {
  await page.goto('/contacts/');
  const email = page.getByRole('main').getByLabel('Email', { exact: true });
  await email.fill('ada@example.com');
  // Before that, “Customise” is a link to the page of cookies.
  await settled(page);
  await banner(page).getByRole('button', { name: 'Reject all' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page).getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked();
  await expectAccessible(page);
  await banner(page).getByRole('button', { name: 'Save choices' }).press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(email).toHaveValue('ada@example.com');
});

for (const { width, height, path, isSheet } of [
  { width: 390, height: 844, path: '/', isSheet: true },
  { width: 390, height: 844, path: '/dedicated-servers/', isSheet: true },
  { width: 1440, height: 900, path: '/ru/', isSheet: true },
  { width: 1440, height: 900, path: plan, isSheet: true },
  // The total of an order sticks to the bottom.
  { width: 390, height: 844, path: plan, isSheet: false },
  // A phone in landscape.
  { width: 844, height: 390, path: '/', isSheet: false },
]) {
  const place = isSheet ? 'a small sheet at the bottom' : 'a bar above the content';
  test(`the question is ${place} at ${width} × ${height} px on ${path}`, { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const question = page.getByRole('region', { name: /Cookies|Файлы cookie/ });
    const box = async () => (await question.boundingBox()) ?? { y: 0, height: 0 };
    if (!isSheet) {
      const main = await page.getByRole('main').boundingBox();
      expect((await box()).y + (await box()).height).toBeLessThanOrEqual(main?.y ?? 0);
      return;
    }
    const { y, height: own } = await box();
    expect(own, 'small').toBeLessThan(height / 4);
    expect(height - y - own, 'at the bottom').toBeLessThanOrEqual(16);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const footer = await page.getByRole('contentinfo').boundingBox();
    // Chromium snaps what sticks to whole device pixels.
    expect((await box()).y, 'nothing stays covered').toBeGreaterThan((footer?.y ?? 0) + (footer?.height ?? 0) - 1);
    await page.evaluate(() => scrollTo(0, 0));
    const links = page.getByRole('main').getByRole('link');
    for (let index = 0; index < Math.min(20, await links.count()); index += 1) {
      const link = links.nth(index);
      if (!(await link.isVisible())) continue;
      await link.focus();
      const end = await link.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(end, `the focused link ${index} is above the sheet`).toBeLessThanOrEqual((await box()).y);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of the banner keeps the decision and the page', async ({ page, context }) => {
    await page.goto('/ru/vpn/?partner_ref=p8');
    const cookieForm = page.getByRole('region', { name: 'Файлы cookie' });
    await cookieForm.getByRole('link', { name: 'Настроить' }).click();
    await page.getByRole('checkbox', { name: 'Маркетинг' }).check();
    await page.getByRole('main').getByRole('button', { name: 'Сохранить выбор' }).click();
    await expect(page).toHaveURL(/\/ru\/vpn\/\?partner_ref=p8$/);
    await expect(cookieForm).toHaveCount(0);
    const kept = await cookies(context);
    expect(kept['consent']).toMatch(/^1\.\d{4}-\d\d-\d\d\.marketing$/);
    expect(kept['partner_ref']).toBe('p8');
  });
});

const places = [
  { width: 390, path: plan },
  { width: 390, path: `${plan}&stage=account` },
  { width: 1440, path: '/' },
  { width: 1440, path: plan },
  { width: 1440, path: '/dedicated-servers/' },
];

for (const { width, path } of byDepth(places, places.slice(0, 1))) {
  test(`neither banner nor support buttons are over anything at ${width} px on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.clock.install();
    await page.goto(path);
    await settled(page);
    await page.clock.fastForward(20_000);
    const support = page.getByRole('link', { name: 'Contact support' });
    await expect(support).toHaveCount(1);
    // Beside the content where there is room, otherwise below it.
    if (width < 1416) {
      await expect(support, 'below the content').not.toBeInViewport();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await support.scrollIntoViewIfNeeded();
      expect(await overlappedBy(support)).toEqual([]);
      return;
    }
    for (const part of [0, 0.25, 0.5, 0.75, 1]) {
      await page.evaluate((of) => scrollTo(0, of * document.documentElement.scrollHeight), part);
      await expect(support).toBeInViewport();
      expect(await overlappedBy(support), `${part * 100} % down`).toEqual([]);
    }
  });
}

/** Texts and controls of the page that the support buttons are over. */
const overlappedBy = (support: Locator) =>
  support.evaluate((link) => {
    const own = (link.closest('aside') ?? link).getBoundingClientRect();
    const texts = [...document.querySelectorAll('main :is(p, h2, h3, a, button, li), footer :is(p, h2, a, li)')];
    return texts
      .filter((element) => element.checkVisibility())
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.top < own.bottom && box.bottom > own.top)
      .filter(({ box }) => box.left < own.right && box.right > own.left)
      .map(({ text }) => text);
  });
