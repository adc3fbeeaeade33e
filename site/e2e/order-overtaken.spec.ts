import { request as requests, type APIRequestContext, type Page } from '@playwright/test';
import { csrfToken } from './support/auth-call.ts';
import { liveIn, makeBuyer, sendPassword } from './support/customers.ts';
import { acceptTerms, fillPayment, orderButton } from './support/order.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Moves the buyer of a browser to Switzerland, as another tab of theirs would. */
const moveToSwitzerland = (request: APIRequestContext, origin: string): Promise<void> =>
  liveIn(request, origin, { country: 'CH', city: 'Zug', zip_code: '6300', address: 'Bahnhofstrasse 1' });

/** Opens the payment stage of a VPS as a buyer in Germany. */
async function toPayment(page: Page, origin: string) {
  await sendPassword(page.context(), origin, await makeBuyer(origin));
  await page.goto('/virtual-private-servers/nvme-3/?name=kept-name&stage=payment');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'with script' : 'without JavaScript',
    { tag: javaScriptEnabled ? '@full' : [] },
    () => {
      test.use({ javaScriptEnabled });

      test('a price that changes mid-order is explained line by line', async ({ page, site }) => {
        await toPayment(page, site.url);
        const main = page.getByRole('main');
        await page.getByText('Bank card', { exact: true }).click();
        await acceptTerms(page, words.en);
        await expect(page.getByRole('button', { name: words.en.order })).toContainText('16.07');
        await moveToSwitzerland(page.request, site.url);
        await page.getByRole('button', { name: words.en.order }).click();

        const notice = main.getByRole('alert');
        await expect(notice).toContainText(/16\.07[\s\S]*13\.50/);
        await expect(notice.getByRole('term').filter({ hasText: 'VAT 19%' })).toBeVisible();
        await expect(notice.getByRole('definition')).toHaveCount(1);
        await expect(notice.getByRole('definition')).toContainText('2.57');
        await expect(notice.getByRole('definition')).toContainText('not charged');
        if (javaScriptEnabled) await expectAccessible(page);

        await expect(page.getByRole('radio', { name: 'Bank card' }), 'the method stays').toBeChecked();
        await expect(page.getByRole('checkbox', { name: words.en.accept }), 'so does the consent').toBeChecked();
        await page.getByRole('button', { name: words.en.order }).click();
        await expect(page.getByRole('button', { name: words.en.bankPay, exact: true })).toBeVisible();
      });
    },
  );
}

/** Takes the last server of a plan in a location, as somebody else. */
async function takeLast(origin: string, tariff: number, location: number, terms: string): Promise<void> {
  const request = await requests.newContext();
  await sendPassword({ request }, origin, await makeBuyer(origin));
  const answer = await request.post(`${origin}/my/api/ds-order/`, {
    headers: { 'x-csrftoken': await csrfToken(request, origin), origin },
    data: {
      tariff,
      location,
      os: 2,
      rent_period: 1,
      payment_method: 'card',
      currency: 'EUR',
      accept_terms: true,
      terms_version: terms,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await request.dispose();
}

test(
  'a server that sells out mid-order leads back to the location, with those that have it',
  { tag: '@full' },
  async ({ page, site }) => {
    await sendPassword(page.context(), site.url, await makeBuyer(site.url));
    await page.goto('/dedicated-servers/e-2388g/?location=1&name=kept-name&stage=payment');
    const main = page.getByRole('main');
    await fillPayment(page);
    await takeLast(site.url, 5, 1, await page.locator('[name=terms_version]').inputValue());
    await orderButton(page).click();

    const problem = main.getByRole('alert').filter({ hasText: 'This server is sold out in this location.' });
    await expect(problem).toBeVisible();
    await expect(problem).toBeFocused();
    await expect(problem).toBeInViewport();
    await expectAccessible(page);
    await problem.getByText('Choose Dallas').click();
    await expect(problem).toBeHidden();
    await expect(page.getByRole('radio', { name: /^Dallas/ })).toBeChecked();
    await expect(page.getByLabel(/^Hostname/)).toHaveValue('kept-name');
    await page
      .getByRole('button', { name: 'Continue to payment' })
      .or(page.getByRole('link', { name: 'Continue to payment' }))
      .first()
      .click();
    await fillPayment(page);
    await orderButton(page).click();
    await expect(page.getByRole('button', { name: words.en.bankPay, exact: true })).toBeVisible();
  },
);
