import type { DsOrderInput, UnpaidOrder } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { ordersPersonalData } from '../../sales/orders/personal-data.ts';
import { balanceCents, testShop } from '../../testing/shop.ts';
import { services } from '../../sales/orders/tables.ts';
import { serviceOf, serviceRow, setUp } from '../../testing/service.ts';
import {
  contextOf,
  orderDedicated,
  places,
  plans,
  recordedRack,
  standardOf,
  stockAt,
  systems,
} from '../../testing/dedicated.ts';

const newKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGHL2pvQkhKvPbfJgyxuYxGHOBjFcUqDBWFV5CY0Zt6H';

const { rack, applied } = recordedRack();
const shop = await testShop({ rack });
let customer = await shop.customer();
await shop.setBalance(1_000_000);
afterAll(() => shop.close());

const detailsOf = (id: number | undefined, language?: string) => serviceOf(customer, id, language);
const rowOf = (id?: number) => serviceRow(shop, id);
/** Orders and sets up. @returns the id of the service */
const delivered = (change: Partial<DsOrderInput> = {}) => setUp(shop, orderDedicated(customer, change));

describe('the lifecycle of a dedicated server', () => {
  it('ends with its money and its place back when it can’t be set up', async () => {
    const [money, left] = [await balanceCents(customer), await stockAt(shop, plans.e3, places.frankfurt)];
    const id = await delivered({ name: 'fail-setup' });
    expect(await balanceCents(customer)).toBe(money);
    expect(await stockAt(shop, plans.e3, places.frankfurt)).toBe(left);
    expect(await detailsOf(id)).toMatchObject({
      status: 'failed_setup',
      status_reason: 'We couldn’t set up this dedicated server. Your payment is back on your balance.',
    });
    expect((await detailsOf(id, 'ru')).status_reason).toMatch(/^Не удалось настроить выделенный сервер/);
    expect((await shop.emails()).at(-1)?.text).toContain('we couldn’t set up your dedicated server fail-setup');
  });

  it('waits for its payment with the address of its order', async () => {
    const { configuration: offer } = await contextOf(customer, 'slug=e-2236');
    const configuration = {
      ...(await standardOf(customer, 'e-2236')),
      memory: offer?.memory.options.at(-1)?.id ?? 0,
      raid_level: '1' as const,
      port: 3,
      ips: [1, 2],
      extra_traffic: 2,
    };
    const wish = { location: places.rotterdam, count: 2, rent_period: 3, name: 'weekly', configuration };
    const { payment_object_ref: ref } = await orderDedicated(customer, {
      ...wish,
      tariff: plans.e2236,
      payment_method: 'card',
    });
    const [unpaid] = (await customer.get('/my/api/unpaid-orders/')).json<UnpaidOrder[]>();
    expect(unpaid).toMatchObject({ payment_object_ref: ref, names: ['weekly-1', 'weekly-2'] });
    const url = new URL(unpaid?.url ?? '', 'http://site');
    expect(url.pathname).toBe('/dedicated-servers/e-2236/');
    const { initial } = await contextOf(customer, `slug=e-2236&${url.searchParams.toString()}`);
    expect(initial).toMatchObject(wish);
  });

  it('renews by itself when its term ends, and is closed and erased when it isn’t paid for', async () => {
    const id = await delivered({ name: 'lasts', tariff: plans.ryzen5 });
    // Nothing else is to be paid for from the balance.
    await shop.db.update(services).set({ autoRenew: false });
    await shop.db.update(services).set({ autoRenew: true }).where(eq(services.id, id));
    const money = await balanceCents(customer);
    const left = await stockAt(shop, plans.ryzen5, places.frankfurt);
    await shop.pass(31);
    customer = await shop.customer();
    expect(await detailsOf(id)).toMatchObject({ status: 'active', paid_until: '2027-01-20T12:00:00.000Z' });
    expect(await balanceCents(customer)).toBe(money - 5831);

    await shop.setBalance(0);
    applied.length = 0;
    await shop.pass(31);
    await shop.pass(4);
    customer = await shop.customer();
    expect(await detailsOf(id)).toMatchObject({
      status: 'suspended',
      access: { address: null },
      dedicated: { ipmi_password: null },
    });
    expect(applied).toContainEqual({ serviceId: id, power: 'off' });
    await shop.pass(15);
    customer = await shop.customer();
    expect(await detailsOf(id)).toMatchObject({ status: 'canceled' });
    expect(applied).toContainEqual({ serviceId: id, power: 'deleted' });
    expect(await stockAt(shop, plans.ryzen5, places.frankfurt)).toBe(left + 1);
    expect((await shop.emails()).map(({ subject }) => subject)).toContain('lasts has been deleted');
  });

  it('is erased with its account', async () => {
    await shop.setBalance(100_000);
    const id = await delivered({
      survey: { notes: 'My name is Alex.' },
      ssh_key: { title: 'New', key: newKey, default: false },
    });
    const { accountId } = await rowOf(id);
    await ordersPersonalData.erase?.(
      shop.db,
      { accountId, userId: 1, emails: [], verifiedEmails: [] },
      shop.app.hoster,
    );
    expect(await rowOf(id)).toMatchObject({
      login: null,
      sealedPassword: null,
      sealedConsole: null,
      spec: { survey: null, ssh_keys: [], os: systems.ubuntu },
    });
  });
});
