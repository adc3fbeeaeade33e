import type { Page } from '@playwright/test';
import { downloadedText } from './support/pdf.ts';
import { expect, settled, test } from './support/test.ts';

/** The first price of the summary: that of the plan. */
async function planPrice(page: Page): Promise<string> {
  const text = await page.getByRole('main').getByRole('complementary').innerText();
  return (/€\d[\d.,]*|\d[\d\u00a0]*,\d\d\s€/.exec(text)?.[0] ?? 'no price').replaceAll(/\s/g, ' ');
}

for (const { path, name, words } of [
  { path: '/virtual-private-servers/nvme-3/', name: 'Data sheet (PDF)', words: ['NVMe 3', '80 GB NVMe'] },
  { path: '/ru/web-hosting/basic/', name: 'Спецификация (PDF)', words: ['Basic', 'Хостинг сайтов'] },
  { path: '/dedicated-servers/e-2288g/', name: 'Data sheet (PDF)', words: ['Xeon E-2288G', '2 × 960 GB NVMe'] },
])
  test(`the data sheet of ${path} has the price of the page`, async ({ page, context, site }) => {
    await context.addCookies([
      { name: 'currency', value: 'EUR', url: site.url },
      { name: 'currency_picked', value: 'EUR', url: site.url },
    ]);
    await page.goto(path);
    await settled(page);
    const price = await planPrice(page);
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('type', 'application/pdf');
    const text = await downloadedText(page, link);
    for (const wanted of [price, ...words]) expect(text).toContain(wanted);
  });

test('a data sheet has the headers of every answer', async ({ request }) => {
  const answer = await request.get('/virtual-private-servers/nvme-3/data-sheet.pdf');
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline; filename="nvme-3-data-sheet.pdf"',
  });
});
