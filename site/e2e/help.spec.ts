import { expect, settled, test } from './support/test.ts';

test.describe('with a keyboard', () => {
  test('an article is found while typing, read by its contents, and reported', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Help', exact: true }).first().click();
    await expect(page).toHaveTitle(/Hoster help/);

    const field = page.getByRole('main').getByRole('combobox', { name: 'Search help' });
    await field.focus();
    await page.keyboard.type('ssh ke');
    await expect(page.getByRole('option', { name: /Create and use SSH keys/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: /Create and use SSH keys/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/help\/ssh-keys\/$/);
    const title = page.getByRole('heading', { level: 1, name: 'Create and use SSH keys' });
    await expect(title).toBeVisible();
    await expect(page).toHaveTitle(/Create and use SSH keys/);

    const contents = page.getByRole('navigation', { name: 'On this page' });
    const last = contents.getByRole('link').last();
    const heading = page
      .getByRole('article')
      .getByRole('heading', { level: 2, name: (await last.textContent()) ?? '' });
    await last.focus();
    await page.keyboard.press('Enter');
    await expect(heading).toBeInViewport();
    await expect(page).toHaveURL(/#[a-z0-9-]+$/);

    const comment = page.getByRole('textbox', { name: 'What’s wrong or missing?' });
    await comment.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This field is required')).toBeVisible();
    await comment.fill('Step 2 fails on Windows.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Thank you. We’ll check the article.')).toBeVisible();
  });

  test('Enter without a suggestion shows the results, which survive a typo', { tag: '@full' }, async ({ page }) => {
    await page.goto('/help/');
    const field = page.getByRole('main').getByRole('combobox', { name: 'Search help' });
    await field.fill('dokcer');
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Results for “dokcer”' })).toBeVisible();
    await expect(page.getByRole('main').locator('mark').first()).toHaveText(/docker/i);
    await expect(page.getByRole('combobox', { name: 'Search help' })).toHaveValue('dokcer');
  });
});

test('code is copied with the button on its block', { tag: '@full' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/help/ssh-connect/');
  await page.getByRole('button', { name: 'Copy code' }).first().click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const block = page.locator('pre').first();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    ((await block.locator('code').textContent()) ?? '').trimEnd(),
  );
});

test('keeps the input when the report can’t be sent', { tag: '@full' }, async ({ page }) => {
  await page.goto('/help/ssh-keys/');
  const comment = page.getByRole('textbox', { name: 'What’s wrong or missing?' });
  await settled(page);
  await page.route('**/article_report/', (route) => route.abort());
  await comment.fill('Step 3 is missing.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('We couldn’t send your report. Try again.')).toBeVisible();
  await expect(comment).toHaveValue('Step 3 is missing.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search, tags, an unknown article and a report work', async ({ page }) => {
    await page.goto('/help/');
    await page.getByRole('main').getByRole('combobox', { name: 'Search help' }).fill('zyzzyva');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();

    expect((await page.goto('/help/no-such-article/'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Unknown article/tag' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search help' }).fill('ssh keys');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('link', { name: 'Create and use SSH keys' }).last().click();

    await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'SSH', exact: true }).click();
    await expect(page).toHaveTitle('SSH: articles in Hoster help');
    await page.getByRole('list').getByRole('link', { name: 'Create and use SSH keys' }).last().click();

    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('This field is required')).toBeVisible();
    await page.getByRole('textbox', { name: 'What’s wrong or missing?' }).fill('The picture is old.');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Thank you. We’ll check the article.')).toBeVisible();
  });

  test('a search that is too long is refused at its field', async ({ page }) => {
    await page.goto(`/help/?search=${'a'.repeat(101)}`);
    await expect(page.getByText('Shorten your search to 100 characters or fewer.')).toBeVisible();
  });
});
