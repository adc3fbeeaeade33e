import type { Features, PaymentMethod, StaffSettings, StaffTaskPage } from '@hoster/contract';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { eq } from '../platform/db/drizzle.ts';
import { services } from '../sales/orders/tables.ts';
import type { Browser } from '../testing/browser.ts';
import { anOrder, order, testShop, type TestShop } from '../testing/shop.ts';
import { closedOrders } from './opening.ts';
import { saveGroup } from './save.ts';
import { serviceOf } from '../testing/service.ts';

const address = '/my/api/staff/settings/';
const usual = { is_sold: true, provider: null };
const lines = { vps: usual, web_hosting: usual, dedicated: usual, backup: usual, vpn: usual };

const tasksOf = async (staff: Browser) =>
  (await staff.get('/my/api/staff/tasks/?state=open')).json<z.infer<typeof StaffTaskPage>>().results;
const featuresOf = async (shop: TestShop) => (await shop.browser().get('/my/api/features/')).json<Features>();

describe('the settings of the lines', () => {
  let shop: TestShop;
  let staff: Browser;
  let customer: Browser;
  beforeAll(async () => {
    shop = await testShop({ providerOf: { 'backup@FRA1': 'by-hand' } });
    await shop.setBalance(100_000);
    [staff, customer] = [await shop.staff(), await shop.customer()];
  });
  afterAll(() => shop.close());
  const save = async (change: object, version: number) =>
    staff.put(`${address}lines/`, { ...lines, ...change, version });

  it('say who can build what, and what the environment has', async () => {
    const { builders, lines: kept } = (await staff.get(address)).json<StaffSettings>();
    expect(kept).toMatchObject({ value: null, version: 0 });
    expect(builders.find(({ line }) => line === 'vpn')).toMatchObject({ providers: ['sandbox'] });
    expect(builders.find(({ line }) => line === 'backup')).toEqual({
      line: 'backup',
      providers: ['sandbox', 'by-hand'],
      environment: [
        { place: 'FRA1', provider: 'by-hand' },
        { place: null, provider: 'sandbox' },
      ],
    });
  });

  it('make a new order a task of staff, and leave what is built where it is', async () => {
    const before = await order(customer);
    await shop.drain();
    expect((await save({ vps: { is_sold: true, provider: 'by-hand' } }, 0)).statusCode).toBe(200);
    const after = await order(customer);
    await shop.drain();
    expect(await tasksOf(staff)).toMatchObject([{ service: after.order_ids[0], kind: 'build' }]);
    expect(await serviceOf(customer, before.order_ids[0] ?? 0)).toMatchObject({ status: 'active' });
    // Its task stays when the line is built elsewhere.
    await save({}, 1);
    await shop.drain();
    const [service] = await shop.db
      .select()
      .from(services)
      .where(eq(services.id, after.order_ids[0] ?? 0));
    expect(service).toMatchObject({ provider: 'by-hand', state: 'pending_setup' });
  });

  it('refuse who can’t build it, and a version that somebody else has saved', async () => {
    for (const provider of ['by-hand', 'elsewhere']) {
      const refused = await save({ vpn: { is_sold: true, provider } }, 2);
      expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['vpn']]);
    }
    const stale = await save({ vps: { is_sold: false, provider: null } }, 1);
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'settings_changed']);
  });

  it('take a line from sale, also in a demo', async () => {
    expect((await save({ vps: { is_sold: false, provider: null } }, 2)).statusCode).toBe(200);
    const { closed_orders: closed, unsold_pages: unsold } = await featuresOf(shop);
    expect(closed).toEqual({ all: false, lines: ['vps'] });
    expect(unsold).toEqual(['/virtual-private-servers/']);
    const answer = await customer.post('/my/api/vps-order/', anOrder(customer));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'orders_closed']);
    const home = (await shop.browser().get('/my/api/page-context/home/')).json();
    expect(home.min_prices).toMatchObject({ vps: null, backup: expect.anything() });
  });
});

test('a public site opens a line that staff build, and closes it when it would be simulated', async () => {
  const shop = await testShop({ publicOrigin: 'https://shop.example', smtpUrl: 'smtp://127.0.0.1:1' });
  const { db, clock } = shop;
  expect((await closedOrders(shop.app.hoster)).all).toBe(true);
  const byHand = { ...lines, vps: { is_sold: true, provider: 'by-hand' }, vpn: { is_sold: false, provider: null } };
  await saveGroup({ clock, db }, 'lines', byHand, { userId: 1, version: 0 });
  const closed = await closedOrders(shop.app.hoster);
  expect(closed.all).toBe(false);
  expect(closed.lines.toSorted()).toEqual(['backup', 'dedicated', 'vpn', 'web_hosting']);
  const sandbox = { ...byHand, vps: { is_sold: true, provider: 'sandbox' } };
  await saveGroup({ clock, db }, 'lines', sandbox, { userId: 1, version: 1 });
  expect((await closedOrders(shop.app.hoster)).all).toBe(true);
  await shop.close();
});

test('a payment provider that is switched off takes no new payments', async () => {
  const shop = await testShop();
  const staff = await shop.staff();
  expect((await staff.get(address)).json<StaffSettings>().payable).toEqual(['transfer']);
  const methods = async () =>
    (await shop.browser().get('/my/api/payment-methods/')).json<PaymentMethod[]>().map(({ slug }) => slug);
  expect(await methods()).toContain('bank');
  await staff.put(`${address}payments/`, { stripe: true, btcpay: true, transfer: false, version: 0 });
  expect(await methods()).not.toContain('bank');
  const customer = await shop.stranger();
  const refused = await customer.post('/my/api/vps-order/', anOrder(customer, { payment_method: 'bank' }));
  expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['payment_method']]);
  await staff.put(`${address}payments/`, { stripe: true, btcpay: true, transfer: true, version: 1 });
  expect(await methods()).toContain('bank');
  await shop.close();
});
