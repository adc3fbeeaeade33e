import { expect, freshEmail, linkIn, readMail, test } from './support/test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'with script' : 'without JavaScript',
    { tag: javaScriptEnabled ? '@full' : [] },
    () => {
      test.use({ javaScriptEnabled });

      test('a visitor asks for an email when something sold out is back, and cancels it', async ({ page, site }) => {
        const email = freshEmail();
        await page.goto('/web-hosting/in-switzerland/');
        const ask = page.getByRole('button', { name: 'Email me when it’s back' });
        await page.getByLabel('Email', { exact: true }).fill('not an address');
        await ask.click();
        const field = page.getByLabel('Email', { exact: true });
        await expect(field, 'on its own page, with what was typed').toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveValue('not an address');
        await field.fill(email);
        await ask.click();
        await expect(page.getByRole('main')).toContainText(email);

        const text = await readMail(page, site.url, email, /Confirm/);
        await page.goto(linkIn(text, '/back-in-stock/'));
        await page.getByRole('button', { name: 'Confirm address' }).click();
        await expect(page.getByRole('main')).toContainText('We’ll write to');
        await page.getByRole('button', { name: 'Cancel this email' }).click();
        await expect(page.getByRole('main')).toContainText('We’ve deleted your request.');
      });
    },
  );
}
