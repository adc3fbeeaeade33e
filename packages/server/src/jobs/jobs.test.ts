import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { OrderCreated } from '@hoster/contract';
import { eq, sql } from '../db/drizzle.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { PATIENCE } from '../../../../scripts/patience.ts';
import { balanceCents, order, paymentOf, testShop, type TestShop } from '../modules/orders/test-shop.ts';
import { services } from '../modules/orders/tables.ts';
import { pretendHypervisor, type Hypervisor } from '../modules/provisioning/hypervisor.ts';
import { rowsOf } from '../db/rows-of.ts';
import { openJobs, type JobHandlers, type Jobs } from './jobs.ts';
import { queueDueWork } from './due.ts';

let shop: TestShop;
let jobs: Jobs;
beforeAll(async () => {
  shop = await testShop();
  jobs = await openJobs(shop.db, shop.app.log, { supervise: false });
});
afterAll(async () => {
  await jobs.stop();
  await shop.close();
});

const recorder = (work: (serviceId: number) => Promise<void> = async () => undefined) => {
  const done: number[] = [];
  const handlers: JobHandlers = {
    'service.provision': async ({ serviceId }) => {
      await work(serviceId);
      done.push(serviceId);
    },
    'service.live': async () => undefined,
    'service.apply': async () => undefined,
    'payment.expire': async () => undefined,
    'bank.notify': async () => undefined,
    'vat.check': async () => undefined,
    'payment.open': async () => undefined,
    'payment.withdraw': async () => undefined,
    'payment.look': async () => undefined,
    'payment.refund': async () => undefined,
    'card.forget': async () => undefined,
    'alert.look': async () => undefined,
    'alert.webhook': async () => undefined,
  };
  return { done, handlers };
};

describe('the queue', () => {
  it('holds committed jobs only', async () => {
    const { done, handlers } = recorder();
    await shop.db.transaction((tx) => jobs.enqueue(tx, 'service.provision', { serviceId: 501 }, { key: '501' }));
    const undone = shop.db.transaction(async (tx) => {
      await jobs.enqueue(tx, 'service.provision', { serviceId: 502 }, { key: '502' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await jobs.drain(handlers);
    expect(done).toEqual([501]);
  });

  it('queues a job once while it waits, and again when it’s done', async () => {
    const { done, handlers } = recorder();
    const add = () => jobs.enqueue(shop.db, 'service.provision', { serviceId: 503 }, { key: '503' });
    await Promise.all([add(), add(), add()]);
    await jobs.drain(handlers);
    await add();
    await jobs.drain(handlers);
    expect(done).toEqual([503, 503]);
  });

  it('continues with the others when one fails', async () => {
    const { done, handlers } = recorder(async (id) => {
      if (id === 504) throw new Error('no');
    });
    for (const serviceId of [504, 505]) {
      await jobs.enqueue(shop.db, 'service.provision', { serviceId }, { key: String(serviceId) });
    }
    await jobs.drain(handlers);
    expect(done).toEqual([505]);
  });
});

describe('a running backend', () => {
  it('activates an ordered server', async () => {
    const live = await testShop({ jobs: true });
    try {
      const browser = await live.customer();
      const created = await order(browser, {});
      await expect
        .poll(async () => (await paymentOf(browser, created.payment_object_ref)).orders[0]?.status)
        .toBe('active');
      await expect.poll(async () => (await browser.get('/mail/')).body).toContain('is ready');
    } finally {
      await live.close();
    }
  });
});

describe('a backend killed between payment and setup', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'hoster-kill-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  /** Starts a shop that takes orders whose servers are never done, and kills it. @returns the orders */
  async function killed(orders: number): Promise<OrderCreated[]> {
    const script = fileURLToPath(new URL('shop-to-kill.ts', import.meta.url));
    const victim = spawn(process.execPath, [script, dataDir, String(orders)], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(createInterface(victim.stdout), 'line')) as [string];
    victim.kill('SIGKILL');
    await once(victim, 'exit');
    return z.array(OrderCreated).parse(JSON.parse(line));
  }

  it('builds the server after the next start and charges once', async () => {
    const [created] = await killed(1);
    const ref = created?.payment_object_ref ?? '';
    const next = await testShop({ dataDir });
    try {
      const browser = await next.customer();
      const payment = await paymentOf(browser, ref);
      expect(payment).toMatchObject({ status: 'paid', orders: [{ status: 'pending_setup' }] });
      await queueDueWork(next.app.hoster, 'start ');
      await next.drain();
      expect((await paymentOf(browser, ref)).orders[0]?.status).toBe('active');
      expect(await balanceCents(browser)).toBe(50_000 - 1607);
      expect((await next.letters()).map(({ subject }) => subject)).toContain('survivor-1 is ready');
    } finally {
      await next.close();
    }
  });

  it('resumes all 31 setups as soon as it starts, even after a second kill', async () => {
    const created = await killed(31);
    expect(created).toHaveLength(31);
    await killed(0);
    let together = 0;
    let most = 0;
    const works = pretendHypervisor(0);
    const hypervisor: Hypervisor = {
      ...works,
      build: async (request) => {
        most = Math.max(most, ++together);
        // Nothing is done before all have begun: a job that waits to be taken for dead would hold up the others.
        await vi.waitUntil(() => most >= 31, { timeout: PATIENCE });
        return works.build(request);
      },
    };
    const begun = new Date();
    const next = await testShop({ dataDir, jobs: true, hypervisor });
    try {
      const left = () => next.db.select().from(services).where(eq(services.state, 'pending_setup'));
      await expect.poll(left).toEqual([]);
      // By jobs of this start, each at its first try: none waited until one of a killed process was taken for dead.
      const ofThisStart = await rowsOf(
        next.db,
        sql`select retry_count from pgboss.job where name = 'service.provision' and created_on >= ${begun.toISOString()}`,
      );
      expect(ofThisStart.length).toBeGreaterThanOrEqual(31);
      expect(ofThisStart.filter((job) => job['retry_count'] !== 0)).toEqual([]);
    } finally {
      await next.close();
    }
  });
});
