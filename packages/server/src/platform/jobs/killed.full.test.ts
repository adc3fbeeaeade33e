import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { OrderCreated } from '@hoster/contract';
import { eq, sql } from '../db/drizzle.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { WAIT_TIMEOUT } from '../../../../../scripts/wait-timeout.ts';
import { balanceCents, paymentOf, testShop } from '../../testing/shop.ts';
import { services } from '../../sales/orders/tables.ts';
import { mockHypervisor } from '../../sandbox/providers/hypervisor.ts';
import type { Hypervisor } from '../../sandbox/providers/hypervisor-machine.ts';
import { rowsOf } from '../db/rows-of.ts';
import { queueDueWork } from './due.ts';

describe('a backend killed between payment and setup', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'hoster-kill-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  /** Starts a shop that takes orders whose servers are never done, and kills it. @returns the orders */
  async function killed(orders: number): Promise<OrderCreated[]> {
    const script = fileURLToPath(new URL('../../testing/shop-to-kill.ts', import.meta.url));
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
      expect((await next.emails()).map(({ subject }) => subject)).toContain('survivor-1 is ready');
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
    const works = mockHypervisor();
    const hypervisor: Hypervisor = {
      ...works,
      build: async (request) => {
        most = Math.max(most, ++together);
        // Nothing is done before all have begun: a job that waits to be taken for dead would hold up the others.
        await vi.waitUntil(() => most >= 31, { timeout: WAIT_TIMEOUT });
        return works.build(request);
      },
    };
    const begun = new Date();
    const next = await testShop({ dataDir, jobs: true, hypervisor });
    try {
      const left = () => next.db.select().from(services).where(eq(services.state, 'pending_setup'));
      // On a busy machine, a provider's call may end before all have begun, and is made again after a pause.
      await expect.poll(left, { timeout: 6 * WAIT_TIMEOUT }).toEqual([]);
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
