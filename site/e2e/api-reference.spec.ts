import { expect, test } from './support/test.ts';

test(
  'a search narrows the calls while typing, and a call opens with its examples',
  { tag: '@full' },
  async ({ page, site }) => {
    await page.goto('/api/');
    await page.getByLabel('Search calls').fill('order vps more');
    await expect(page.getByRole('region', { name: 'Calls' }).getByRole('table')).toHaveCount(1);
    await page.getByRole('link', { name: 'POST /my/api/vps-order/' }).click();
    await expect(page).toHaveURL(/\/api\/reference\/vps\/#postVpsOrder$/);
    const call = page.getByRole('region', { name: 'Order one or more VPS' }).first();
    await expect(call).toBeInViewport();
    await expect(call.getByText('idempotency-key', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Python' }).click();
    await expect(page).toHaveURL(/lang=python/);
    await expect(call.getByRole('region', { name: /^Python/ })).toContainText('"accept_terms": True');
    await page.goto('/api/reference/site/?lang=typescript');
    await expect(page.getByRole('region', { name: 'TypeScript: getCompanies' })).toContainText(
      `fetch('${site.url}/public_company_list/')`,
    );
  },
);

test('the API page begins with a request, and its groups unfold', { tag: '@full' }, async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/api/');
  await expect(page.getByText(`curl ${site.url}/my/api/services/`)).toBeInViewport();
  await expect(page.getByRole('link', { name: 'GET /my/api/services/', exact: true })).toBeHidden();
  await page.getByRole('heading', { name: /^Account \d+ calls$/ }).click();
  await expect(page.getByRole('link', { name: 'GET /my/api/services/', exact: true })).toBeVisible();
});

test('the first example works as it is', async ({ page, site }) => {
  await page.goto('/api/reference/vps/');
  const example = await page.getByRole('region', { name: 'curl: getVpsLocations' }).innerText();
  const address = /'([^']+)'/.exec(example)?.[1] ?? '';
  expect(address).toContain(site.url);
  expect((await page.request.get(address)).status()).toBe(200);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no path or description of a call is cut off or torn into columns', { tag: '@full' }, async ({ page }) => {
    await page.goto('/api/');
    await page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    const cells = page.getByRole('main').locator('tbody :is(th, td)');
    expect(await cells.count()).toBeGreaterThan(100);
    const broken = await cells.evaluateAll((all) =>
      all
        .filter((cell) => cell.scrollWidth > cell.clientWidth || cell.children.length > 1)
        .map((cell) => cell.textContent),
    );
    expect(broken).toEqual([]);
  });
});

test.describe('without JavaScript, in Russian and from Russia', () => {
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: { 'CF-IPCountry': 'RU' } });

  test('the search is a form, objects unfold, and there is no VPN', async ({ page }) => {
    await page.goto('/ru/api/');
    await expect(page.getByRole('main').getByText('/my/api/vpn/').first()).toHaveCount(0);
    await page.getByLabel('Поиск по вызовам').fill('хранилищ backup-order');
    await page.getByRole('button', { name: 'Найти' }).click();
    await expect(page).toHaveURL(/\?q=.*backup-order$/);
    await expect(page.getByRole('region', { name: 'Вызовы' }).getByRole('table')).toHaveCount(1);
    await page.getByRole('link', { name: 'POST /my/api/backup-order/' }).click();
    const order = page.getByRole('region', { name: 'Заказать одно или несколько хранилищ для\u00a0бэкапов' });
    await expect(order.getByText('accept_terms', { exact: true })).toBeVisible();
    await order.getByText('Поля OrderCreated').click();
    await expect(order.getByText('success_url', { exact: true })).toBeVisible();
    expect((await page.goto('/ru/api/reference/vpn/'))?.status()).toBe(404);
  });
});
