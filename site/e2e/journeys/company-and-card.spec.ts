import { acceptTerms } from '../support/order.ts';
import { downloadedText } from '../support/pdf.ts';
import { choose, expect, logInAsDemo, settled, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const t = words.en;
const payment = '/virtual-private-servers/nvme-3/?stage=payment';

test(
  'a company is invoiced without VAT, and the card it paid with pays again by itself',
  { tag: '@full' },
  async ({ page }) => {
    await logInAsDemo(page);
    await page.goto(payment);
    const summary = page.getByRole('main').getByRole('complementary');
    await expect(summary.getByText('€16.07')).toBeVisible();
    await page.getByLabel('Bill to').selectOption({ label: 'Koch Studio GmbH (DE999999999)' });
    await expect(summary.getByText('€13.50').last()).toBeVisible();
    await page.getByText('Bank card', { exact: true }).click();
    await choose(page.getByRole('checkbox', { name: /Save this card/ }));
    await acceptTerms(page, t);
    await page.getByRole('button', { name: 'Order NVMe 3 for €13.50' }).click();
    await page.getByRole('button', { name: t.bankPay, exact: true }).click();
    await expect(page.getByRole('heading', { name: t.ready })).toBeVisible();
    const link = page.getByRole('link', { name: /^Invoice NL-\d{4}-\d{6} \(PDF\)$/ });
    const number = /NL-\d{4}-\d{6}/.exec(await link.innerText())?.[0] ?? 'no number';
    const invoice = await downloadedText(page, link);
    for (const said of [number, 'Koch Studio GmbH', 'VAT ID: DE999999999', 'Reverse charge', 'Total €13.50'])
      expect(invoice).toContain(said);
    await page.goto('/my/invoices/');
    await page.getByLabel('Number').fill(number);
    // HTML alone puts the empty fields into the address, too.
    await settled(page);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(`/my/invoices/?number=${number}`);
    await expect(page.getByRole('status').filter({ hasText: '1 document' })).toBeVisible();
    expect(await downloadedText(page, page.getByRole('link', { name: `Download PDF of ${number}` }))).toBe(invoice);

    await page.goto(payment);
    await page.getByText('Bank card', { exact: true }).click();
    await page.getByLabel('Card', { exact: true }).selectOption({ label: 'Visa •••• 4242' });
    await acceptTerms(page, t);
    await page.getByRole('button', { name: t.order }).click();
    await page.waitForURL('**/my/payment/**');
    await expect(page.getByRole('heading', { name: t.ready })).toBeVisible();

    await page.goto('/my/billing/');
    await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
    await expect(page.getByText('Card removed. We won’t charge it again.')).toBeVisible();
    await expect(page.getByText('•••• 4242')).toHaveCount(0);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('adds a company and shows the new total before charging it', async ({ page }) => {
    await logInAsDemo(page);
    await page.goto('/my/billing/');
    await page.getByRole('link', { name: 'Add company' }).click();
    await page.getByRole('button', { name: 'Add company', exact: true }).click();
    await expect(
      page.getByRole('textbox', { name: 'Company name' }),
      'errors are next to their fields',
    ).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('textbox', { name: 'Company name' }).fill('Sol SL');
    await page.locator('select[name=payer_country]').selectOption('ES');
    await page.getByRole('button', { name: 'Add company', exact: true }).click();
    await expect(page.getByText('Sol SL', { exact: true })).toBeVisible();

    await page.goto(payment);
    await page.getByLabel('Bill to').selectOption({ label: 'Sol SL' });
    await acceptTerms(page, t);
    await page.getByRole('button', { name: 'Order NVMe 3 for €16.07' }).click();
    // Spain takes 21 % where Germany takes 19.
    await expect(page.getByRole('alert').getByText('€16.34')).toBeVisible();
    await page.getByRole('button', { name: 'Order NVMe 3 for €16.34' }).click();
    await page.waitForURL('**/my/payment/**');
  });
});
