import { closeNode, sellOutVps } from './support/catalogue.ts';
import { makeBuyer, sendPassword } from './support/customers.ts';
import { acceptTerms, fillPayment, orderButton } from './support/order.ts';
import type { Running } from './support/processes.ts';
import { expect, expectAccessible, takenOver, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Orders of what is chosen by default, which their addresses leave out. */
const orders = [
  {
    what: 'location of a VPS',
    address: '/virtual-private-servers/nvme-3/?name=kept-name&stage=payment',
    take: (site: Running) => sellOutVps(site, 'nvme-3', 1),
    back: '/virtual-private-servers/nvme-3/?location=1&name=kept-name#location',
    notice: 'This plan is sold out in this location',
    wayOut: 'Choose Rotterdam',
    summary: /Rotterdam · \w/,
  },
  {
    what: 'exit of a VPN',
    address: '/vpn/?name=kept-name&stage=payment',
    take: (site: Running) => closeNode(site, 'frankfurt'),
    back: '/vpn/?exit=1&name=kept-name#exit',
    notice: 'This server isn’t available at the moment',
    wayOut: 'Choose Stockholm',
    summary: /Stockholm/,
  },
] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const { what, address, take, back, notice: text, wayOut, summary } of orders) {
      test(`the default ${what} that goes mid-order isn’t exchanged for another one silently`, async ({
        page,
        site,
      }) => {
        await sendPassword(page.context(), site.url, await makeBuyer(site.url));
        await page.goto(address);
        if (javaScriptEnabled) await takenOver(page);
        await fillPayment(page);
        const putBack = await take(site);
        try {
          await orderButton(page).click();
          await expect(page).toHaveURL(back);
          const notice = page.getByRole('main').getByRole('alert').filter({ hasText: text });
          await expect(notice).toBeVisible();
          if (javaScriptEnabled) {
            await expect(notice).toBeFocused();
            await expectAccessible(page);
          }
          await notice.getByText(wayOut).click();
          await expect(notice).toBeHidden();
          await page.getByRole('button', { name: 'Continue to payment' }).first().click();
          await expect(page.getByRole('radio', { name: 'Bank card' }), 'the method waits').toBeChecked();
          await expect(page.getByRole('complementary')).toContainText(summary);
          await acceptTerms(page, words.en);
          await orderButton(page).click();
          await expect(page.getByRole('button', { name: words.en.bankPay, exact: true })).toBeVisible();
        } finally {
          await putBack();
        }
      });
    }
  });
}
