import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectGood } from './support/looks.ts';
import { acceptTerms, openOrdered, openPart } from './support/order.ts';
import { choose, expect, logInAsDemo, settled, test } from './support/test.ts';
import { words } from './support/words.ts';

const main = (page: Page) => page.getByRole('main');

/** Pays from the balance, waits for the setup and opens the service. */
async function payAndOpen(page: Page, origin: string, name: string): Promise<void> {
  await choose(page.getByRole('radio', { name: /^Account balance/ }));
  await acceptTerms(page, words.en);
  await page.getByRole('button', { name: /^Order VPN/ }).click();
  await openOrdered(page, origin, name, 'Active');
  await openPart(page, 'Access');
}

test('names on the map cover neither another server nor each other', { tag: '@full' }, async ({ page }) => {
  await page.goto('/vpn/');
  await settled(page);
  const map = main(page).locator('[data-component="world-map"]');
  /** Boxes of marks and names that overlap, as pairs of texts; a mark has none. */
  const overlaps = () =>
    map.evaluate((figure) => {
      const boxes = [...figure.querySelectorAll('[data-part="point"]')].flatMap((point, owner) =>
        [...point.querySelectorAll('text, circle:last-of-type')].map((drawn) => {
          const { left, right, top, bottom } = drawn.getBoundingClientRect();
          return { owner, text: drawn.tagName === 'text' ? drawn.textContent : '', left, right, top, bottom };
        }),
      );
      return boxes.flatMap((a) =>
        boxes
          .filter((b) => a.text && a.owner !== b.owner)
          .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          .map((b) => [a.text, b.text]),
      );
    });
  for (const product of [/^Single-hop/, /^Multi-hop/]) {
    await choose(page.getByRole('radio', { name: product }));
    const exits = page.getByRole('group', { name: 'Exit server' }).getByRole('radio');
    const count = await exits.count();
    expect(count).toBeGreaterThan(5);
    for (let index = 0; index < count; index++) {
      const exit = exits.nth(index);
      if (!(await exit.isEnabled())) continue;
      await choose(exit);
      await expect(map.locator('text').first()).toBeAttached();
      expect(await overlaps(), (await exit.getAttribute('value')) ?? '').toEqual([]);
    }
  }
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test('a VPN over two servers is ordered, with settings per device', { tag: '@full' }, async ({ page, site }) => {
    await logInAsDemo(page);
    await page.goto('/vpn/?name=family-1');
    await choose(page.getByRole('radio', { name: /^Multi-hop/ }));
    const exit = page.getByRole('group', { name: 'Exit server' });
    const entry = page.getByRole('group', { name: 'Entry server' });
    await expect(exit.getByRole('radio', { name: /^Warsaw/ })).toHaveAccessibleName(/\b18% load$/);
    await choose(exit.getByRole('radio', { name: /^Warsaw/ }));
    await choose(entry.getByRole('radio', { name: /^Rotterdam/ }));
    await choose(exit.getByRole('radio', { name: /^Rotterdam/ }));
    await expect(entry.getByRole('radio', { name: /^Rotterdam/ }), 'no route within one country').toHaveCount(0);
    await expect(page.getByRole('alert')).toContainText('There’s no route between these two servers');
    await page
      .getByRole('alert')
      .getByRole('link', { name: /^Choose / })
      .click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(entry.getByRole('radio', { checked: true })).toHaveCount(1);
    await choose(entry.getByRole('radio', { name: /^Zurich/ }));
    await choose(page.getByRole('radio', { name: /^1 month/ }));
    await expect(page.getByRole('main').getByRole('complementary').getByText('Zurich → Rotterdam')).toBeVisible();
    await page.getByRole('button', { name: 'Continue to payment' }).first().click();
    await expect(page).toHaveURL(/\/vpn\/\?product=multi-hop&exit=\d+&entry=\d+&name=family-1&stage=payment$/);
    await payAndOpen(page, site.url, 'family-1');

    await expect(main(page).getByText('VPN Multi-hop').first()).toBeVisible();
    const files: string[] = [];
    for (const number of [1, 2, 3, 4, 5]) {
      await main(page).getByText(`Device ${number}`, { exact: true }).click();
      await expect(page.getByRole('img', { name: `QR code for device ${number}` })).toBeVisible();
      const download = page.waitForEvent('download');
      await page
        .getByRole('link', { name: 'Download file' })
        .nth(number - 1)
        .click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`family-1-${number}.conf`);
      files.push(await readFile(await file.path(), 'utf8'));
    }
    for (const file of files) {
      expect(file).toMatch(/^\[Interface\]\n/m);
      expect(file, 'devices connect to the entry').toMatch(/^Endpoint = zurich\./m);
    }
    const keys = files.map((file) => /^PrivateKey = ([A-Za-z0-9+/]{43}=)$/m.exec(file)?.[1]);
    expect(new Set(keys.filter(Boolean)).size, 'a key for each device').toBe(5);

    // Under the last device, which is open like the others.
    const openvpn = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download OpenVPN file' }).last().click();
    const file = await openvpn;
    expect(file.suggestedFilename()).toBe('family-1-5.ovpn');
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^remote zurich\.vpn\.example 1194 udp$/m);
    await expect(main(page).getByText('zurich.vpn.example', { exact: true }).last()).toBeVisible();
    await main(page).getByText('Show password').last().click();
    await expect(
      main(page)
        .getByText(/^[A-Za-z0-9_-]{16,}$/)
        .last(),
    ).toBeVisible();
    await expectGood(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a server that is off is explained, and another one is ordered', { tag: '@full' }, async ({ page, site }) => {
    await logInAsDemo(page);
    const nodes: { id: number; city: string }[] = await (
      await page.request.get('/my/api/vpn/order/exit_node_locations/')
    ).json();
    const paris = nodes.find(({ city }) => city === 'Paris');
    await page.goto(`/vpn/?exit=${paris?.id}&name=phone-1`);
    await expect(page.getByRole('alert').first()).toContainText('This server isn’t available at the moment');
    await page.getByRole('alert').getByRole('link').first().click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await choose(page.getByRole('radio', { name: /^Barcelona/ }));
    await page.getByRole('button', { name: 'Continue to payment' }).first().click();
    await payAndOpen(page, site.url, 'phone-1');
    await main(page).getByText('Device 1', { exact: true }).click();
    await expect(page.getByText(/Endpoint = barcelona\./).first()).toBeVisible();
  });
});

test.describe('for a visitor from Russia', () => {
  test.use({ extraHTTPHeaders: { 'CF-IPCountry': 'RU' } });

  test('the VPN is nowhere, until there is an account', async ({ page }) => {
    for (const path of ['/vpn/', '/ru/vpn/', '/my/api/vpn/order/exit_node_locations/']) {
      expect((await page.request.get(path)).status(), path).toBe(404);
    }
    await page.goto('/');
    await expect(page.locator('a[href$="/vpn/"]')).toHaveCount(0);
    await logInAsDemo(page);
    expect((await page.goto('/vpn/'))?.status()).toBe(200);
    await expect(page.locator('a[href$="/vpn/"]').first()).toBeAttached();
  });
});
