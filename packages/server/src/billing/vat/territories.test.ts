import type { Finance, Invoice, LegalEntity, OrderCreated, UpgradeOffer, VpsOrderContext } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { serviceOf, setUp } from '../../testing/service.ts';
import { order, paymentOf, testShop, type TestShop } from '../../testing/shop.ts';
import { purchases } from '../purchases/tables.ts';

/** Net price of NVMe 3 for a month, EUR cents. */
const net = 1350;

let shop: TestShop;
let customer: Browser;
beforeEach(async () => {
  shop = await testShop();
  customer = await shop.customer();
  await shop.setBalance(100_000);
});
afterEach(() => shop.close());

async function liveAt(country: string, zip: string, browser = customer): Promise<void> {
  const home = { country, city: 'Town', zip_code: zip, address: 'Street 1' };
  const user = { first_name: 'Alex', last_name: 'Sommer' };
  expect((await browser.put('/my/api/account/personal_info/', { user, ...home })).statusCode).toBe(200);
}

const contextOf = async (browser = customer): Promise<VpsOrderContext> =>
  (await browser.get('/my/api/vps-order/create_context/?slug=nvme-3')).json();
const financeOf = async (): Promise<Finance> => (await customer.get('/my/api/account/finance/')).json();

async function addCompany(change: object): Promise<LegalEntity> {
  const company = { name: 'Sol SL', kind: 'company', country: 'ES', ...change };
  const answer = await customer.post('/my/api/legal-entities/', company);
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

/** Expects an order, and what follows from it, at a rate; answers the invoice and the country of the booked tax. */
async function expectRate(percent: number, change: { legal_entity?: number } = {}) {
  const total = ((net * (100 + percent)) / 100 / 100).toFixed(2);
  const answered = await order(customer, { name: 'taxed', ...change, expected_total: total });
  expect(answered.total.amount).toBe(total);
  const id = await setUp(shop, Promise.resolve(answered));
  const { invoice: number } = await paymentOf(customer, answered.payment_object_ref);
  const invoice = (await customer.get(`/my/api/invoices/${number}/`)).json<Invoice>();
  expect([invoice.total.amount, invoice.tax.rate_percent]).toEqual([total, percent]);
  expect((await serviceOf(customer, id)).renewal?.total.amount).toBe(total);
  const { choices } = (await customer.get(`/my/api/services/${id}/upgrade/`)).json<UpgradeOffer>();
  for (const { now } of choices) {
    const part = (Number(now.net.amount) * percent) / 100;
    expect(Number(now.tax.amount)).toBeCloseTo(part, 1);
  }
  const renewed = await customer.post(`/my/api/services/${id}/renew/`, {
    currency: 'EUR',
    payment_method: 'balance',
    expected_total: total,
  });
  expect(renewed.statusCode).toBe(201);
  const paid = await paymentOf(customer, renewed.json<OrderCreated>().payment_object_ref);
  expect(paid.total.amount).toBe(total);
  const rows = await shop.db
    .select()
    .from(purchases)
    .where(eq(purchases.totalCents, Math.round(Number(total) * 100)));
  return { invoice, taxed: new Set(rows.map(({ tax }) => tax.country)) };
}

test.each([
  ['ES', '28001', 21, 'ES'],
  ['ES', '35001', 0, 'ES'],
  ['MC', '98000', 20, 'FR'],
  ['PT', '9500-150', 16, 'PT'],
])('price, order, invoice, renewal and upgrade in %s at %s: %s percent', async (country, zip, percent, receives) => {
  await liveAt(country, zip);
  expect((await contextOf()).tax).toMatchObject({ country: receives, rate_percent: percent });
  expect((await financeOf()).tax).toMatchObject({ country: receives, rate_percent: percent });
  const { invoice, taxed } = await expectRate(percent);
  expect(taxed).toEqual(new Set([receives]));
  if (percent === 0) expect(invoice.tax.note).toMatch(/territory.*Article/);
  else expect(invoice.tax.note).toBeNull();
});

test('two customers of one country each see the price of their own postcode', async () => {
  const other = await shop.stranger();
  await liveAt('ES', '28001');
  await liveAt('ES', '38001', other);
  for (let again = 0; again < 2; again++) {
    expect((await contextOf()).tax.rate_percent).toBe(21);
    expect((await contextOf(other)).tax.rate_percent).toBe(0);
  }
  await liveAt('ES', '51001');
  expect((await contextOf()).tax.rate_percent).toBe(0);
});

test('a company is taxed at its own postcode, and at that of the account where it has no address', async () => {
  await liveAt('ES', '28001');
  const island = await addCompany({ address: 'Calle 1', city: 'Las Palmas', zip_code: '35001' });
  const mainland = await addCompany({});
  expect(mainland).toMatchObject({ address: 'Street 1', zip_code: '28001' });
  await expectRate(0, { legal_entity: island.id });
  await expectRate(21, { legal_entity: mainland.id });

  await liveAt('ES', '38001');
  await expectRate(0, { legal_entity: mainland.id });
  const elsewhere = await addCompany({ country: 'PT' });
  expect(elsewhere, 'an address in another country isn’t its').toMatchObject({ address: '', zip_code: '' });
  await expectRate(23, { legal_entity: elsewhere.id });
});

test('a company in Monaco has a French VAT ID', async () => {
  const french = await addCompany({ country: 'MC', vat_id: 'FR 12 345678901' });
  expect(french).toMatchObject({ vat_id: 'FR12345678901', vat_status: 'pending' });
  const body = { name: 'Roc SAM', kind: 'company', country: 'MC', vat_id: 'MC12345678901' };
  expect((await customer.post('/my/api/legal-entities/', body)).statusCode).toBe(400);
});
