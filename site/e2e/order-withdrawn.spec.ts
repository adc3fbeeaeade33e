import { renameVps, withdraw } from './support/catalogue.ts';
import { makeBuyer, makeCustomer, sendPassword } from './support/customers.ts';
import { acceptTerms, fillPayment, fillPersonalData, orderButton } from './support/order.ts';
import { expect, expectAccessible, takenOver, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const withdrawn = [
  {
    former: { line: 'vps', slug: 'nvme-3', name: 'NVMe 3', successor: 'nvme-4' },
    order: '/virtual-private-servers/nvme-3/?location=2&name=kept-name&stage=payment',
    list: '/virtual-private-servers/?location=2&name=kept-name&former=nvme-3',
    instead: 'NVMe 4',
    next: '/virtual-private-servers/nvme-4/?name=next&stage=payment',
  },
  {
    former: { line: 'web_hosting', slug: 'basic', name: 'Basic', successor: 'pro' },
    order: '/web-hosting/basic/?location=2&name=kept-name&stage=payment',
    list: '/web-hosting/?location=2&name=kept-name&former=basic',
    instead: 'Pro',
    next: '/web-hosting/pro/?name=next&stage=payment',
  },
  {
    former: { line: 'backup', slug: '1024', name: '1 TB', successor: '2048' },
    order: '/backups/?volume=1024&location=2&name=kept-name&stage=payment',
    list: '/backups/?location=2&name=kept-name&former=1024',
    instead: '2 TB',
    next: '/backups/?volume=2048&name=next&stage=payment',
  },
] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const { former, order, list, instead, next } of withdrawn) {
      test(`an order of ${former.line} whose plan is withdrawn leads to what is sold, and keeps what was chosen`, async ({
        page,
        site,
      }) => {
        await sendPassword(page.context(), site.url, await makeBuyer(site.url));
        await page.goto(order);
        if (javaScriptEnabled) await takenOver(page);
        await fillPayment(page);
        const sellAgain = await withdraw(site, former);
        try {
          await orderButton(page).click();
          await expect(page).toHaveURL(list);
          const main = page.getByRole('main');
          await expect(main.getByText(`${former.name} is no longer available`)).toBeVisible();
          await expect(main.getByRole('link', { name: instead, exact: true }).first()).toBeVisible();
          if (javaScriptEnabled) await expectAccessible(page);

          await page.goto(next);
          await expect(page.getByRole('radio', { name: 'Bank card' }), 'the method waits').toBeChecked();
          await expect(page.getByRole('checkbox', { name: words.en.accept }), 'consent doesn’t').not.toBeChecked();
          await expect(page.getByText('Place another order'), 'nothing was ordered').toHaveCount(0);
        } finally {
          await sellAgain();
        }
      });
    }

    test('an order whose plan is renamed goes through, or leads to the new address with what was chosen', async ({
      page,
      site,
    }) => {
      await sendPassword(page.context(), site.url, await makeBuyer(site.url));
      await page.goto('/virtual-private-servers/nvme-3/?location=2&name=kept-name&stage=payment');
      if (javaScriptEnabled) await takenOver(page);
      await fillPayment(page);
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
    });
  });
}

test('a plan that is withdrawn while its page is open leads to what is sold as soon as the page learns of it', async ({
  page,
  site,
}) => {
  await sendPassword(page.context(), site.url, await makeCustomer(site.url));
  await page.goto('/web-hosting/basic/?name=kept-name&stage=personal-data');
  await takenOver(page);
  await fillPersonalData(page, words.en, 'de');
  const sellAgain = await withdraw(site, withdrawn[1].former);
  try {
    await page.getByRole('button', { name: words.en.toPayment }).click();
    await expect(page).toHaveURL('/web-hosting/?name=kept-name&former=basic');
    await expect(page.getByText('Basic is no longer available')).toBeVisible();
  } finally {
    await sellAgain();
  }
});

test('a general refusal for want of stock gets the focus', async ({ page, site }) => {
  await sendPassword(page.context(), site.url, await makeBuyer(site.url));
  await page.goto('/virtual-private-servers/nvme-3/?stage=payment');
  await takenOver(page);
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
