import { reached } from './support/auth-call.ts';
import { makeCustomer, sendPassword } from './support/customers.ts';
import { orderTrial } from './support/services.ts';
import { expect, expectAccessible, settled, test } from './support/test.ts';

const DELETE = '/my/security/delete/';

test('a service is cancelled for the end of its term, kept after all, and ended; then the account can go', async ({
  page,
  context,
  site,
}) => {
  const customer = await makeCustomer(site.url);
  await sendPassword(context, site.url, customer);
  const id = await orderTrial(page, site.url, 'short-lived');

  await page.goto(DELETE);
  await expect(page.getByRole('button', { name: 'Delete account' })).toHaveCount(0);
  await page.getByRole('link', { name: 'short-lived' }).click();
  await expect(page).toHaveURL(`${site.url}/my/services/${id}/?tab=danger#cancel`);
  await settled(page);
  const part = page.getByRole('region', { name: 'Cancel service' });
  await expectAccessible(page);
  await part.getByRole('button', { name: 'Cancel at the end of the term' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cancellation scheduled.' })).toBeFocused();
  await expect(page.getByText(/^This service ends on/)).toBeVisible();
  await expect(part.getByRole('button', { name: 'Cancel at the end of the term' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep service' }).click();
  await expect(page.getByText('Cancellation undone. Auto-renewal is back on.')).toBeVisible();
  await expect(page.getByText(/^This service ends on/)).toHaveCount(0);

  const sure = part.getByRole('button', { name: 'Yes, cancel now' });
  await expect(sure).toBeHidden();
  await part.getByText('Cancel now', { exact: true }).click();
  await expect(part.getByText(/^The service stops working immediately/)).toBeVisible();
  await expectAccessible(page);
  await sure.click();
  await expect(page.getByText(/^Service cancelled\./)).toBeVisible();
  await expect(part).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Login details' }), 'nothing opens it any more').toHaveCount(0);

  await page.goto(DELETE);
  await page.getByRole('checkbox', { name: 'Permanently delete my account' }).check();
  // Only the script moves the focus to what replaces the form.
  await settled(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account has been deleted' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await reached(page.request, site.url)).toBe('nobody');
});

test.describe('without JavaScript, in Russian, on a small phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 }, colorScheme: 'dark' });

  test('the question is asked before a service is ended', async ({ page, context, site }) => {
    await sendPassword(context, site.url, await makeCustomer(site.url));
    await context.addCookies([{ name: 'django_language', value: 'ru', url: site.url }]);
    const id = await orderTrial(page, site.url, 'short-lived-too');
    await page.goto(`/my/services/${id}/?tab=danger`);
    await page.getByText('Удалить сейчас', { exact: true }).click();
    await expect(page.getByText(/^Услуга\sсразу\sперестанет\sработать/)).toBeVisible();
    const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(overflow, 'nothing is wider than the window').toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Да, удалить сейчас' }).click();
    await expect(page.getByText('Услуга отменена')).toBeVisible();
  });
});
