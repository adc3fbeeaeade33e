import type { Page } from '@playwright/test';
import { emailTo, makeBuyer, sendPassword } from './support/customers.ts';
import { acceptTerms, fillPayment, openOrdered, openPart, orderButton } from './support/order.ts';
import { choose, expect, expectAccessible, linkIn, settled, test } from './support/test.ts';
import { words } from './support/words.ts';

// Stock, offers and the catalogue change on pages that other tests look at.
test.use({ siteEnv: { TZ: 'UTC' } });
test.describe.configure({ mode: 'default' });

const staff = { email: 'staff@hoster.example', password: 'staff-hoster-2026' };
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The page of a customer in the staff area. */
async function openCustomer(desk: Page, email: string): Promise<void> {
  await desk.goto(`/admin/customers/?search=${email}`);
  await desk.getByRole('link', { name: 'Ada Berg' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Ada Berg' })).toBeVisible();
}

test(
  'staff order two services for a customer, who pays by the link of the email and gets a part back',
  { tag: '@full' },
  async ({ browser, context, page, request, site }) => {
    const buyer = await makeBuyer(site.url);
    const office = await browser.newContext({ baseURL: site.url });
    const desk = await office.newPage();
    await sendPassword(office, site.url, staff);
    await openCustomer(desk, buyer.email);
    await desk.getByRole('link', { name: 'New order for this customer' }).click();
    const [first, second] = [
      desk.getByRole('region', { name: '1. VPS' }),
      desk.getByRole('region', { name: '2. Backup storage' }),
    ];
    const product = desk.getByLabel('Product', { exact: true });
    for (const [name, section] of [
      ['VPS', first],
      ['Backup storage', second],
    ] as const) {
      await product.selectOption(name);
      await desk.getByRole('button', { name: 'Add to order' }).click();
      await expect(section).toBeVisible();
    }
    await first.getByLabel('Name or hostname').fill('agreed-box');
    // What can't be read is an error, and not the price of the catalogue.
    await first.getByLabel('Own price per month').fill('8 or so');
    await desk.getByLabel('Note to the customer').fill('As agreed by phone');
    await desk.getByLabel('Reason', { exact: true }).fill('Offer of the fair');
    await desk.getByRole('button', { name: 'Calculate price' }).click();
    await expect(first.getByLabel('Own price per month')).toHaveAttribute('aria-invalid', 'true');
    await expect(first.getByLabel('Own price per month')).toHaveValue('8 or so');
    await first.getByLabel('Own price per month').fill('8,00');
    await second.getByLabel('Discount, %').fill('50');
    await desk.getByRole('button', { name: 'Calculate price' }).click();
    await expect(first.getByText(/^€8 excluding VAT/)).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Create order' }).click();
    await desk.waitForURL(/\/admin\/orders\/\d+\/\?created$/);

    const email = await emailTo(request, site.url, buyer.email, 'prepared this order');
    expect(email).toContain('As agreed by phone');
    await sendPassword(context, site.url, buyer);
    await page.goto(linkIn(email, '/my/payment/'));
    await acceptTerms(page, words.en);
    await choose(page.getByRole('radio', { name: /^Bank card/ }));
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.getByRole('button', { name: words.en.bankPay, exact: true }).click();
    await page.waitForURL('**/my/payment/**');
    const main = page.getByRole('main');
    await expect(async () => {
      await page.goto('/my/services/');
      await expect(main.getByRole('cell', { name: 'Active', exact: true })).toHaveCount(2, { timeout: 500 });
    }).toPass();
    await main.getByRole('link', { name: 'agreed-box' }).first().click();
    await openPart(page, 'Billing');
    await expect(main.getByText('€8.00').or(main.getByText('€9.52')).first()).toBeVisible();

    await openCustomer(desk, buyer.email);
    await desk.getByRole('link', { name: 'Money' }).click();
    await desk.getByRole('link', { name: /^Refund: / }).click();
    const dialog = desk.getByRole('dialog', { name: 'Refund payment' });
    await settled(desk);
    await dialog.getByLabel('Amount', { exact: true }).fill('999');
    await dialog.getByRole('button', { name: 'Refund payment' }).click();
    await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Reason').fill('Slow for a day');
    await dialog.getByRole('button', { name: 'Refund payment' }).click();
    await expect(dialog.getByText('That’s more than is left of this payment.')).toBeVisible();
    await expect(dialog.getByLabel('Amount', { exact: true })).toHaveValue('999');
    await expectAccessible(desk);
    await dialog.getByLabel('Amount', { exact: true }).fill('1,19');
    await choose(dialog.getByRole('radio', { name: /^Balance/ }));
    await dialog.getByRole('button', { name: 'Refund payment' }).click();
    await expect(desk.getByText('Payment refunded.')).toBeVisible();
    await expect(desk.getByRole('row').filter({ hasText: 'Credit note' })).toContainText('1.19');
    await desk.goto('/admin/audit/?search=Slow for a day');
    await expect(desk.getByRole('row').filter({ hasText: 'Refunded a payment' })).toContainText('1.19 EUR');
    await desk.goto('/admin/finance/refunds/');
    await expect(desk.getByRole('row').filter({ hasText: 'Ada Berg' })).toContainText('1.19');
    await office.close();

    await page.goto('/my/invoices/');
    const note = main.getByRole('row').filter({ hasText: 'Credit note' });
    await expect(note).toContainText('1.19');
    await note.getByRole('link', { name: /^Ask support about/ }).click();
    await expect(page.getByLabel('Subject'), 'a question about the document').toHaveValue(
      /^Question about invoice .+-C-/,
    );
    await expect(page.getByLabel('Department')).toHaveValue('billing');
    await page.goto('/my/billing/');
    await expect(main.getByRole('row').filter({ hasText: 'Refund' })).toContainText('€1.19');
    await emailTo(request, site.url, buyer.email, '1.19');
  },
);

test(
  'a new dedicated server comes into the catalogue, is offered to a customer at a price of their own and bought',
  { tag: '@full' },
  async ({ browser, context, page, request, site }) => {
    const buyer = await makeBuyer(site.url);
    const office = await browser.newContext({ baseURL: site.url });
    const desk = await office.newPage();
    await sendPassword(office, site.url, staff);
    await desk.goto('/admin/catalogue/dedicated/?edit=new');
    const form = desk.getByRole('dialog');
    const values = {
      'Name in addresses': 'fair-box',
      Name: 'Fair Box',
      'Price, €': '90',
      'Setup fee, €': '0',
      'Processor model': 'Xeon E-2288G',
      Processors: '1',
      'Cores of all processors': '8',
      'Threads of all processors': '16',
      'Base clock speed, GHz': '3.7',
      'RAM included, GB': '32',
      'SSD 2.5 480': '2',
      'Port, Mbps': '1000',
      'IPv4 addresses': '1',
      'Delivery time, hours': '2 hours',
      'Position in lists': '99',
    };
    await settled(desk);
    for (const [label, text] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(text);
    for (const [label, option] of [
      ['Processor manufacturer', 'Intel'],
      ['Board', 'X11SCL-F'],
      ['Chassis', '1U, 10 × 2.5"/U.2'],
      ['Type of RAM', 'DDR4'],
    ] as const)
      await form.getByLabel(label, { exact: true }).selectOption(option);
    await form.getByRole('button', { name: 'Add entry' }).click();
    await expect(form.getByLabel('Delivery time, hours')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel('Delivery time, hours')).toHaveValue('2 hours');
    await form.getByLabel('Delivery time, hours').fill('2');
    await form.getByRole('button', { name: 'Add entry' }).click();
    await desk.waitForURL('**/admin/catalogue/dedicated/*/?saved');
    await desk.getByRole('link', { name: 'Set stock' }).click();
    const stock = desk.getByRole('dialog').getByRole('textbox').first();
    await stock.fill('1O');
    await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(stock, 'a mistyped number doesn’t stop the sale').toHaveAttribute('aria-invalid', 'true');
    await stock.fill('2');
    await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await desk.waitForURL('**/?saved');

    await openCustomer(desk, buyer.email);
    await desk.getByRole('link', { name: 'New offer', exact: true }).click();
    await desk.getByLabel('Server', { exact: true }).selectOption({ label: 'Fair Box, €90 per month' });
    await desk.getByLabel('Name', { exact: true }).fill('Fair Box for Ada');
    await desk.getByLabel('Price per month').fill('71,50');
    await desk.getByLabel('Valid until').fill(day(-1));
    await desk.getByLabel('Note to the customer').fill('Only this week');
    await desk.getByRole('button', { name: 'Send offer' }).click();
    await expect(desk.getByLabel('Valid until'), 'a day that has passed').toHaveAttribute('aria-invalid', 'true');
    await expect(desk.getByLabel('Price per month')).toHaveValue('71,50');
    await desk.getByLabel('Valid until').fill(day(7));
    await desk.getByRole('button', { name: 'Send offer' }).click();
    await expect(desk.getByText('The offer has been sent.')).toBeVisible();
    const offer = desk.url();
    await expectAccessible(desk);

    const email = await emailTo(request, site.url, buyer.email, 'Only this week');
    await sendPassword(context, site.url, buyer);
    await page.goto(linkIn(email, 'custom_tariff_id='));
    const main = page.getByRole('main');
    await expect(main.getByRole('complementary')).toContainText('€71.50');
    await page.getByRole('textbox', { name: /^Hostname/ }).fill('fair-1');
    await main.getByRole('button', { name: 'Continue to payment' }).first().click();
    await fillPayment(page);
    await orderButton(page).click();
    await page.getByRole('button', { name: words.en.bankPay, exact: true }).click();
    await openOrdered(page, site.url, 'fair-1', 'Active');
    await desk.goto(offer);
    await expect(desk.getByText('Ordered', { exact: true })).toBeVisible();
    await office.close();
  },
);
