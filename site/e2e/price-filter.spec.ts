import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const priceFilter = (page: Page) => page.getByRole('group', { name: 'Price per month' });
const from = (page: Page) => priceFilter(page).getByRole('textbox', { name: 'From' });

/** The prices of the servers that are listed, lowest first. */
async function prices(page: Page): Promise<number[]> {
  const texts = await page
    .getByRole('table')
    // The first amount of a row: others are a setup fee or what options add.
    .locator('tbody tr td:has(data)')
    .evaluateAll((cells) => cells.map((cell) => Number(cell.querySelector('data')?.getAttribute('value'))));
  return texts.toSorted((a, b) => a - b);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'with script' : 'without JavaScript',
    { tag: javaScriptEnabled ? '@full' : [] },
    () => {
      test.use({ javaScriptEnabled });

      test('servers are filtered by the price in the visitor’s currency, in an address that holds in every currency', async ({
        page,
        site,
        context,
      }) => {
        const show = (currency: string) =>
          context.addCookies([
            { name: 'currency', value: currency, url: site.url },
            { name: 'currency_picked', value: currency, url: site.url },
          ]);
        await show('USD');
        await page.goto('/dedicated-servers/');
        const all = await prices(page);
        const bound = all[3] ?? 0;
        expect(bound).toBeGreaterThan(all[0] ?? 0);
        await from(page).fill(String(bound));
        await from(page).press('Tab');
        if (!javaScriptEnabled) await page.getByRole('button', { name: 'Apply filters' }).click();

        await expect(page).toHaveURL(/[?&]price_min=[\d.]+(?!.*price_currency)/);
        await expect(page.getByRole('link', { name: `Remove filter: Price per month: from $${bound}` })).toBeVisible();
        await expect(from(page)).toHaveValue(String(bound));
        // The rows are drawn after the filter.
        await expect.poll(() => prices(page)).toEqual(all.filter((price) => price >= bound));
        if (javaScriptEnabled) await expectAccessible(page);

        const count = await page.locator('#servers').innerText();
        await show('GBP');
        await page.reload();
        const inPounds = await prices(page);
        expect(inPounds[0]).toBeLessThan(bound);
        await expect(from(page)).toHaveValue(String(inPounds[0]));
        await expect(page.locator('#servers'), 'the same servers').toHaveText(count);
      });
    },
  );
}

test('an address with bounds in a named currency leads to the one in euros', async ({ request }) => {
  const answer = await request.get('/dedicated-servers/?cpu_vendor=AMD&price_min=100&price_currency=EUR', {
    maxRedirects: 0,
  });
  expect([answer.status(), answer.headers()['location']]).toEqual([
    302,
    '/dedicated-servers/?cpu_vendor=AMD&price_min=100',
  ]);
});
