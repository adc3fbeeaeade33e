import { expect, test, TOGETHER } from './story.ts';

test('find-in-page finds text in a closed panel and opens it', async ({ page, show }) => {
  await show(TOGETHER);
  const item = page.locator('#first');
  await expect(item.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  await expect(item.getByText('quokka')).toBeHidden();
  // A text fragment link searches like find-in-page, which tests can't open.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#:~:text=quokka', textContent: 'Search' });
    document.body.prepend(link);
  });
  await page.getByRole('link', { name: 'Search' }).click();
  await expect(item.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await expect(item.getByText('quokka')).toBeVisible();
});
