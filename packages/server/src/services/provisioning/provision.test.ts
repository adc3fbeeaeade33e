import { eq, sql } from '../../platform/db/drizzle.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../platform/db/rows-of.ts';
import { balanceCents, order, ownIso, paymentOf, testShop } from '../../testing/shop.ts';
import { services } from '../../sales/orders/tables.ts';
import { lockBillingAccount } from '../../billing/payments/balance.ts';
import { provisionService } from './provision.ts';
import { addMonths } from '../dates.ts';

const shop = await testShop();
const customer = await shop.customer();
afterAll(() => shop.close());

describe('setting a server up', () => {
  it('refunds a failed setup once', async () => {
    const before = await balanceCents(customer);
    const created = await order(customer, { name: 'fail-setup-1' });
    const id = created.order_ids[0] ?? 0;
    await shop.drain();
    await provisionService(shop.app.hoster, id);
    const service = (await customer.get(`/my/api/services/${id}/`)).json<Record<string, unknown>>();
    expect(service).toMatchObject({
      status: 'failed_setup',
      status_reason: 'We couldn’t create this server. Your payment is back on your balance.',
      access: { address: null, login: null, password: null },
    });
    expect(await balanceCents(customer)).toBe(before);
    expect((await shop.emails()).at(-1)?.subject).toBe('We couldn’t set up fail-setup-1');
  });

  it('locks the account before the server when a setup fails, as payments do, to avoid deadlocks', async () => {
    const [id = 0] = (await order(customer, { name: 'fail-setup-in-turn' })).order_ids;
    const [service] = await shop.db.select().from(services).where(eq(services.id, id));
    const waiting = async () =>
      rowsOf(
        shop.db,
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
    const givesUp: Promise<void>[] = [];
    await shop.db.transaction(async (tx) => {
      await lockBillingAccount(tx, service?.accountId ?? 0);
      givesUp.push(provisionService(shop.app.hoster, id));
      await expect.poll(waiting, { interval: 20 }).toHaveLength(1);
      await tx.select().from(services).where(eq(services.id, id)).for('update', { noWait: true });
    });
    await Promise.all(givesUp);
    const { status } = (await customer.get(`/my/api/services/${id}/`)).json<{ status: string }>();
    expect(status).toBe('failed_setup');
  });

  it('receives the address of a custom image', async () => {
    const before = await balanceCents(customer);
    const iso_url = 'https://example.org/fail-setup.iso';
    const [id] = (await order(customer, { os: null, disk_image: await ownIso(customer), iso_url })).order_ids;
    await shop.drain();
    const service = (await customer.get(`/my/api/services/${id}/`)).json<Record<string, unknown>>();
    expect(service).toMatchObject({ status: 'failed_setup', iso_url });
    expect(await balanceCents(customer)).toBe(before);
  });

  it('shows no login for a server with a custom image', async () => {
    const iso_url = 'https://example.org/my-system.iso';
    const wish = { os: null, disk_image: await ownIso(customer), iso_url, name: 'own-system' };
    const [id] = (await order(customer, wish)).order_ids;
    await shop.drain();
    const service = (await customer.get(`/my/api/services/${id}/`)).json<Record<string, unknown>>();
    expect(service).toMatchObject({
      status: 'active',
      access: { address: expect.any(String), port: null, login: null, password: null, ssh_keys: [] },
    });
    const email = (await shop.emails()).find(({ subject }) => subject === 'own-system is ready');
    expect(email?.text).toContain('set in the image or during installation');
    expect(email?.text).not.toContain('Username');
    expect(email?.text).not.toMatch(/To connect|First steps/);
  });

  it('splits the refund of several items to the cent', async () => {
    const before = await balanceCents(customer);
    const created = await order(customer, { tariff: 1, name: 'fail-setup', count: 3 });
    await shop.drain();
    expect((await paymentOf(customer, created.payment_object_ref)).orders.map(({ status }) => status)).toEqual([
      'failed_setup',
      'failed_setup',
      'failed_setup',
    ]);
    expect(await balanceCents(customer)).toBe(before);
  });

  it('happens once even if the job runs twice', async () => {
    const created = await order(customer, { name: 'twice' });
    const id = created.order_ids[0] ?? 0;
    await Promise.all([provisionService(shop.app.hoster, id), provisionService(shop.app.hoster, id)]);
    const [first] = await shop.db.select().from(services).where(eq(services.id, id));
    await shop.drain();
    expect(await shop.db.select().from(services).where(eq(services.id, id))).toEqual([first]);
    expect((await shop.emails()).filter(({ subject }) => subject === 'twice is ready')).toHaveLength(1);
  });

  it('of a trial ends with the trial, which is limited to one', async () => {
    const created = await order(customer, { trial: 'free' });
    expect(created.total.amount).toBe('0.00');
    await shop.drain();
    const service = await customer.get(`/my/api/services/${created.order_ids[0]}/`);
    expect(service.json()).toMatchObject({ status: 'active', trial: 'free', paid_until: '2026-11-27T12:00:00.000Z' });
    await expect(order(customer, { trial: 'paid' })).rejects.toThrow('already used your trial');
  });

  it('uses the Windows login for Windows', async () => {
    const templates = (await customer.get('/my/api/vps-order/templates/')).json<{
      os: { id: number; family: string }[];
    }>();
    const windows = templates.os.find(({ family }) => family === 'windows')?.id ?? 0;
    const created = await order(customer, { tariff: 3, os: windows });
    await shop.drain();
    const service = await customer.get(`/my/api/services/${created.order_ids[0]}/`);
    expect(service.json()).toMatchObject({ access: { login: 'Administrator', port: 3389 } });
  });
});

describe('a month later', () => {
  it.each([
    ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2026-11-30T10:00:00.000Z', 3, '2027-02-28T10:00:00.000Z'],
    ['2028-01-31T10:00:00.000Z', 1, '2028-02-29T10:00:00.000Z'],
    ['2026-03-15T10:00:00.000Z', 24, '2028-03-15T10:00:00.000Z'],
  ])('than %s by %i months is %s', (from, months, to) => {
    expect(addMonths(new Date(from), months).toISOString()).toBe(to);
  });
});
