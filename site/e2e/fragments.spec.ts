import type { Page } from '@playwright/test';
import { expect, settled, test } from './support/test.ts';

/** The heading of the section in the address, near the top of the window and not under the header. */
async function expectInSight(page: Page, id: string): Promise<void> {
  await expect(async () => {
    const top = await page.locator(`[id="${id}"]`).evaluate((section) => {
      const heading = section.matches('h1, h2, h3') ? section : (section.querySelector('h1, h2, h3') ?? section);
      return heading.getBoundingClientRect().top;
    });
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(350);
  }).toPass();
}

const CLIENTS = 'ourclients';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

for (const { viewport, homes, parts } of [
  {
    viewport: phone,
    homes: ['/', '/ru/'],
    parts: ['/help/choose-a-service/', '/trial-terms/', '/virtual-private-servers/'],
  },
  // The same addresses and scrolling: what differs is how high the header is.
  { viewport: desktop, homes: ['/'], parts: ['/help/choose-a-service/'] },
])
  test.describe(`${viewport.width} px wide`, { tag: viewport === phone ? [] : '@full' }, () => {
    test.use({ viewport });

    for (const home of homes) {
      test(`${home}#${CLIENTS} opens at the clients`, { tag: home === '/' ? [] : '@full' }, async ({ page }) => {
        await page.goto(`${home}#${CLIENTS}`);
        await settled(page);
        await expectInSight(page, CLIENTS);
      });

      test(
        `a link on ${home} leads to the clients, and Back and Forward to each place`,
        { tag: home === '/' ? '@full' : [] },
        async ({ page }) => {
          await page.goto(home);
          await settled(page);
          await page
            .locator(`a[href="${home}#${CLIENTS}"]`)
            .first()
            .evaluate((link) => (link as HTMLElement).click());
          await expect(page).toHaveURL(new RegExp(`#${CLIENTS}$`));
          await expectInSight(page, CLIENTS);
          await page.goBack();
          await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(100);
          await page.goForward();
          await expectInSight(page, CLIENTS);
        },
      );
    }

    test('a link of another page leads to the clients', async ({ page }) => {
      await page.goto('/contacts/');
      await settled(page);
      await page
        .locator(`a[href="/#${CLIENTS}"]`)
        .first()
        .evaluate((link) => (link as HTMLElement).click());
      await expect(page).toHaveURL(new RegExp(`/#${CLIENTS}$`));
      await expectInSight(page, CLIENTS);
    });

    for (const path of parts)
      test(
        `a part of ${path} opens by its address`,
        { tag: path.startsWith('/v') ? [] : '@full' },
        async ({ page }) => {
          await page.goto(path);
          await settled(page);
          const id = await page
            .getByRole('main')
            .locator('[id]:is(h2, h3)')
            .last()
            .evaluate((heading) => heading.id);
          await page.goto('about:blank');
          await page.goto(`${path}#${id}`);
          await settled(page);
          await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
        },
      );
  });

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const path of ['/', '/help/'])
    test(`the menu of ${path} leads to the clients`, { tag: path === '/' ? '@full' : [] }, async ({ page }) => {
      await page.goto(path);
      await settled(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByText('Company').click();
      await menu.getByRole('link', { name: 'Our clients' }).click();
      await expect(page).toHaveURL(new RegExp(`/#${CLIENTS}$`));
      await expect(menu).toBeHidden();
      await expectInSight(page, CLIENTS);
    });
});

test('the panel of the header leads to the clients', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const header = page.getByRole('banner').first();
  await header.getByText('More', { exact: true }).click();
  await header.getByRole('link', { name: 'Our clients' }).click();
  await expect(page).toHaveURL(new RegExp(`/#${CLIENTS}$`));
  await expectInSight(page, CLIENTS);
});

test('a page whose parts come late stays at the part in its address', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`/#${CLIENTS}`);
  await settled(page);
  await page.evaluate(() => {
    const late = Object.assign(document.createElement('div'), { textContent: 'Late' });
    late.style.cssText = 'block-size: 400px; overflow-anchor: none';
    document.querySelector('main')?.prepend(late);
  });
  await expectInSight(page, CLIENTS);
});
