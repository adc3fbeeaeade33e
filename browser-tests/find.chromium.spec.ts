import { expect, test, TOGETHER } from './story.ts';

test('the browser’s own search finds the text of a closed panel and opens it, with its button', async ({
  page,
  show,
}) => {
  await show(TOGETHER);
  const item = page.locator('#first');
  await expect(item.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  await expect(item.getByText('quokka')).toBeHidden();
  // A link to a piece of text searches as find-in-page does, which no test can open.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#:~:text=quokka', textContent: 'Search' });
    document.body.prepend(link);
  });
  await page.getByRole('link', { name: 'Search' }).click();
  await expect(item.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await expect(item.getByText('quokka')).toBeVisible();
});
