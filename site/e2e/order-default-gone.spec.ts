import { closeNode, leaveRoom, resizeHosting, sellOutVps } from './support/catalogue.ts';
import { makeBuyer, sendPassword } from './support/customers.ts';
import { acceptTerms, fillPayment, orderButton } from './support/order.ts';
import type { Running } from './support/processes.ts';
import { expect, expectAccessible, takenOver, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Orders of what is chosen by default, which their addresses leave out, and of what is gone everywhere. */
const orders = [
  {
    what: 'location of a VPS',
    address: '/virtual-private-servers/nvme-3/?name=kept-name&stage=payment',
    take: (site: Running) => sellOutVps(site, 'nvme-3', 1),
    back: '/virtual-private-servers/nvme-3/?location=1&name=kept-name&refused=1#location',
    notice: 'This plan is sold out in this location',
    wayOut: 'Choose Rotterdam',
    summary: /Rotterdam · \w/,
  },
  {
    what: 'exit of a VPN',
    address: '/vpn/?name=kept-name&stage=payment',
    take: (site: Running) => closeNode(site, 'frankfurt'),
    back: '/vpn/?exit=1&name=kept-name&refused=1#exit',
    notice: 'This server isn’t available at the moment',
    wayOut: 'Choose Stockholm',
    summary: /Stockholm/,
  },
  {
    what: 'location of web hosting',
    address: '/web-hosting/basic/?name=kept-name&stage=payment',
    take: (site: Running) => leaveRoom(site, 'web_hosting', { 2: 100 }),
    back: '/web-hosting/basic/?location=1&name=kept-name&refused=1#location',
    notice: 'Frankfurt has no room for new accounts at the moment',
    wayOut: 'Choose Rotterdam',
    summary: /Rotterdam/,
  },
  {
    what: 'size of backup storage',
    address: '/backups/?volume=5120&name=kept-name&stage=payment',
    take: (site: Running) => leaveRoom(site, 'backup', { 2: 600 }),
    back: '/backups/?volume=5120&location=1&name=kept-name&refused=1#location',
    notice: 'Frankfurt has no room for 5 TB at the moment',
    wayOut: 'Choose 500 GB, Rotterdam',
    summary: /500 GB/,
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
          await expect(notice).toContainText('We didn’t place your order, and you haven’t been charged.');
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

    test('a backup storage that is gone everywhere mid-order says what to do', async ({ page, site }) => {
      await sendPassword(page.context(), site.url, await makeBuyer(site.url));
      await page.goto('/backups/?volume=1024&name=kept-name&stage=payment');
      if (javaScriptEnabled) await takenOver(page);
      await fillPayment(page);
      const putBack = await leaveRoom(site, 'backup');
      try {
        await orderButton(page).click();
        const notice = page.getByRole('main').getByRole('alert').filter({ hasText: 'Sold out in every location' });
        await expect(notice).toContainText('We didn’t place your order, and you haven’t been charged.');
        await expect(notice).toContainText('Try again later');
        await expect(notice.getByRole('link', { name: 'Contact support' })).toBeVisible();
        await page.goto('/backups/?volume=1024');
        await expect(notice, 'a visitor who has ordered nothing isn’t told so').not.toContainText('your order');
      } finally {
        await putBack();
      }
    });
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
