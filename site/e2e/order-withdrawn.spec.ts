import { renameVps, withdraw } from './support/catalogue.ts';
import { makeBuyer, makeCustomer, sendPassword } from './support/customers.ts';
import { acceptTerms, fillPayment, fillPersonalData, orderButton } from './support/order.ts';
import { expect, expectAccessible, settled, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const nvme3 = { line: 'vps', slug: 'nvme-3', name: 'NVMe 3', successor: 'nvme-4' } as const;
const basic = { line: 'web_hosting', slug: 'basic', name: 'Basic', successor: 'pro' } as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'with script' : 'without JavaScript',
    { tag: javaScriptEnabled ? '@full' : [] },
    () => {
      test.use({ javaScriptEnabled });

      test('an order whose plan is withdrawn leads to what is sold, and keeps what was chosen', async ({
        page,
        site,
      }) => {
        await sendPassword(page.context(), site.url, await makeBuyer(site.url));
        await page.goto('/virtual-private-servers/nvme-3/?location=2&name=kept-name&stage=payment');
        await fillPayment(page);
        const sellAgain = await withdraw(site, nvme3);
        try {
          await orderButton(page).click();
          await expect(page).toHaveURL('/virtual-private-servers/?location=2&name=kept-name&former=nvme-3');
          const main = page.getByRole('main');
          await expect(main.getByText('NVMe 3 is no longer available')).toBeVisible();
          await expect(main.getByRole('link', { name: 'NVMe 4', exact: true }).first()).toBeVisible();
          if (javaScriptEnabled) await expectAccessible(page);

          await page.goto('/virtual-private-servers/nvme-4/?name=next&stage=payment');
          await expect(page.getByRole('radio', { name: 'Bank card' }), 'the method waits').toBeChecked();
          await expect(page.getByRole('checkbox', { name: words.en.accept }), 'consent doesn’t').not.toBeChecked();
          await expect(page.getByText('Place another order'), 'nothing was ordered').toHaveCount(0);
        } finally {
          await sellAgain();
        }
      });

      test(
        'an order whose plan is renamed goes through, or leads to the new address with what was chosen',
        { tag: javaScriptEnabled ? '@full' : [] },
        async ({ page, site }) => {
          await sendPassword(page.context(), site.url, await makeBuyer(site.url));
          await page.goto('/virtual-private-servers/nvme-3/?location=2&name=kept-name&stage=payment');
          await fillPayment(page);
          // HTML alone sends the form to the address, which changes.
          if (javaScriptEnabled) await settled(page);
          const renameBack = await renameVps(site, 'nvme-3', 'nvme-3-plus');
          try {
            await orderButton(page).click();
            // The page with script orders by the plan's number, which stays.
            if (!javaScriptEnabled) {
              await expect(page).toHaveURL('/virtual-private-servers/nvme-3-plus/?location=2&name=kept-name');
              await page.goto('/virtual-private-servers/nvme-3-plus/?location=2&name=kept-name&stage=payment');
              await expect(page.getByRole('radio', { name: 'Bank card' }), 'the method waits').toBeChecked();
              await acceptTerms(page, words.en);
              await orderButton(page).click();
            }
            await expect(page.getByRole('button', { name: words.en.bankPay, exact: true })).toBeVisible();
          } finally {
            await renameBack();
          }
        },
      );
    },
  );
}

test(
  'a plan that is withdrawn while its page is open leads to what is sold as soon as the page learns of it',
  { tag: '@full' },
  async ({ page, site }) => {
    await sendPassword(page.context(), site.url, await makeCustomer(site.url));
    await page.goto('/web-hosting/basic/?name=kept-name&stage=personal-data');
    await fillPersonalData(page, words.en, 'de');
    const sellAgain = await withdraw(site, basic);
    try {
      await page.getByRole('button', { name: words.en.toPayment }).click();
      await expect(page).toHaveURL('/web-hosting/?name=kept-name&former=basic');
      await expect(page.getByText('Basic is no longer available')).toBeVisible();
    } finally {
      await sellAgain();
    }
  },
);

test('a general refusal for want of stock gets the focus', { tag: '@full' }, async ({ page, site }) => {
  await sendPassword(page.context(), site.url, await makeBuyer(site.url));
  await page.goto('/virtual-private-servers/nvme-3/?stage=payment');
  await settled(page);
  await fillPayment(page);
  await page.route('**/my/api/vps-order/', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { detail: 'Somebody was faster.', code: 'sold_out' } })
      : route.fallback(),
  );
  await orderButton(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Somebody was faster.' });
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
});
