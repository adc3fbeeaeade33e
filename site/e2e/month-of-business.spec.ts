import { expect, type Page, test } from '@playwright/test';
import { startStripe } from '../../packages/server/src/testing/stripe/start.ts';
import { WAIT_TIMEOUT } from '../../scripts/wait-timeout.ts';
import { enterAsStaff, fillSettings, settings, startEmptyShop, turnOnTotp } from './support/opening.ts';
import { acceptTerms, fillPersonalData, openPart } from './support/order.ts';
import { startSmtp } from './support/smtp.ts';
import { choose, expectAccessible, goodPassword, linkIn, settled } from './support/test.ts';
import { DUE_TIMEOUT } from './support/time.ts';
import { words } from './support/words.ts';

const t = words.en;
const customer = 'ada@customer.example';
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A plan of the catalogue with ten servers in the first data centre. */
async function addPlan(page: Page, slug: string, name: string, price: string): Promise<void> {
  const [main, dialog] = [page.getByRole('main'), page.getByRole('dialog')];
  await page.goto('/admin/catalogue/vps/?edit=new');
  const values = { 'Name in addresses': slug, Name: name, 'Price, €': price, 'RAM, GB': '4', 'Storage, GB': '40' };
  for (const [label, text] of Object.entries(values)) await dialog.getByLabel(label, { exact: true }).fill(text);
  await dialog.getByRole('button', { name: 'Add entry' }).click();
  await page.waitForURL('**/admin/catalogue/vps/*/?saved');
  await main.getByRole('link', { name: 'Set stock' }).click();
  await dialog.getByRole('textbox').first().fill('10');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/?saved');
}

/** Orders a server of a plan, and ends where it's paid. */
async function order(page: Page, slug: string, name: string, method: RegExp): Promise<void> {
  await page.goto(`/virtual-private-servers/${slug}/?stage=payment&name=${name}`);
  await choose(page.getByRole('radio', { name: method }));
  await acceptTerms(page, t);
  await page.getByRole('button', { name: /^Order .* for/ }).click();
}

/** Finishes the task of a server that waits to be built. */
async function deliver(page: Page, name: string, address: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(async () => {
    await page.goto('/admin/tasks/');
    await expect(row).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: DUE_TIMEOUT });
  await row.getByRole('link').first().click();
  await page.getByLabel('IPv4 address').fill(address);
  await page.getByLabel('Username', { exact: true }).fill('root');
  await page.getByLabel('Password', { exact: true }).fill('typed-by-staff');
  await page.getByRole('button', { name: 'Finish task' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
}

/** Changes the balance of the customer. */
async function changeBalance(page: Page, direction: 'Credit' | 'Debit', euros: string, reason: string): Promise<void> {
  await page.goto(`/admin/customers/?search=${customer}`);
  await page.getByRole('row').filter({ hasText: customer }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Money' }).click();
  await page.getByRole('link', { name: 'Change the balance' }).click();
  const dialog = page.getByRole('dialog');
  await choose(dialog.getByRole('radio', { name: direction }));
  await dialog.getByLabel('Amount in EUR').fill(euros);
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Change the balance' }).click();
  await expect(page.getByText('Balance changed.')).toBeVisible();
}

/** Opens a service of the customer in the staff area. */
async function openService(page: Page, name: string): Promise<void> {
  await page.goto(`/admin/services/?search=${name}`);
  await page.getByRole('row').filter({ hasText: name }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`${name}$`) })).toBeVisible();
}

test(
  'a month of business on a public site that was started empty, without a line of SQL',
  { tag: '@full' },
  async () => {
    test.setTimeout(20 * WAIT_TIMEOUT);
    const [smtp, stripe] = [await startSmtp(), await startStripe()];
    const { apiUrl, secretKey, webhookSecret } = stripe.settings;
    const shop = await startEmptyShop({
      SMTP_URL: smtp.url,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: apiUrl ?? '',
    });
    const url = `${shop.url}/api/payments/stripe-webhook/`;
    await stripe.control({ webhook: { url, secret: webhookSecret, held: false } });
    const [admin, support] = [await shop.newPage(), await shop.newPage()];
    const [finance, buyer] = [await shop.newPage(), await shop.newPage()];
    try {
      await test.step('first run: administrator and company', async () => {
        await admin.goto(shop.link);
        await admin.getByLabel('Your email').fill('owner@shop.example');
        await admin.getByRole('button', { name: 'Continue' }).click();
        await admin.waitForURL('**/auth/password/reset/key/**');
        await enterAsStaff(admin, 'owner@shop.example');
        await turnOnTotp(admin);
        await admin.goto('/admin/settings/?edit=company');
        for (const group of Object.keys(settings) as (keyof typeof settings)[]) {
          await admin.waitForURL(`**/admin/settings/?edit=${group}**`);
          await fillSettings(admin, group);
          await admin.getByRole('button', { name: 'Save settings' }).click();
        }
        await admin.waitForURL('**/admin/settings/?saved=sender');
      });

      await test.step('catalogue: the examples go, two plans come', async () => {
        await admin.goto('/admin/catalogue/vps/?edit=withdrawal');
        await admin.getByRole('dialog').getByRole('button', { name: 'Take all off sale' }).click();
        await admin.waitForURL('**/admin/catalogue/vps/?state=off');
        await buyer.goto('/virtual-private-servers/');
        await expect(buyer.getByText('No plans are on sale here at the moment.')).toBeVisible();
        const link = buyer.getByRole('banner').getByRole('link', { name: 'VPS', exact: true });
        await expect(link, 'nothing leads to an empty line').toHaveCount(0);
        await addPlan(admin, 'small', 'Small', '10');
        await addPlan(admin, 'large', 'Large', '20');
        await buyer.goto('/virtual-private-servers/');
        await expect(buyer.getByRole('main').getByText('Small').first()).toBeVisible();
        await expect(link).toHaveCount(1);
        await expect(buyer.getByRole('link', { name: /NVMe 3/ })).toHaveCount(0);
      });

      await test.step('staff of two more roles enter by their email', async () => {
        for (const [page, role] of [
          [support, 'Support'],
          [finance, 'Finance'],
        ] as const) {
          const email = `${role.toLowerCase()}@shop.example`;
          await admin.goto('/admin/staff/?edit=new');
          await admin.getByLabel('Email', { exact: true }).fill(email);
          await choose(admin.getByRole('radio', { name: role }));
          await admin.getByRole('dialog').getByRole('button', { name: 'Add staff' }).click();
          await expect(admin.getByText('Staff added. We’ve emailed them.')).toBeVisible();
          await page.goto(linkIn(await smtp.letter(email, /staff at Example/), '/auth/password/reset/key/'));
          await enterAsStaff(page, email);
          await turnOnTotp(page);
          await page.goto('/admin/');
          await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible();
        }
        expect((await support.goto('/admin/finance/'))?.status(), 'support sees no ledger').toBe(404);
      });

      await test.step('a customer signs up and orders by transfer', async () => {
        await buyer.goto('/auth/signup/');
        await buyer.locator('main input[name=email]').fill(customer);
        await buyer.locator('main input[name=password]').fill(goodPassword);
        await buyer.getByRole('main').getByRole('button', { name: t.signUp }).click();
        await expect(buyer.getByText(t.checkMail)).toBeVisible();
        await buyer.goto(linkIn(await smtp.letter(customer, t.confirmSubject), '/auth/confirm-email/'));
        await buyer.waitForURL((url) => !url.pathname.startsWith('/auth/'));
        await buyer.goto('/virtual-private-servers/small/?stage=account&name=first-box');
        await fillPersonalData(buyer, t, 'de');
        await buyer.getByRole('button', { name: t.toPayment }).click();
        await buyer.waitForURL('**stage=payment**');
        await order(buyer, 'small', 'first-box', /^Bank transfer/);
        await expect(buyer.getByRole('heading', { level: 1, name: 'Waiting for your transfer' })).toBeVisible();
      });

      await test.step('the statement of the bank pays the order', async () => {
        const reference = (
          await buyer
            .getByText(/^RF\d\d/)
            .first()
            .innerText()
        ).replaceAll(/\s/g, '');
        const statement = [
          'Date;Amount;Payer;Text',
          `${day(0)};11.90;Ada Berg;Invoice ${reference}`,
          `${day(0)};-40.00;Power company;${'electricity '.repeat(30)}`,
          `${day(0)};3.00;Stranger;Thanks for the coffee`,
        ];
        await finance.goto('/admin/finance/statements/');
        await settled(finance);
        await finance.getByLabel('File', { exact: true }).setInputFiles({
          name: 'november.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(statement.join('\n')),
        });
        await finance.getByRole('button', { name: 'Import', exact: true }).click();
        await expect(finance.getByRole('heading', { name: 'What are the columns?' })).toBeVisible();
        for (const [label, column] of [
          ['Day of the booking', '1'],
          ['Amount', '2'],
          ['Payer', '3'],
          ['Text of the payer', '4'],
        ] as const) {
          await finance.getByLabel(label, { exact: true }).selectOption({ index: Number(column) });
        }
        await finance.getByRole('button', { name: 'Import', exact: true }).click();
        await expect(finance.getByRole('status').filter({ hasText: /1/ }).first()).toBeVisible();
        await expectAccessible(finance);
        await smtp.letter(customer, t.paidSubject);
        await finance.goto('/admin/');
        await expect(finance.getByRole('row').filter({ hasText: 'Stranger' })).toContainText('Unmatched transfer');
      });

      await test.step('support delivers it, and the customer opens it', async () => {
        await deliver(support, 'first-box', '192.0.2.30');
        expect(await smtp.letter(customer, t.readySubject)).toContain('192.0.2.30');
        await buyer.goto('/my/services/');
        await buyer.getByRole('main').getByRole('link', { name: 'first-box' }).first().click();
        await expect(buyer.getByRole('main').getByText(t.active, { exact: true }).first()).toBeVisible();
      });

      await test.step('a ticket is answered', async () => {
        await buyer.goto('/my/tickets/new/');
        await buyer.getByLabel('Subject').fill('Which kernel?');
        await buyer.getByLabel('Message', { exact: true }).fill('And how do I update it?');
        await buyer.getByRole('button', { name: 'Open ticket' }).click();
        await expect(buyer.getByRole('heading', { level: 1, name: 'Which kernel?' })).toBeVisible();
        await support.goto('/admin/tickets/');
        await support.getByRole('link', { name: /Which kernel\?/ }).click();
        await support.getByLabel('Message', { exact: true }).fill('The one of your distribution.');
        await support.getByRole('button', { name: 'Send' }).click();
        await expect(support.getByRole('listitem').getByText('The one of your distribution.')).toBeVisible();
        expect(await smtp.letter(customer, /Which kernel\?/)).toContain('The one of your distribution.');
      });

      await test.step('a higher price is for new orders only', async () => {
        await admin.goto('/admin/catalogue/vps/?search=Small');
        await admin.getByRole('row').filter({ hasText: 'Small' }).getByRole('link').click();
        await admin.getByRole('link', { name: 'Set price' }).click();
        const dialog = admin.getByRole('dialog');
        await expect(dialog.getByText('1 service keeps €10.00')).toBeVisible();
        await dialog.getByLabel('Price, €', { exact: true }).fill('15');
        await dialog.getByLabel('Reason').fill('Power costs more');
        await dialog.getByRole('button', { name: 'Set price' }).click();
        await admin.waitForURL('**/?saved');
        await buyer.goto('/virtual-private-servers/small/');
        await expect(buyer.getByRole('main').getByText('€15').filter({ visible: true }).first()).toBeVisible();
        await openService(support, 'first-box');
        await expect(support.getByText('€11.90').first()).toBeVisible();
      });

      await test.step('it is renewed from the balance at its own price', async () => {
        await changeBalance(finance, 'Credit', '11.90', 'Paid at the counter');
        await buyer.goto('/my/services/');
        await buyer.getByRole('main').getByRole('link', { name: 'first-box' }).first().click();
        await openPart(buyer, 'Billing');
        await buyer.getByRole('link', { name: 'Renew now' }).click();
        await expect(buyer.getByRole('heading', { level: 1, name: 'Renew' })).toBeVisible();
        await choose(buyer.getByRole('radio', { name: /balance/i }));
        await buyer.getByRole('button', { name: 'Pay €11.90' }).click();
        await expect(buyer.getByRole('heading', { level: 1, name: 'Your service has been renewed' })).toBeVisible();
        await smtp.letter(customer, /first-box has been renewed/);
        await openService(support, 'first-box');
        const charges = support.getByRole('table', { name: 'Payments for this service' });
        await expect(charges.getByRole('row').filter({ hasText: 'Renewal' })).toContainText('€11.90');
      });

      await test.step('a card payment is disputed, and finance sees it', async () => {
        await order(buyer, 'large', 'second-box', /^Bank card/);
        await buyer.getByRole('button', { name: 'pay', exact: true }).click();
        await deliver(support, 'second-box', '192.0.2.31');
        const { messages } = await stripe.control({});
        const told = messages.map((one) => (one['data'] as { object: Record<string, unknown> }).object);
        const intent = String(told.findLast((one) => typeof one['payment_intent'] === 'string')?.['payment_intent']);
        await stripe.control({ dispute: { intent, status: 'needs_response' } });
        await expect(async () => {
          await finance.goto('/admin/');
          await expect(finance.getByRole('row').filter({ hasText: 'Disputed payment' })).toBeVisible({ timeout: 500 });
        }).toPass();
        await stripe.control({ dispute: { intent, status: 'lost' } });
      });

      await test.step('a cancelled service is refunded', async () => {
        await openService(admin, 'first-box');
        await admin.getByRole('link', { name: 'Cancel service' }).click();
        await admin.getByLabel('Refund to the balance, including VAT').fill('5');
        await admin.getByRole('textbox', { name: /^Reason/ }).fill('Moves to the bigger one');
        await admin.getByRole('button', { name: 'Save change' }).click();
        await expect(admin.getByText('Saved.')).toBeVisible();
        await buyer.goto('/my/invoices/');
        await expect(buyer.getByRole('row').filter({ hasText: 'Credit note' })).toContainText('5.00');
      });

      await test.step('the VAT report and the ledger agree', async () => {
        await finance.goto('/admin/finance/vat/');
        await expect(finance.getByText('The documents and the ledger agree.')).toBeVisible();
        await expect(finance.getByRole('table', { name: 'VAT by country and rate' })).toContainText('Germany');
        await finance.goto('/admin/finance/');
        await expect(finance.getByText('Debits and credits differ.')).toHaveCount(0);
        await expectAccessible(finance);
      });

      await test.step('the customer is erased', async () => {
        await openService(admin, 'second-box');
        await admin.getByRole('link', { name: 'Cancel service' }).click();
        await admin.getByRole('textbox', { name: /^Reason/ }).fill('Payment was charged back');
        await admin.getByRole('button', { name: 'Save change' }).click();
        await expect(admin.getByText('Saved.')).toBeVisible();
        // Nobody is erased with money of theirs on the account.
        await changeBalance(finance, 'Debit', '5', 'Paid out to the bank account');
        await admin.goto(`/admin/customers/?search=${customer}`);
        await admin.getByRole('row').filter({ hasText: customer }).getByRole('link').first().click();
        await admin.getByRole('link', { name: /^Erase customer/ }).click();
        await admin.getByRole('dialog').getByLabel('Reason').fill('Asked for it by phone');
        await admin.getByRole('dialog').getByRole('button', { name: 'Erase customer' }).click();
        await expect(admin.getByText('Customer erased.')).toBeVisible();
        await admin.goto(`/admin/customers/?search=${customer}`);
        await expect(admin.getByText(`No customers match “${customer}”.`)).toBeVisible();
      });
    } catch (error) {
      // The pages are of no fixture, which would keep what they showed.
      for (const [name, page] of Object.entries({ admin, support, finance, buyer })) {
        await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
      }
      throw error;
    } finally {
      await shop.stop();
      await smtp.stop();
      await stripe.kill();
    }
  },
);
