import { leaveRoom, resizeHosting, sellOutVps } from './support/catalogue.ts';
import { makeBuyer, sendPassword } from './support/customers.ts';
import { acceptTerms, fillPayment, orderButton } from './support/order.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ viewport: { width: 1440, height: 900 } });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'the default location that goes mid-order isn’t exchanged for another one silently',
      { tag: javaScriptEnabled ? '@full' : [] },
      async ({ page, site }) => {
        await sendPassword(page.context(), site.url, await makeBuyer(site.url));
        await page.goto('/virtual-private-servers/nvme-3/?name=kept-name&stage=payment');
        await fillPayment(page);
        const putBack = await sellOutVps(site, 'nvme-3', 1);
        try {
          await orderButton(page).click();
          await expect(page).toHaveURL('/virtual-private-servers/nvme-3/?location=1&name=kept-name&refused=1#location');
          const notice = page
            .getByRole('main')
            .getByRole('alert')
            .filter({ hasText: 'This plan is sold out in this location' });
          await expect(notice).toBeVisible();
          await expect(notice).toContainText('We didn’t place your order, and you haven’t been charged.');
          if (javaScriptEnabled) {
            await expect(notice).toBeFocused();
            await expectAccessible(page);
          }
          await notice.getByText('Choose Rotterdam').click();
          await expect(notice).toBeHidden();
          await page.getByRole('button', { name: 'Continue to payment' }).first().click();
          await expect(page.getByRole('radio', { name: 'Bank card' }), 'the method waits').toBeChecked();
          await expect(page.getByRole('main').getByRole('complementary')).toContainText(/Rotterdam · \w/);
          await acceptTerms(page, words.en);
          await orderButton(page).click();
          await expect(page.getByRole('button', { name: words.en.bankPay, exact: true })).toBeVisible();
        } finally {
          await putBack();
        }
      },
    );
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an order that is refused for two reasons says both, and keeps the method', async ({ page, site }) => {
    await sendPassword(page.context(), site.url, await makeBuyer(site.url));
    const address = (location: number) =>
      `/web-hosting/basic/?location=${location}&cms=wordpress&name=kept-name&stage=payment`;
    await page.goto(address(2));
    await fillPayment(page);
    const putBack = [await leaveRoom(site, 'web_hosting', { 1: 100 }), await resizeHosting(site, 'basic', 64)];
    try {
      await orderButton(page).click();
      const notices = page.getByRole('main').getByRole('alert');
      await expect(notices.filter({ hasText: 'Rotterdam has no room' })).toContainText('We didn’t place your order');
      await expect(notices.filter({ hasText: 'WordPress needs 256 MB of RAM' })).toBeVisible();
    } finally {
      for (const back of putBack) await back();
    }
    await page.goto(address(1));
    await expect(page.getByRole('radio', { name: 'Bank card' }), 'the method waits').toBeChecked();
  });
});
