import { afterAll, describe, expect, it } from 'vitest';
import { eq } from '../../platform/db/drizzle.ts';
import { wantedNothing } from '../../services/index.ts';
import { newCall } from '../../services/providers/conformance/conforming.ts';
import { conforms } from '../../services/providers/conformance/suite.ts';
import { testShop } from '../../testing/shop.ts';
import { mockHypervisor } from './hypervisor.ts';
import { sandboxProvider } from './sandbox.ts';
import { sandboxObjects, sandboxTasks } from './tables.ts';

const minute = 60_000;
let failures = 0;
const hypervisor = mockHypervisor();
const shop = await testShop({
  provisionMilliseconds: minute,
  hypervisor: {
    ...hypervisor,
    build: (request) => {
      if (failures > 0) return Promise.reject(new Error(`The node is locked, ${(failures -= 1)} more times`));
      return hypervisor.build(request);
    },
  },
});
afterAll(() => shop.close());

const { hoster } = shop.app;
const { db } = shop;
const wanted = {
  ...wantedNothing,
  name: 'conforming',
  size: { cpus: 1, memory: 1, disk: 10 },
  system: { name: 'Debian', version: '13', isWindows: false },
  password: 'drawn-by-the-shop',
};

describe('the sandbox', () => {
  conforms({
    // Another process shares nothing but the database.
    provider: (anew = false) => sandboxProvider(anew ? { ...hoster } : hoster),
    wanted,
    finish: async () => shop.clock.advance(minute),
    refusals: [
      { why: 'what no node can start', wanted: { ...wanted, name: 'fail-setup' }, forCustomer: null },
      { why: 'what there is no room for', wanted: { ...wanted, name: 'no-capacity' }, forCustomer: 'no_capacity' },
    ],
    refusesSmallerDisk: true,
    makeForeign: async ({ mark }) => {
      await db.insert(sandboxObjects).values({ mark, isForeign: true, createdAt: shop.clock.now() });
    },
    forget: async ({ mark }) => {
      await db.delete(sandboxTasks).where(eq(sandboxTasks.mark, mark));
    },
    fail: (times) => void (failures = times),
    change: async ({ mark }) => {
      const size = { cpus: 8, memory: 64, disk: 640 };
      await db.update(sandboxObjects).set({ size }).where(eq(sandboxObjects.mark, mark));
    },
    now: () => shop.clock.now(),
    stored: async () => JSON.stringify([await db.select().from(sandboxObjects), await db.select().from(sandboxTasks)]),
  });

  it('reports its progress', async () => {
    const call = newCall();
    const provider = sandboxProvider(hoster);
    expect(await provider.build(call, wanted)).toMatchObject({ is: 'working', progress: { percent: 0 } });
    shop.clock.advance(minute / 4);
    expect(await provider.build(call, wanted)).toMatchObject({
      is: 'working',
      progress: { percent: 25, step: 'installing' },
      askAgainAt: new Date(shop.clock.now().getTime() + 2000),
    });
  });
});
