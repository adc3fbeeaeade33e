import type { LedgerPage, VatReport } from '@hoster/contract';
import { afterAll, expect, it } from 'vitest';
import { euCustomer, order, testShop, topUp } from '../../testing/shop.ts';
import { signedInCustomer } from '../../testing/customer.ts';
import { addTotp } from '../../testing/second-factor.ts';

const shop = await testShop();
const staff = await shop.staff();
afterAll(() => shop.close());

const vat = async (query = ''): Promise<VatReport> => (await staff.get(`/my/api/staff/vat/${query}`)).json();
const entries = async (query = ''): Promise<LedgerPage> =>
  (await staff.get(`/my/api/staff/ledger/entries/${query}`)).json();
const rowOf = ({ rows }: VatReport, country: string) => rows.find((row) => row.country === country);
const cents = (amount: string | undefined) => Math.round(Number(amount ?? 0) * 100);

it('reports the tax of a sale where the buyer lives, less what was refunded, and agrees with the ledger', async () => {
  const before = await vat();
  const { browser } = await euCustomer(shop, 'delft@example.test');
  const dutch = await order(browser, { payment_method: 'card' });
  await shop.bankSays(dutch.payment_object_ref, 'approved');
  const german = await order(await shop.customer(), { payment_method: 'card' });
  await shop.bankSays(german.payment_object_ref, 'approved');
  const after = await vat();
  expect(after).toMatchObject({ year: 2026, quarter: 4, from: '2026-10-01', to: '2026-12-31' });
  expect(rowOf(after, 'NL')).toMatchObject({ scheme: 'domestic', rate_percent: 21 });
  expect(rowOf(after, 'DE')).toMatchObject({ scheme: 'oss', rate_percent: 19 });
  const sold = cents(dutch.total.amount);
  const tax = cents(rowOf(after, 'NL')?.vat.amount) - cents(rowOf(before, 'NL')?.vat.amount);
  expect(tax).toBe(sold - Math.round(sold / 1.21));
  expect(after.booked).toEqual(after.vat);

  const refund = { amount: dutch.total.amount, to: 'method' };
  expect((await staff.post(`/my/api/staff/payments/${dutch.payment_object_ref}/refund/`, refund)).statusCode).toBe(200);
  const refunded = await vat();
  expect(rowOf(refunded, 'NL')?.vat.amount).toBe(rowOf(before, 'NL')?.vat.amount ?? '0.00');
  expect(refunded.booked).toEqual(refunded.vat);
  expect((await vat('?scheme=oss')).rows.every(({ scheme }) => scheme === 'oss')).toBe(true);
  expect((await vat('?year=2024&quarter=1')).rows).toEqual([]);
  expect((await staff.get('/my/api/staff/vat/?quarter=5')).statusCode).toBe(400);
});

it('lists entries of an account of the books or of a customer, page by page', async () => {
  const { accountId, browser } = await euCustomer(shop, 'pages@example.test');
  const ref = await topUp(browser, '90.00');
  await shop.bankSays(ref, 'approved');
  for (let index = 0; index < 3; index += 1) await order(browser);
  const own = await entries(`?customer=${accountId}`);
  expect(own.results.length).toBe(4);
  const [latest] = own.results;
  expect(latest?.postings.reduce((sum, { amount }) => sum + cents(amount.amount), 0)).toBe(0);
  const top = own.results.at(-1);
  expect(
    top?.postings.map(({ account }) => account),
    'a top-up is no revenue',
  ).toEqual(['clearing', 'customer']);
  const revenue = await entries('?account=revenue');
  expect(revenue.results.every(({ postings }) => postings.some(({ account }) => account === 'revenue'))).toBe(true);
  const next = await entries(`?customer=${accountId}&before=${latest?.id}`);
  expect(next.results.map(({ id }) => id)).toEqual(own.results.slice(1).map(({ id }) => id));
});

it('gives both as files to who may see payments', async () => {
  const file = await staff.get('/my/api/staff/vat/csv/?scheme=oss');
  expect(file.body.split('\r\n')[0]).toBe('\uFEFFquarter,seller,scheme,country,rate_percent,net_eur,vat_eur,documents');
  expect(file.body).toContain('2026-Q4');
  expect((await staff.get('/my/api/staff/ledger/entries/csv/?account=vat')).body).toContain('payment:');
  const writer = await signedInCustomer(shop, 'writer@example.test', { staffRole: 'content' });
  await addTotp(writer, shop.clock);
  for (const path of ['vat/', 'vat/csv/', 'ledger/entries/', 'ledger/entries/csv/'])
    expect([path, (await writer.get(`/my/api/staff/${path}`)).statusCode]).toEqual([path, 403]);
});
