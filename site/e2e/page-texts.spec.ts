import { expect, takenOver, test } from './support/test.ts';

test('a reload restores the scroll position', async ({ page }) => {
  await page.goto('/virtual-private-servers/');
  await takenOver(page);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  // Twice: what the first visit leaves behind must not keep the second one from coming back.
  for (let times = 0; times < 2; times++) {
    await page.reload();
    await takenOver(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  }
});

test('a figure and its unit stay on one line in English messages', async ({ request }) => {
  expect(await (await request.get('/virtual-private-servers/')).text()).toContain('640\u00a0GB</span>');
});

test('sign-in pages have the titles of their content files, in both languages', async ({ page, context, baseURL }) => {
  const titles = {
    '/auth/login/': ['Sign in to Hoster', 'Вход в Hoster'],
    '/auth/signup/': ['Create a Hoster account', 'Регистрация в Hoster'],
    '/auth/password/reset/': ['Reset your Hoster password', 'Сброс пароля в Hoster'],
  };
  for (const [index, language] of ['en', 'ru'].entries()) {
    await context.addCookies([{ name: 'django_language', value: language, url: baseURL ?? '' }]);
    for (const [path, texts] of Object.entries(titles)) {
      await page.goto(path);
      await expect(page).toHaveTitle(texts[index] ?? '');
    }
  }
});

test.describe('prices in long texts', () => {
  const texts = '[data-component=prose]';

  test('are in the currency of the visitor, from the server on', async ({ page, context, baseURL }) => {
    const url = baseURL ?? '';
    await context.addCookies([
      { name: 'currency', value: 'USD', url },
      { name: 'currency_picked', value: '1', url },
    ]);
    const html = await (await page.request.get('/virtual-private-servers/nvme-3/')).text();
    expect(html).toContain('<data value="2.5">$2.90</data>');
    await page.goto('/virtual-private-servers/nvme-3/');
    await takenOver(page);
    const shown = (await page.locator(texts).allTextContents()).join(' ');
    expect(shown).toContain('$2.90');
    expect(shown).not.toContain('€');
  });

  test('follow the currency picker', async ({ page }) => {
    await page.goto('/virtual-private-servers/nvme-3/');
    const text = page.locator(texts).last();
    await expect(text).toContainText('€2.50');
    await page.getByLabel('Currency').selectOption('GBP');
    await expect(text).toContainText('£2.18');
    await expect(text).not.toContainText('€');
  });
});
