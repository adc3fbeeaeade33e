import type { Features, StaffSettings } from '@hoster/contract';
import { eq } from '../platform/db/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../identity/index.ts';
import { services } from '../sales/index.ts';
import { accounts } from '../identity/account/tables.ts';
import { makeCustomer, password } from '../testing/customer.ts';
import { setBalance } from '../testing/balance.ts';
import { anOrder, testShop, type TestShop } from '../testing/shop.ts';
import { Browser } from '../testing/browser.ts';
import { addTotp } from '../testing/second-factor.ts';
import { sampleCompany } from './samples.ts';

const origin = 'https://shop.example';
const headers = { origin, host: 'shop.example', referer: `${origin}/` };
const address = '/my/api/staff/settings/';

describe('a public site', () => {
  let shop: TestShop;
  let customer: Browser;
  let staff: Browser;
  const signedIn = async (email: string, isStaff: boolean) => {
    const { accountId, userId } = await makeCustomer(shop.app, email, { firstName: 'Ada', lastName: 'Bos' });
    const home = { country: 'CH', city: 'Zug', zipCode: '6300', address: 'Bahnhofstrasse 1' };
    await shop.db.update(accounts).set(home).where(eq(accounts.id, accountId));
    if (isStaff) await shop.db.update(users).set({ staffRole: 'administrator' }).where(eq(users.id, userId));
    await setBalance(shop.db, accountId, 100_000);
    const browser = new Browser(shop.app);
    await browser.post('/auth/_allauth/browser/v1/auth/login', { email, password }, { headers });
    if (isStaff) await addTotp(browser, shop.clock);
    return browser;
  };
  const closed = async () =>
    (await shop.browser().get('/my/api/features/', { headers })).json<Features>().closed_orders;
  const place = (change: object = {}) => customer.post('/my/api/vps-order/', anOrder(customer, change), { headers });
  const placeTrial = () => place({ trial: 'free' });

  beforeAll(async () => {
    shop = await testShop({
      isFilledIn: false,
      publicOrigin: origin,
      smtpUrl: 'smtp://127.0.0.1:1',
      providerOf: { 'vps@FRA1': 'by-hand' },
    });
    customer = await signedIn('ada@example.test', false);
    staff = await signedIn('robin@example.test', true);
  });
  afterAll(() => shop.close());

  it('starts empty, under the name of its host, and sells nothing', async () => {
    const settings = (await staff.get(address, { headers })).json<StaffSettings>();
    expect(settings).toMatchObject({
      company: { value: null, version: 0 },
      sender: { value: null },
      brand: { value: { name: 'shop.example' }, is_default: true },
      missing: ['company', 'sender'],
      simulated_lines: ['web_hosting', 'dedicated', 'backup', 'vpn'],
    });
    expect((await shop.browser().get('/public_company_list/', { headers })).json()).toEqual([]);
    expect((await shop.browser().get('/my/api/legal/tos/', { headers })).statusCode).toBe(200);
    expect(await closed()).toMatchObject({ all: true });
    for (const answer of [await place(), await placeTrial()]) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'orders_closed']);
    }
    const topUp = { amount: '50.00', currency: 'EUR', payment_method: 'card' };
    const answer = await customer.post('/my/api/balance/top-up/', topUp, { headers });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'orders_closed']);
    const inRussian = { ...headers, 'accept-language': 'ru' };
    const said = await customer.post('/my/api/vps-order/', anOrder(customer), { headers: inRussian });
    expect(said.json().detail).toMatch(/^Приём заказов ещё не\u00a0открыт/);
    expect(await shop.db.$count(services)).toBe(0);
  });

  it('opens the lines that are built, in the places where they are, once seller and sender are there', async () => {
    await staff.put(`${address}company/`, { ...sampleCompany, version: 0 }, { headers });
    expect((await place()).json().code).toBe('orders_closed');
    await staff.put(`${address}sender/`, { name: 'Shop', address: 'shop@shop.example', version: 0 }, { headers });
    expect(await closed()).toEqual({ all: false, lines: ['web_hosting', 'dedicated', 'backup', 'vpn'] });
    const elsewhere = await place({ location: 2 });
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([409, 'orders_closed']);
    expect((await place()).statusCode).toBe(201);
    const vpn = await customer.post('/my/api/vpn-order/', {}, { headers });
    expect(vpn.statusCode).not.toBe(201);
  });

  it('takes transfers from the moment when staff have named an account, whose digits are right', async () => {
    const pay = () => place({ payment_method: 'bank' });
    expect((await pay()).json()).toHaveProperty('payment_method');
    const account = { beneficiary: 'Shop GmbH', iban: 'nl93 demo 0123 4567 89', bic: 'demonl2a', version: 0 };
    const wrong = await staff.put(`${address}bank/`, { ...account, iban: 'NL68DEMO0123456789' }, { headers });
    expect([wrong.statusCode, Object.keys(wrong.json())]).toEqual([400, ['iban']]);
    expect((await staff.put(`${address}bank/`, account, { headers })).statusCode).toBe(200);
    const placed = (await pay()).json<{ payment_object_ref: string }>();
    const payment = await customer.get(`/my/api/payment/${placed.payment_object_ref}/`, { headers });
    expect(payment.json().transfer).toMatchObject({ beneficiary: 'Shop GmbH', iban: 'NL93DEMO0123456789' });
  });
});
