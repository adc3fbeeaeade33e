import { and, eq } from '../../../platform/db/drizzle.ts';
import { ServiceDetails, VpsLocation, VpsOrderContext, VpsParameters, VpsTemplates } from '@hoster/contract';
import { computeTotal, formatCents, vpsPricing } from '@hoster/domain';
import { afterAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { termsVersionAt } from '../../../testing/terms-of-service.ts';
import { vpsStock } from '../../../catalogue/tables.ts';
import { promoCodes } from '../../promo/tables.ts';
import { anOrder, balanceCents, cancelUnpaid, order, paymentOf, testShop } from '../../../testing/shop.ts';
import { purchaseConsents } from '../tables.ts';
import { purchases } from '../../../billing/purchases/tables.ts';

const shop = await testShop();
const customer = await shop.customer();
afterAll(() => shop.close());

const post = (browser: Browser, change: Parameters<typeof anOrder>[1], key?: string) =>
  browser.post(
    '/my/api/vps-order/',
    anOrder(browser, change),
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  );

describe('an order from the balance', () => {
  it('is paid, set up, and open to its owner', async () => {
    const before = await balanceCents(customer);
    const created = await order(customer, { name: 'shop.example.org' });
    expect(created.success_url).toBe(`/my/payment/?payment_object_ref=${created.payment_object_ref}`);
    // 13.50 and 19 % of Germany.
    expect(created.total).toEqual({ amount: '16.07', currency: 'EUR' });
    expect(await balanceCents(customer)).toBe(before - 1607);

    const paid = await paymentOf(customer, created.payment_object_ref);
    expect(paid).toMatchObject({ status: 'paid', redirect_url: null, error: null });
    expect(paid.orders).toEqual([{ id: created.order_ids[0], name: 'shop.example.org', status: 'pending_setup' }]);

    await shop.drain();
    const answer = await customer.get(`/my/api/services/${created.order_ids[0]}/`);
    const service = ServiceDetails.parse(answer.json());
    expect(service).toMatchObject({
      status: 'active',
      os: 'Ubuntu 24.04 LTS',
      project: { name: 'General' },
      paid_until: '2026-12-20T12:00:00.000Z',
      total: created.total,
    });
    expect(service.access.address).toMatch(/^203\.0\.113\.\d+$/);
    expect(service.access).toMatchObject({ login: 'root', port: 22 });
    expect(service.access.password).toHaveLength(16);
    expect(service.ips).toEqual([service.access.address, service.access.ipv6]);

    const emails = await shop.emails();
    expect(emails.map(({ subject }) => subject)).toEqual([
      'Your order: shop.example.org',
      'Payment of €16.07 received',
      'shop.example.org is ready',
    ]);
    expect(emails[0]?.text).toContain('Term: 1 month\nRenews at €16.07 for 1 month\n');
    expect(emails.at(-1)?.text).toContain(`To connect:\nssh root@${service.access.address}\n`);
    expect(emails.at(-1)?.text).toContain('/help/first-steps-linux/');
    expect(emails.at(-1)?.text).toContain(`/my/services/${created.order_ids[0]}/\n`);
    expect(emails.map(({ text }) => text).join()).not.toContain(service.access.password);
  });

  it('announces in its email what the renewal costs while the promo code lasts, and afterwards', async () => {
    const now = shop.clock.now();
    const expiresAt = new Date(now.getTime() + 1000);
    await shop.db.insert(promoCodes).values({ code: 'FIRST5', percent: 5, months: 3, createdAt: now, expiresAt });
    await order(customer, { promo_code: 'FIRST5' });
    const email = (await shop.emails()).findLast(({ subject }) => subject.startsWith('Your order'));
    expect(email?.text).toContain(
      'Renews at €15.26 for 1 month while the promo code applies, then at €16.07 for 1 month\n',
    );
  });

  it('costs the same in the order page, the order, its lines, the payment and the email', async () => {
    const get = async (url: string) => (await customer.get(url)).json<unknown>();
    const context = VpsOrderContext.parse(await get('/my/api/vps-order/create_context/?slug=nvme-4'));
    const parameters = VpsParameters.parse(await get('/my/api/vps-configuration/parameters/'));
    const choice = {
      tariff: 4,
      location: 5,
      os:
        VpsTemplates.parse(await get('/my/api/vps-order/templates/')).os.find(({ family }) => family === 'windows')
          ?.id ?? 0,
      disk_image: null,
      control_panel: null,
      frequency: '3.7',
      configuration: null,
      rent_period: 6,
      count: 3,
      extra_services: { monthly: [{ id: 1, count: 2 }], one_time: [{ id: 7, count: 1 }] },
      base_administration: true,
      trial: 'none' as const,
    };
    const expected = computeTotal(
      vpsPricing(
        {
          ...context,
          ...VpsTemplates.parse(await get('/my/api/vps-order/templates/')),
          locations: VpsLocation.array().parse(await get('/api/orders/vps/locations/')),
          parameters,
          frequencies: parameters.frequencies,
        },
        choice,
      ),
    );
    const created = await order(customer, {
      ...choice,
      name: 'farm',
      payment_method: 'card',
      expected_total: formatCents(expected.total),
    });
    expect(created.total.amount).toBe(formatCents(expected.total));
    const payment = await paymentOf(customer, created.payment_object_ref);
    expect(payment.total).toEqual(created.total);
    expect(payment.orders.map(({ name }) => name)).toEqual(['farm-1', 'farm-2', 'farm-3']);
    const lines = payment.lines.map(({ amount }) => Math.round(Number(amount.amount) * 100));
    expect(lines.reduce((sum, cents) => sum + cents, 0)).toBe(expected.total);
    expect(payment.lines.map(({ kind }) => kind)).toEqual(expected.lines.map(({ kind }) => kind));
    const spoken = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(expected.total / 100);
    expect((await shop.emails()).at(-1)?.text).toContain(`Total: ${spoken}`);
  });

  it('keeps no attribution of a buyer who has refused marketing cookies', async () => {
    customer.cookies.set('utm_source', 'newsletter');
    customer.cookies.set('consent', '1.2026-11-23.chat');
    await order(customer);
    const rows = await shop.db.select().from(purchases).orderBy(purchases.id);
    expect(rows.at(-1)?.attribution).toEqual({});
  });

  it('keeps currency, rate, tax, attribution and the accepted terms', async () => {
    customer.cookies.set('utm_source', 'newsletter');
    customer.cookies.set('consent', '1.2026-11-23.marketing');
    const created = await order(customer, { currency: 'USD', payment_method: 'card' });
    expect(created.total).toEqual({ amount: '18.64', currency: 'USD' });
    const rows = await shop.db.select().from(purchases).orderBy(purchases.id);
    const purchase = rows.at(-1);
    expect(purchase).toMatchObject({
      currency: 'USD',
      rate: '1.16',
      totalCents: 1607,
      totalCurrencyCents: 1864,
      tax: { country: 'DE', rate_percent: 19, amount_cents: 257 },
      attribution: { utm_source: 'newsletter' },
    });
    const [consent] = await shop.db
      .select()
      .from(purchaseConsents)
      .where(eq(purchaseConsents.purchaseId, purchase?.id ?? 0));
    expect(consent).toMatchObject({ termsVersion: termsVersionAt(shop.clock.now()), language: 'en' });
  });

  it('may have a custom size, with an image instead of a system', async () => {
    const configuration = { cpu_count: 3, ram_size: 6, disk_size: 100 };
    const created = await order(customer, {
      tariff: null,
      configuration,
      os: null,
      disk_image: 3,
      payment_method: 'card',
      base_administration: false,
      base_administration_confirmed: true,
      project_name: 'Side project',
    });
    // 4.90 and 2 cores, 5 GB of memory, 80 GB of disk above what is included make 24.00; 19 % tax.
    expect(created.total.amount).toBe('28.56');
    const service = ServiceDetails.parse((await customer.get(`/my/api/services/${created.order_ids[0]}/`)).json());
    expect(service).toMatchObject({
      status: 'awaiting_payment',
      tariff: { id: null, name: 'NVMe Custom' },
      configuration: { ...configuration, frequency: null },
      os: 'Ubuntu 24.04 LTS',
      disk_image: 'WordPress',
      base_administration: false,
      project: { name: 'Side project' },
      access: { address: null, login: null, password: null },
      price: 24,
    });
  });

  it('is refused as a whole when the balance is too low', async () => {
    const before = await shop.db.select({ id: purchases.id }).from(purchases);
    const answer = await post(customer, { tariff: 7, rent_period: 12 });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ payment_method: ['Your balance is too low.'] });
    expect(await shop.db.select({ id: purchases.id }).from(purchases)).toHaveLength(before.length);
  });
});

describe('a repeated order', () => {
  it('with the same key is one order, also when sent in parallel', async () => {
    const before = await balanceCents(customer);
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(customer, {}, 'key-1')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect((await post(customer, {}, 'key-1')).body).toBe(answers[0]?.body);
    expect(await balanceCents(customer)).toBe(before - 1607);
  });

  it('gets the first answer even if it used up the promo code', async () => {
    const now = shop.clock.now();
    const expiresAt = new Date(now.getTime() + 86_400_000);
    await shop.db.insert(promoCodes).values({ code: 'WELCOME5', percent: 5, months: 3, createdAt: now, expiresAt });
    const first = await post(customer, { promo_code: 'welcome5' }, 'key-2');
    expect(first.json<{ total: unknown }>().total).toEqual({ amount: '15.26', currency: 'EUR' });
    expect((await post(customer, { promo_code: 'welcome5' }, 'key-2')).body).toBe(first.body);
    const second = await post(customer, { promo_code: 'welcome5' });
    expect(second.json()).toEqual({ promo_code: ['Invalid promo code. Try again.'] });
  });
});

describe('the last server', () => {
  it('is sold to the faster buyer only, and its place is returned when the order is refused', async () => {
    const left = and(eq(vpsStock.planId, 2), eq(vpsStock.locationId, 3));
    await shop.db.update(vpsStock).set({ available: 2 }).where(left);
    const last = { tariff: 2, location: 3, payment_method: 'card' as const };
    await cancelUnpaid(customer);
    expect((await post(customer, { ...last, count: 3 })).json()).toMatchObject({ code: 'sold_out' });
    const inTurn = { ...last, payment_method: 'balance' as const };
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(customer, inTurn)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 201, 409, 409, 409, 409,
    ]);
    const [row] = await shop.db.select().from(vpsStock).where(left);
    expect(row?.available).toBe(0);

    await shop.db.update(vpsStock).set({ available: 1 }).where(left);
    const poor = { ...last, rent_period: 24, count: 1, tariff: 2, payment_method: 'balance' as const };
    await shop.setBalance(0);
    expect((await post(customer, poor)).statusCode).toBe(400);
    const [kept] = await shop.db.select().from(vpsStock).where(left);
    expect(kept?.available).toBe(1);
  });
});

describe('what belongs to one customer', () => {
  it('is not found by another', async () => {
    const created = await order(customer, { payment_method: 'card' });
    const stranger = await shop.stranger();
    expect((await customer.get('/my/api/services/2147483648/')).statusCode).toBe(404);
    expect((await customer.get('/my/api/services/?page=99999999999')).statusCode).toBe(400);
    for (const path of [
      `/my/api/payment/${created.payment_object_ref}/`,
      `/my/api/services/${created.order_ids[0]}/`,
    ]) {
      expect((await stranger.get(path)).statusCode).toBe(404);
      expect((await shop.browser().get(path)).statusCode).toBe(401);
      expect((await customer.get(path)).statusCode).toBe(200);
    }
    const retry = await stranger.post(`/my/api/payment/${created.payment_object_ref}/retry/`, {
      payment_method: 'card',
    });
    expect(retry.statusCode).toBe(404);
    expect((await stranger.get('/my/api/services/')).json()).toMatchObject({ count: 0, results: [] });
    // Swiss buyers pay no VAT.
    expect((await order(stranger, { payment_method: 'card' })).total.amount).toBe('13.50');
  });
});
