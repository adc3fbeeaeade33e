import { makeBuyer, sendPassword } from './support/customers.ts';
import { acceptTerms } from './support/order.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { words } from './support/words.ts';

interface Export {
  sections: {
    accepted_documents: { document: string; version: string }[];
    orders: { terms_version: string; terms_accepted: string | null }[];
  };
}

test('the version accepted by signing up and by ordering is the one shown', async ({ page, context, site }) => {
  await page.goto('/tos/');
  const shown = await page.getByLabel('Version', { exact: true }).inputValue();
  await expect(page.getByText(/^In force since /)).toBeVisible();
  const customer = await makeBuyer(site.url);
  await sendPassword(context, site.url, customer);

  await page.goto('/virtual-private-servers/nvme-3/?trial=free&stage=payment');
  const terms = page.getByRole('checkbox', { name: words.en.accept });
  await expect(terms.locator('xpath=ancestor::form').locator('[name=terms_version]')).toHaveValue(shown);
  const label = page.getByRole('main');
  await expect(label.getByRole('link', { name: 'terms of service' })).toHaveAttribute('href', '/tos/');
  await expect(label.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy/');
  await acceptTerms(page, words.en);
  await page.getByRole('button', { name: words.en.order }).click();
  await page.waitForURL('**/my/payment/**');

  const { sections } = (await (await page.request.get('/my/api/account/export/')).json()) as Export;
  expect(sections.accepted_documents).toEqual([expect.objectContaining({ document: 'tos', version: shown })]);
  expect(sections.orders).toEqual([expect.objectContaining({ terms_version: shown })]);
});

test('the sign-up page links to the documents to accept', { tag: '@full' }, async ({ page, context, site }) => {
  await context.addCookies([{ name: 'django_language', value: 'ru', url: site.url }]);
  await page.goto('/auth/signup/');
  const main = page.getByRole('main');
  for (const [name, title] of [
    ['условия обслуживания', 'Условия обслуживания'],
    ['политику обработки персональных данных', /обработки персональных данных/],
    ['согласие на обработку персональных данных', /огласие на обработку персональных данных/],
  ] as const) {
    const href = await main.getByRole('link', { name }).first().getAttribute('href');
    const answer = await page.request.get(href ?? '');
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toMatch(title);
  }
});

test(
  'an older version links to the current one, and a comparison shows the changes',
  { tag: '@full' },
  async ({ page }) => {
    // A version with many changes, whichever is in force.
    await page.goto('/tos/?version=2026-09-01');
    await page.getByRole('link', { name: 'Show all changes' }).click();
    await expect(page).toHaveURL(/[?&]compare=/);
    await expect(page.getByRole('heading', { name: /^Compared with the version of / })).toBeVisible();
    await expect(page.getByRole('main').getByRole('insertion').nth(1)).toBeVisible();
    await expect(page.getByRole('main').getByRole('deletion').nth(1)).toBeVisible();
    await expectAccessible(page);

    const version = page.getByLabel('Version', { exact: true });
    await version.selectOption('2026-01-15');
    await page.getByLabel('Compare with').selectOption('No comparison');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByText('This version isn’t in force.')).toBeVisible();
    await expect(page.getByText(/^In force from .*, replaced on /)).toBeVisible();
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: 'Read the current version' }).click();
    await expect(page).toHaveURL('/tos/');
    await expect(page.getByText(/^In force since /)).toBeVisible();
    await expect(page.locator('head meta[name=robots]')).toHaveCount(0);
  },
);

test('only the document is printed', { tag: '@full' }, async ({ page }) => {
  await page.goto('/privacy/gdpr/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Template: a lawyer must review this text before use.')).toHaveCount(0);
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('button', { name: 'Print' }),
    page.getByRole('navigation', { name: 'Contents' }),
  ])
    await expect(hidden).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('versions can be chosen and compared, and the contents lead to sections', async ({ page }) => {
    await page.goto('/ru/tos/');
    await page.getByLabel('Сравнить с редакцией').selectOption('2026-01-15');
    await page.getByRole('button', { name: 'Показать', exact: true }).click();
    await expect(page).toHaveURL(/\/ru\/tos\/\?version=[\d-]+&compare=[\d-]+$/);
    await expect(page.getByRole('main').getByRole('insertion').nth(1)).toBeVisible();
    await page.getByRole('navigation', { name: 'Содержание' }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/#\S+$/);
    await expect(page.getByRole('button', { name: 'Распечатать' })).toBeHidden();
  });
});
