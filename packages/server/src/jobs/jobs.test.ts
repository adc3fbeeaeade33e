import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { OrderCreated } from '@hoster/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceCents, order, paymentOf, testShop, type TestShop } from '../modules/orders/test-shop.ts';
import { openJobs, type JobHandlers, type Jobs } from './jobs.ts';
import { resumeWork } from './resume.ts';

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
    'service.end': async () => undefined,
    'payment.expire': async () => undefined,
    'bank.notify': async () => undefined,
  };
  return { done, handlers };
};

describe('the queue', () => {
  it('holds what was committed, and nothing of what was not', async () => {
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

  it('takes a job once while it waits, and again when it is done', async () => {
    const { done, handlers } = recorder();
    const add = () => jobs.enqueue(shop.db, 'service.provision', { serviceId: 503 }, { key: '503' });
    await Promise.all([add(), add(), add()]);
    await jobs.drain(handlers);
    await add();
    await jobs.drain(handlers);
    expect(done).toEqual([503, 503]);
  });

  it('goes on with the others when one fails', async () => {
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
  it('makes an ordered server active by itself', async () => {
    const live = await testShop({ jobs: true });
    try {
      const browser = await live.customer();
      const created = await order(browser, {});
      await expect
        .poll(async () => (await paymentOf(browser, created.payment_object_ref)).orders[0]?.status, { timeout: 10_000 })
        .toBe('active');
      await expect.poll(async () => (await browser.get('/mail/')).body, { timeout: 10_000 }).toContain('is ready');
    } finally {
      await live.close();
    }
  });
});

describe('a backend killed between payment and set-up', () => {
  it('builds the server after the next start, and has taken the money once', { timeout: 90_000 }, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'hoster-kill-'));
    try {
      const script = fileURLToPath(new URL('shop-to-kill.ts', import.meta.url));
      const victim = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
      const [line] = (await once(createInterface(victim.stdout), 'line')) as [string];
      victim.kill('SIGKILL');
      await once(victim, 'exit');
      const created = OrderCreated.parse(JSON.parse(line));

      const next = await testShop({ dataDir });
      try {
        const browser = await next.customer();
        const payment = await paymentOf(browser, created.payment_object_ref);
        expect(payment).toMatchObject({ status: 'paid', orders: [{ status: 'pending_setup' }] });
        await resumeWork(next.app.hoster);
        await next.drain();
        expect((await paymentOf(browser, created.payment_object_ref)).orders[0]?.status).toBe('active');
        expect(await balanceCents(browser)).toBe(50_000 - 1607);
        expect((await next.letters()).map(({ subject }) => subject)).toContain('survivor is ready');
      } finally {
        await next.close();
      }
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
