import type { EarlierInvoice, Page } from '@hoster/contract';
import { sql } from '../../platform/db/drizzle.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importedInvoice } from '../../testing/earlier-invoice.ts';
import { memberAt, signedInCustomer } from '../../testing/customer.ts';
import { balanceCents, testShop, type TestShop } from '../../testing/shop.ts';
import type { Browser } from '../../testing/browser.ts';
import { ledgerPostings } from '../ledger/tables.ts';

let shop: TestShop;
let customer: Browser;
let accountId: number;
const list = '/my/api/earlier-invoices/';
const read = async (by: Browser) => (await by.get(list)).json<Page<EarlierInvoice>>();
const pay = (by: Browser, id: number | undefined) => by.post(`${list}${id}/payment/`, {});
const receivable = async () => {
  const [row] = await shop.db
    .select({ cents: sql<string>`coalesce(sum(${ledgerPostings.amountCents}), 0)` })
    .from(ledgerPostings)
    .where(sql`${ledgerPostings.accountId} = ${accountId} and ${ledgerPostings.account} = 'receivable'`);
  return Number(row?.cents);
};

beforeAll(async () => {
  shop = await testShop();
  customer = await shop.customer();
  ({ accountId } = await memberAt(shop.db));
  const paid = { state: 'paid', paidOn: '2026-03-02', openCents: 0, openEuroCents: 0 } as const;
  await importedInvoice(shop.db, accountId);
  await importedInvoice(shop.db, accountId, { openEuroCents: null, oldId: '3', oldNumber: 'RE/3' });
  await importedInvoice(shop.db, accountId, { ...paid, oldId: '2', oldNumber: 'RE/2', issuedOn: '2026-03-01' });
}, 60_000);
afterAll(() => shop.close());

test('invoices from before the move are listed as they were, what is open first', async () => {
  const { count, results } = await read(customer);
  expect([count, results.map(({ number }) => number)]).toEqual([3, ['RE/1', 'RE/2', 'RE/3']]);
  expect(results[0]).toMatchObject({
    seller: 'Old Shop AG',
    lines: [{ text: 'VPS <1>', amount: { amount: '18.50', currency: 'CHF' } }],
    open: { amount: '20.00', currency: 'CHF' },
    open_eur: { amount: '21.50', currency: 'EUR' },
  });
  expect(results[1]).toMatchObject({ state: 'paid', paid: '2026-03-02', open: null, open_eur: null });
});

test('what is open is paid with the balance, once, and nobody else sees or pays it', async () => {
  const [open, paid] = (await read(customer)).results;
  const stranger = await signedInCustomer(shop, 'stranger@example.test');
  expect([(await read(stranger)).count, (await pay(stranger, open?.id)).statusCode]).toEqual([0, 404]);
  const owed = await receivable();
  await shop.setBalance(2149);
  const refused = await pay(customer, open?.id);
  expect([refused.statusCode, Object.keys(refused.json<object>())]).toEqual([400, ['non_field_errors']]);
  await shop.setBalance(3000);
  const both = await Promise.all([pay(customer, open?.id), pay(customer, open?.id)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(both[0].json<EarlierInvoice>()).toMatchObject({ state: 'paid', open: null });
  expect([await balanceCents(customer), owed - (await receivable())]).toEqual([850, 2150]);
  await pay(customer, paid?.id);
  expect(await balanceCents(customer)).toBe(850);
  const [movement] = (await customer.get('/my/api/account/transactions/')).json<Page<{ description: string }>>()
    .results;
  expect(movement?.description).toBe('Invoice RE/1 from before the move');
});
