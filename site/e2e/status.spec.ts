import { expect, test } from './support/test.ts';

test('shows the state as text first, each day by keyboard, and an incident with its updates', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Service status' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Service status' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('All services are operational')).toBeVisible();
  const bars = main.getByRole('slider', { name: 'VPS: last 90 days' });
  await bars.focus();
  const press = async (): Promise<string> => {
    await page.keyboard.press('ArrowLeft');
    return (await bars.getAttribute('aria-valuetext')) ?? '';
  };
  // The arrow keys are the script's. The seed's incident is nine days old, or ten if midnight has passed since.
  await expect.poll(press, { intervals: [0] }).toMatch(/partial outage, 41 minutes$/);

  await main.getByRole('link', { name: 'Packet loss in Rotterdam' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Packet loss in Rotterdam' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Sample')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Updates' }).getByRole('listitem').first()).toContainText('Resolved');
  await expect(page.getByRole('main').getByText('3 h 34 min')).toBeVisible();
});

test('the page and the feed name the same incidents, and an unknown one is not found', async ({ page, request }) => {
  const feed = await request.get('/status.atom');
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  await page.goto('/status/');
  await expect(page.locator('head link[type="application/atom+xml"]')).toHaveAttribute('href', '/status.atom');
  expect(await feed.text()).toContain('Sample: Power failure in Dallas (Resolved)');
  expect((await page.goto('/status/424242/'))?.status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('locations unfold, and a data centre can be tested', async ({ page }) => {
    await page.goto('/ru/status/');
    const main = page.getByRole('main');
    await main.getByText('3 локации').click();
    await expect(main.getByRole('slider', { name: /^Хранилище для бэкапов, Роттердам/ })).toBeVisible();
    await expect(main.getByText('VPS (Даллас), Хостинг (Даллас), Выделенные серверы (Даллас)')).toBeVisible();
    await main.getByText('Даллас, DAL1').click();
    await expect(main.getByText('ping -c 10 203.0.113.65')).toBeVisible();
    await expect(main.getByText('они не отвечают').first()).toBeAttached();
  });
});
