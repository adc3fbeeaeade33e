import { eq, isNotNull, isNull, sql } from '../../platform/db/drizzle.ts';
import { afterAll, describe } from 'vitest';
import { users } from '../../identity/auth/tables.ts';
import { services } from '../../sales/orders/tables.ts';
import { testShop } from '../../testing/shop.ts';
import type { Call } from '../providers/provider.ts';
import { wantedNothing } from '../providers/provider.ts';
import { conforms } from '../providers/conformance/suite.ts';
import { finishTask } from './finish.ts';
import { byHandProvider } from './provider.ts';
import { staffTasks } from './tables.ts';

const shop = await testShop({ providerOf: { default: 'by-hand' } });
afterAll(() => shop.close());
const { hoster } = shop.app;
const { db } = shop;

const [someone] = await db.select({ id: users.id }).from(users).where(isNotNull(users.staffRole));
const [demo] = await db.select().from(services).limit(1);
const wanted = {
  ...wantedNothing,
  name: 'conforming',
  size: { cpus: 1, memory: 1, disk: 10 },
  system: { name: 'Debian', version: '13', isWindows: false },
  password: 'drawn-by-the-shop',
};

let addresses = 0;
/** What staff enter: each time another address. */
const entered = () => ({
  refused: null,
  ipv4: `198.18.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`,
  ipv6: null,
  host: null,
  login: 'root',
  password: 'typed-by-staff',
  host_keys: [],
  console: null,
  notes: '',
});

/** Staff finish the open tasks of a service. */
async function work({ mark }: Call, change: Partial<Parameters<typeof finishTask>[3]> = {}): Promise<void> {
  const open = await db
    .select({ id: staffTasks.id })
    .from(staffTasks)
    .where(sql`${eq(staffTasks.mark, mark)} and ${isNull(staffTasks.doneAt)}`);
  for (const { id } of open) {
    // Somebody else may have been faster.
    await finishTask(hoster, id, someone?.id ?? 0, { ...entered(), ...change }).catch(() => undefined);
  }
}

describe('work by hand', () => {
  conforms({
    provider: (anew = false) => byHandProvider(anew ? { ...hoster } : hoster),
    wanted,
    service: async () => {
      if (!demo) throw new Error('The demo has no service');
      const { id: _id, ...row } = demo;
      const [made] = await db.insert(services).values(row).returning({ id: services.id });
      return made?.id ?? 0;
    },
    finish: work,
    refusals: [
      {
        why: 'what there is no room for',
        wanted,
        finish: (call) => work(call, { refused: 'no_capacity' }),
        forCustomer: 'no_capacity',
      },
      {
        why: 'what staff can’t do',
        wanted,
        finish: (call) => work(call, { refused: 'other', notes: 'The rack is full of water' }),
        forCustomer: null,
      },
    ],
    // Staff see what they have in front of them.
    refusesSmallerDisk: false,
    makeForeign: null,
    forget: null,
    fail: null,
    change: null,
    now: () => shop.clock.now(),
    stored: async () => JSON.stringify(await db.select().from(staffTasks)),
  });
});
