import { eq, sql } from '../../platform/db/drizzle.ts';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { rowsOf } from '../../platform/db/rows-of.ts';
import { mockHypervisor } from '../../sandbox/providers/hypervisor.ts';
import { services } from '../../sales/orders/tables.ts';
import { serviceOf, serviceRow } from '../../testing/service.ts';
import { order, testShop } from '../../testing/shop.ts';
import { endService } from '../cancel/cancel.ts';
import { serviceOperations } from '../operations/tables.ts';
import { provisionService } from './provision.ts';

const minute = 1 / (24 * 60);

/** What the hypervisor was asked for, in this order. */
let asked: string[];
/** What happens while it builds. */
let meanwhile: () => Promise<void>;
const works = mockHypervisor();
const shop = await testShop({
  hypervisor: {
    build: async (request) => {
      const built = await works.build(request);
      await meanwhile().finally(() => asked.push('build'));
      return built;
    },
    apply: async ({ power }) => {
      asked.push(power);
    },
  },
});
const customer = await shop.customer();
afterAll(() => shop.close());
beforeEach(() => {
  asked = [];
  meanwhile = () => Promise.resolve();
});

const cancel = (id: number) => customer.post(`/my/api/services/${id}/cancel/`, { when: 'now' });
const historyOf = async (id: number) =>
  (await serviceOf(customer, id)).operations.history.map(({ kind, state }) => [kind, state]);

async function bought(): Promise<number> {
  const [id] = (await order(customer, { name: 'regretted' })).order_ids;
  return id ?? 0;
}

it('builds nothing for a service whose cancellation is under way', async () => {
  const id = await bought();
  const service = await serviceRow(shop, id);
  const waiting = () =>
    rowsOf(shop.db, sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  const builds: Promise<void>[] = [];
  await shop.db.transaction(async (tx) => {
    await tx.select().from(services).where(eq(services.id, id)).for('update');
    builds.push(provisionService(shop.app.hoster, id));
    await expect.poll(waiting, { interval: 20 }).toHaveLength(1);
    await endService(shop.app.hoster, tx, service, { by: null, failure: null });
  });
  await Promise.all(builds);
  await shop.pass(minute);
  expect(asked).toEqual([]);
  expect(await shop.db.select().from(serviceOperations).where(eq(serviceOperations.serviceId, id))).toEqual([]);
});

it('removes what was built while its service was cancelled, as soon as the provider answers', async () => {
  const id = await bought();
  meanwhile = async () => {
    expect((await cancel(id)).statusCode).toBe(200);
    // The build isn't removed before it's there.
    await shop.drain();
  };
  await provisionService(shop.app.hoster, id);
  await shop.drain();
  expect(asked).toEqual(['build', 'deleted']);
  expect((await serviceRow(shop, id)).state).toBe('canceled');
  expect(await historyOf(id)).toEqual([
    ['remove', 'done'],
    ['build', 'failed'],
  ]);
});

it('removes it when nobody is left to take the answer', async () => {
  const id = await bought();
  meanwhile = async () => {
    await cancel(id);
    // As after the death of the process: nothing is stored about the call.
    throw new Error('The connection is lost');
  };
  await provisionService(shop.app.hoster, id);
  await shop.drain();
  expect(asked).toEqual(['build']);
  await shop.pass(minute);
  expect(asked).toEqual(['build', 'deleted']);
  expect(await historyOf(id)).toEqual([
    ['remove', 'done'],
    ['build', 'failed'],
  ]);
});

it('removes again what is built after the removal', async () => {
  const id = await bought();
  meanwhile = async () => {
    await cancel(id);
    await shop.pass(minute);
  };
  await provisionService(shop.app.hoster, id);
  await shop.drain();
  expect(asked).toEqual(['deleted', 'build', 'deleted']);
});
