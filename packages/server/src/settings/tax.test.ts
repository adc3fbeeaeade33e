import type { Finance, StaffSettings } from '@hoster/contract';
import { eq } from '../platform/db/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../identity/account/tables.ts';
import { invoices } from '../billing/invoices/tables.ts';
import { services } from '../sales/orders/tables.ts';
import { renewalOf } from '../services/lifecycle/renewal-price.ts';
import type { Browser } from '../testing/browser.ts';
import { setBalance } from '../testing/balance.ts';
import { makeCustomer, password } from '../testing/customer.ts';
import { order, testShop, type TestShop } from '../testing/shop.ts';

const address = '/my/api/staff/settings/';
const norwegian = { country: 'NO', percent: 25, label: 'MVA', from: null };

describe('own tax rates', () => {
  let shop: TestShop;
  let staff: Browser;
  beforeAll(async () => {
    shop = await testShop();
    staff = await shop.staff();
  });
  afterAll(() => shop.close());

  const customerIn = async (country: string) => {
    const email = `${country.toLowerCase()}@example.test`;
    const { accountId } = await makeCustomer(shop.app, email, { firstName: 'Kari', lastName: 'Berg' });
    const home = { country, city: 'Town', zipCode: '01000', address: 'Road 1' };
    await shop.db.update(accounts).set(home).where(eq(accounts.id, accountId));
    await setBalance(shop.db, accountId, 100_000);
    const browser = shop.browser();
    await browser.login(email, password);
    return { accountId, browser };
  };
  const save = async (change: object, version: number) =>
    staff.put(`${address}tax/`, { uses_oss: true, rates: [], ...change, version });
  const taxOf = async (accountId: number) =>
    (await shop.db.select().from(invoices).where(eq(invoices.accountId, accountId)).orderBy(invoices.id)).map(
      ({ content: { tax } }) => [tax.country, tax.ratePercent],
    );

  it('are on quotes, invoices, renewals and the VAT report from then on, and on nothing before', async () => {
    const { accountId, browser } = await customerIn('NO');
    await order(browser);
    expect((await save({ rates: [norwegian] }, 0)).statusCode).toBe(200);
    const finance = (await browser.get('/my/api/account/finance/')).json<Finance>();
    expect(finance.tax).toEqual({ country: 'NO', rate_percent: 25, reverse_charge: false, label: 'MVA' });
    const { order_ids: ids, payment_object_ref: ref } = await order(browser);
    expect(await taxOf(accountId)).toEqual([
      ['NO', 0],
      ['NO', 25],
    ]);
    expect((await browser.get(`/my/api/payment/${ref}/`)).body).toContain('MVA 25%');
    const [service] = await shop.db
      .select()
      .from(services)
      .where(eq(services.id, ids[0] ?? 0));
    if (!service) throw new Error('The service was not found.');
    expect((await renewalOf(shop.db, service, shop.clock.now())).tax).toMatchObject({ rate_percent: 25 });
    // Norway’s tax isn’t a matter of the one-stop shop.
    const { rows } = (await staff.get('/my/api/staff/vat/')).json();
    const ofNorway = rows.filter(({ country }: { country: string }) => country === 'NO');
    expect(ofNorway.map(({ scheme }: { scheme: string }) => scheme)).toEqual(['outside', 'outside']);
  });

  it('without the one-stop shop, a consumer of another member state pays the tax of the company’s', async () => {
    const { accountId, browser } = await customerIn('AT');
    await order(browser);
    await save({ uses_oss: false }, 1);
    await order(browser);
    expect(await taxOf(accountId)).toEqual([
      ['AT', 20],
      ['NL', 21],
    ]);
  });

  it('are checked, and the software says what holds without them', async () => {
    const { vat_rates: rates, tax } = (await staff.get(address)).json<StaffSettings>();
    expect(tax.version).toBe(2);
    expect(rates).toHaveLength(27);
    expect(rates).toContainEqual({ country: 'NL', percent: 21 });
    for (const [wrong, field] of [
      [[{ ...norwegian, country: 'XX' }], 'country'],
      [[norwegian, norwegian], 'from'],
      [[{ ...norwegian, percent: 101 }], 'percent'],
      [[{ ...norwegian, label: '' }], 'label'],
    ] as const) {
      const refused = await save({ rates: wrong }, 2);
      expect([refused.statusCode, JSON.stringify(refused.json())]).toEqual([400, expect.stringContaining(field)]);
    }
    expect((await save({}, 1)).statusCode).toBe(409);
  });
});
