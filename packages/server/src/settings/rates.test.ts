import type { Currency, Features, StaffSettings } from '@hoster/contract';
import { Browser } from '../testing/browser.ts';
import { anOrder, testShop } from '../testing/shop.ts';
import { twoBackends } from '../testing/two-backends.ts';
import { expect, it } from 'vitest';
import { payments } from '../billing/payments/tables.ts';
import { desc } from '../platform/db/drizzle.ts';
import { sampleCurrencies } from './samples.ts';
import { saveGroup } from './save.ts';

const address = '/my/api/staff/settings/';
const usual = { USD: 1.16, GBP: 0.87, UAH: 48.5, RUR: 94 };

it('a new rate is for new orders only, and one that hasn’t changed keeps its day', async () => {
  const shop = await testShop();
  const [staff, customer] = [await shop.staff(), await shop.stranger()];
  const place = async (buyer: Browser) =>
    buyer.post('/my/api/vps-order/', anOrder(buyer, { payment_method: 'card', currency: 'USD' }));
  const newest = async () => (await shop.db.select().from(payments).orderBy(desc(payments.id)).limit(1))[0];
  const settings = (await staff.get(address)).json<StaffSettings>();
  expect(settings.currencies).toMatchObject({ value: { USD: { multiplier: 1.16 } }, is_default: true, version: 0 });

  const first = (await place(customer)).json<{ payment_object_ref: string; total: object }>();
  const before = await newest();
  expect(Number(before?.rate)).toBe(1.16);
  const saved = await staff.put(`${address}currencies/`, { ...usual, USD: 1.5, version: 0 });
  expect(saved.json<StaffSettings>().currencies).toMatchObject({
    version: 1,
    value: { USD: { multiplier: 1.5, since: shop.clock.now().toISOString() }, GBP: sampleCurrencies.GBP },
  });
  // From a page that shows the rate of before.
  const stale = await staff.put(`${address}currencies/`, { ...usual, version: 0 });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'settings_changed']);

  const payment = (await customer.get(`/my/api/payment/${first.payment_object_ref}/`)).json();
  expect(payment.total).toEqual(first.total);
  await place(await shop.customer());
  expect(Number((await newest())?.rate)).toBe(1.5);
  const currencies = (await shop.browser().get('/my/api/currency/')).json<Currency[]>();
  expect(currencies.find(({ short }) => short === 'USD')).toMatchObject({ multiplier: 1.5 });
  const audit = await staff.get('/my/api/staff/audit/?search=putCurrencySettings');
  expect(audit.json().results.at(-1)).toMatchObject({
    object: 'currencies',
    before: { USD: { multiplier: 1.16 } },
    after: { USD: { multiplier: 1.5 } },
  });
  await shop.close();
});

it('a currency that is withdrawn is nowhere, and a payment in it can still be made', async () => {
  const shop = await testShop();
  const [staff, customer] = [await shop.staff(), await shop.stranger()];
  const inDollars = anOrder(customer, { payment_method: 'card', currency: 'USD' });
  const { payment_object_ref: ref } = (await customer.post('/my/api/vps-order/', inDollars)).json();
  await shop.bankSays(ref, 'declined');
  await staff.put(`${address}currencies/`, { ...usual, USD: null, RUR: null, version: 0 });
  const russian = { 'cf-ipcountry': 'RU' };
  const listed = (await shop.browser().get('/my/api/currency/')).json<Currency[]>();
  expect(listed.map(({ short }) => short)).toEqual(['EUR', 'GBP', 'UAH']);
  const features = (await shop.browser().get('/my/api/features/', { headers: russian })).json<Features>();
  expect(features.currencies).toEqual(['EUR', 'GBP']);
  // The fast payment system takes rubles only.
  expect(features.payment_icons).not.toContain('sbp');
  const topUp = { amount: '50.00', currency: 'USD', payment_method: 'card' };
  for (const refused of [
    await customer.post('/my/api/vps-order/', inDollars),
    await customer.post('/my/api/balance/top-up/', topUp),
  ]) {
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['currency']]);
  }
  const again = await customer.post(`/my/api/payment/${ref}/retry/`, { payment_method: 'card' });
  expect(again.json()).toMatchObject({ total: { currency: 'USD' } });
  await shop.close();
});

it('a rate out of bounds is refused beside its field', async () => {
  const shop = await testShop();
  const staff = await shop.staff();
  for (const USD of [0, 0.009, 500.01, 1.000_000_1, 'much']) {
    const answer = await staff.put(`${address}currencies/`, { ...usual, USD, version: 0 });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['USD']]);
  }
  await shop.close();
});

it('a rate of one process is in the next answer of another', async () => {
  const { one, two, clock, close } = await twoBackends();
  const listed = async () => (await new Browser(two).get('/my/api/currency/')).json<Currency[]>();
  expect(await listed()).toHaveLength(5);
  const value = { ...sampleCurrencies, USD: null };
  await saveGroup({ clock, db: one.hoster.db }, 'currencies', value, { userId: 1, version: 0 });
  expect((await listed()).map(({ short }) => short)).toEqual(['EUR', 'GBP', 'UAH', 'RUR']);
  await close();
});
