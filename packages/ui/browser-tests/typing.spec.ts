import { expect, test } from './story.ts';

for (const name of ['Text', 'Counted', 'Area', 'Password', 'Search'])
  test(`keeps what is typed while its owner is about to be drawn again: ${name}`, async ({ page, show }) => {
    await show('tests-together-typing--pending-owner');
    const field = page.getByLabel(name, { exact: true });
    await field.focus();
    await page.keyboard.type('abc');
    await expect(field).toHaveValue('abc');
  });
