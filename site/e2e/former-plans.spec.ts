import { byDepth } from '../../scripts/depth.ts';
import { expect, expectAccessible, settled, test } from './support/test.ts';

const renamed = [
  [
    '/virtual-private-servers/vps-3/?location=2&promo_code=HOST5',
    '/virtual-private-servers/nvme-3/?location=2&promo_code=HOST5',
  ],
  ['/web-hosting/standard/?cms=wordpress', '/web-hosting/basic/?cms=wordpress'],
  ['/dedicated-servers/xeon-e-2236/', '/dedicated-servers/e-2236/'],
  ['/backups/?volume=1000&location=2', '/backups/?location=2&volume=1024'],
  ['/vpn/?product=double', '/vpn/?product=multi-hop'],
] as const;

const withdrawn = [
  ['/virtual-private-servers/ssd-2/', '/virtual-private-servers/?former=ssd-2', 'SSD 2', 'NVMe 2', 'NVMe 2'],
  ['/web-hosting/mini/', '/web-hosting/?former=mini', 'Mini', 'Start', 'Start'],
  [
    '/dedicated-servers/e3-1230v5/',
    '/dedicated-servers/?former=e3-1230v5',
    'Xeon E3-1230v5',
    'Xeon E3-1270 v6',
    'Xeon E3-1270 v6',
  ],
  ['/backups/?volume=50', '/backups/?former=50', '50 GB', '100 GB', '100\u00a0ГБ'],
  ['/vpn/?product=pptp', '/vpn/?former=pptp', 'PPTP', 'Single-hop', 'Single-hop'],
] as const;

test('the address of a renamed plan leads to the new one with the configuration, for good', async ({ request }) => {
  for (const [from, to] of renamed) {
    for (const prefix of ['', '/ru']) {
      const answer = await request.get(prefix + from, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()['location']]).toEqual([301, prefix + to]);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [from, to, name, successor, inRussian] of byDepth(withdrawn, withdrawn.slice(0, 1))) {
    test(`${from} of a withdrawn plan leads to what is sold, and says what to order instead`, async ({ page }) => {
      await page.goto(from);
      await expect(page).toHaveURL(to);
      const main = page.getByRole('main');
      await expect(main.getByText(`${name} is no longer available`)).toBeVisible();
      await expect(main.getByRole('link', { name: successor, exact: true }).first()).toBeVisible();

      await page.goto(`/ru${from}`);
      await expect(page).toHaveURL(`/ru${to}`);
      await expect(main.getByText(/больше\sне\sпродаётся/)).toBeVisible();
      await main
        .getByText(/^Взамен\sрекомендуем/)
        .getByRole('link', { name: inRussian })
        .click();
      await expect(page).toHaveURL((url) => url.pathname.startsWith('/ru/') && !url.searchParams.has('former'));
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('a link to a former plan works within the page too', { tag: '@full' }, async ({ page }) => {
  await page.goto('/web-hosting/');
  await settled(page);
  await page.getByRole('main').evaluate((main) => {
    const link = document.createElement('a');
    link.href = '/web-hosting/mini/';
    link.textContent = 'An old link';
    main.prepend(link);
  });
  await page.getByRole('link', { name: 'An old link' }).click();
  await expect(page).toHaveURL('/web-hosting/?former=mini');
  await expect(page.getByText('Mini is no longer available')).toBeVisible();
  await expectAccessible(page);
});
