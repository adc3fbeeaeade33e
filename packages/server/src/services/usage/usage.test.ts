import { eq } from '../../platform/db/drizzle.ts';
import type { ServiceUsage } from '@hoster/contract';
import { gigabyteBytes, terabyteBytes } from '@hoster/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderBackup } from '../../testing/backup-storage.ts';
import type { Browser } from '../../testing/browser.ts';
import { serviceOf, setUp } from '../../testing/service.ts';
import { order, testShop } from '../../testing/shop.ts';
import { sandboxProvider } from '../../sandbox/index.ts';
import { services } from '../../sales/orders/tables.ts';
import type { Call, Usage } from '../providers/provider.ts';
import { serviceTraffic, serviceUsage } from './tables.ts';

const gigabyte = BigInt(gigabyteBytes);
const terabytes = (count: number): bigint => BigInt(Math.round(count * terabyteBytes));
const hour = 1 / 24;

/** What the provider of the tests answers, and the calls that it got. */
let counters: (calls: readonly Call[]) => readonly Usage[] | Promise<readonly Usage[]> = () => [];
const asked: number[][] = [];

const shop = await testShop({
  providers: {
    counting: (context) => ({
      ...sandboxProvider(context),
      usage: async (calls) => {
        asked.push(calls.map(({ service }) => service));
        return counters(calls);
      },
    }),
  },
});
let customer: Browser;
let id: number;
beforeAll(async () => {
  // The first day of a month: the deltas of a test are in one month.
  shop.clock.advance(Date.parse('2028-03-01T00:30:00Z') - shop.clock.now().getTime());
  customer = await shop.customer();
  await shop.setBalance(1_000_000);
  id = await setUp(shop, order(customer, { name: 'counted' }));
  await shop.db.update(services).set({ provider: 'counting' }).where(eq(services.id, id));
});
afterAll(() => shop.close());

const counted = (epoch: string, inBytes: bigint | null, outBytes: bigint | null, change: Partial<Usage> = {}) => {
  counters = () => [{ service: id, epoch, at: shop.clock.now(), inBytes, outBytes, diskBytes: null, ...change }];
};
const usage = async (): Promise<ServiceUsage> => (await serviceOf(customer, id)).usage;
const traffic = async () => (await usage())?.traffic;
const sent = async () => (await shop.emails()).filter(({ subject }) => subject.startsWith('counted has used'));
const notified = async () =>
  (await customer.get('/my/api/notifications/'))
    .json<{ results: { title: string }[] }>()
    .results.map(({ title }) => title)
    .filter((title) => title.startsWith('counted has used'));

describe('the use of a service', () => {
  it('is unknown until the provider has counted it', async () => {
    expect(await usage()).toBeNull();
    await shop.pass(hour);
    expect(await usage()).toBeNull();
  });

  it('adds up what the counters have grown by', async () => {
    counted('a', 2n * gigabyte, 6n * gigabyte);
    await shop.pass(hour);
    const now = shop.clock.now().toISOString();
    expect(await usage()).toEqual({
      read: now,
      disk: null,
      traffic: { in: 2 * gigabyteBytes, out: 6 * gigabyteBytes, included: 6 * terabyteBytes },
    });
    counted('a', 3n * gigabyte, 9n * gigabyte);
    await shop.pass(hour);
    expect(await traffic()).toMatchObject({ in: 3 * gigabyteBytes, out: 9 * gigabyteBytes });
  });

  it('is asked for once an hour', async () => {
    const before = asked.length;
    await shop.pass(0);
    expect(asked).toHaveLength(before);
    await shop.pass(hour);
    expect(asked.slice(before)).toEqual([[id]]);
  });

  it('loses and doubles nothing when the counters begin again, and when they come back', async () => {
    counted('moved', 1n * gigabyte, 1n * gigabyte);
    await shop.pass(hour);
    expect(await traffic()).toMatchObject({ in: 4 * gigabyteBytes, out: 10 * gigabyteBytes });
    counted('a', 4n * gigabyte, 9n * gigabyte);
    await shop.pass(hour);
    expect(await traffic()).toMatchObject({ in: 5 * gigabyteBytes, out: 10 * gigabyteBytes });
  });

  it('never goes back: not with lower counters, an older answer or an impossible one', async () => {
    counted('a', 1n, 1n);
    await shop.pass(hour);
    counted('a', 99n * gigabyte, 99n * gigabyte, { at: new Date(shop.clock.now().getTime() - 1000) });
    await shop.pass(0.1 * hour);
    await shop.pass(hour);
    counted('a', -5n, 2n);
    await shop.pass(hour);
    expect(await traffic()).toMatchObject({ in: 5 * gigabyteBytes, out: 10 * gigabyteBytes });
  });

  it('is asked for in the next hour after a failure', async () => {
    counters = () => Promise.reject(new Error('The node is down'));
    await shop.pass(hour);
    counted('a', 5n * gigabyte, 9n * gigabyte);
    await shop.pass(0);
    expect(await traffic()).toMatchObject({ in: 5 * gigabyteBytes });
    await shop.pass(hour);
    expect(await traffic()).toMatchObject({ in: 6 * gigabyteBytes });
  });

  it('ignores services that it wasn’t asked about', async () => {
    counters = () => [
      { service: 1, epoch: 'x', at: shop.clock.now(), inBytes: 7n, outBytes: 7n, diskBytes: 7n },
      { service: 999_999, epoch: 'x', at: shop.clock.now(), inBytes: 7n, outBytes: 7n, diskBytes: 7n },
    ];
    await shop.pass(hour);
    const rows = await shop.db.select().from(serviceTraffic).where(eq(serviceTraffic.inBytes, 7n));
    expect(rows).toEqual([]);
  });

  it('notifies once a month and level, and of the level that is reached', async () => {
    counted('b', 0n, terabytes(5.39));
    await shop.pass(hour);
    const [first, ...others] = await sent();
    expect(others).toEqual([]);
    expect(first?.subject).toBe('counted has used 90% of its monthly traffic');
    expect(first?.text).toContain('5.41 TB of the 6 TB');
    counted('b', 0n, terabytes(5.8));
    await shop.pass(hour);
    expect(await sent()).toHaveLength(1);
    counted('b', 0n, terabytes(6.2));
    await shop.pass(hour);
    expect(await notified()).toEqual([
      'counted has used 100% of the traffic included this month',
      'counted has used 90% of the traffic included this month',
    ]);
    counted('b', 0n, terabytes(6.3));
    await shop.pass(hour);
    expect(await sent()).toHaveLength(2);
  });

  it('begins anew with the month', async () => {
    shop.clock.advance(Date.parse('2028-04-01T00:00:00Z') - shop.clock.now().getTime());
    // The session has ended by then.
    customer = await shop.customer();
    counted('b', 0n, terabytes(6.3) + gigabyte);
    await shop.pass(hour);
    const { out = 0 } = (await traffic()) ?? {};
    expect(out).toBeLessThan(gigabyteBytes / 100);
    const months = await shop.db.select().from(serviceTraffic).where(eq(serviceTraffic.serviceId, id));
    expect(months.map(({ month }) => month).sort()).toEqual(['2028-03', '2028-04']);
    expect(await sent()).toHaveLength(2);
  });
});

it('shows how full a storage of the sandbox is, below its size and growing', async () => {
  const storage = await setUp(shop, orderBackup(customer));
  await shop.pass(1);
  const first = (await serviceOf(customer, storage)).usage;
  expect(first).toMatchObject({ traffic: null, disk: { total: terabyteBytes } });
  await shop.pass(5);
  const { disk } = (await serviceOf(customer, storage)).usage ?? {};
  expect(disk?.used).toBeGreaterThan(first?.disk?.used ?? 0);
  expect(disk?.used).toBeLessThan(terabyteBytes);
});

it('is in the copy of personal data, and erased with the account', async () => {
  const copy = (await customer.get('/my/api/account/export/')).body;
  expect(copy).toContain('"disk_usage"');
  expect(copy).toContain('"2028-03"');
  const { usageModule } = await import('./module.ts');
  const [row] = await shop.db.select().from(services).where(eq(services.id, id));
  await shop.db.transaction(
    (tx) =>
      usageModule.personalData?.erase?.(
        tx,
        { accountId: row?.accountId ?? 0, userId: 0, emails: [], verifiedEmails: [] },
        shop.app.hoster,
      ) ?? Promise.resolve(),
  );
  expect(await shop.db.$count(serviceUsage, eq(serviceUsage.serviceId, id))).toBe(0);
  expect(await shop.db.$count(serviceTraffic, eq(serviceTraffic.serviceId, id))).toBe(0);
});
