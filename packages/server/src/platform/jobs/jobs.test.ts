import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { order, paymentOf, testShop } from '../../testing/shop.ts';
import type { Job } from './job.ts';
import { openJobs } from './jobs.ts';

let done: number[] = [];
const record: Job<{ id: number; fails?: true }> = {
  name: 'test.record',
  queue: { retryLimit: 5, retryDelay: 10, pollSeconds: 2 },
  handle: async (_context, { id, fails }) => {
    if (fails) throw new Error('no');
    done.push(id);
  },
};
const shop = await testShop();
const jobs = await openJobs({ ...shop.app.hoster, jobs: [record] }, { supervise: false });
beforeEach(() => {
  done = [];
});
afterAll(async () => {
  await jobs.stop();
  await shop.close();
});

describe('the queue', () => {
  it('holds committed jobs only', async () => {
    await shop.db.transaction((tx) => jobs.enqueue(tx, record, { id: 501 }, { key: '501' }));
    const undone = shop.db.transaction(async (tx) => {
      await jobs.enqueue(tx, record, { id: 502 }, { key: '502' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await jobs.drain();
    expect(done).toEqual([501]);
  });

  it('queues a job once while it waits, and again when it’s done', async () => {
    const add = () => jobs.enqueue(shop.db, record, { id: 503 }, { key: '503' });
    await Promise.all([add(), add(), add()]);
    await jobs.drain();
    await add();
    await jobs.drain();
    expect(done).toEqual([503, 503]);
  });

  it('continues with the others when one fails', async () => {
    await jobs.enqueue(shop.db, record, { id: 504, fails: true }, { key: '504' });
    await jobs.enqueue(shop.db, record, { id: 505 }, { key: '505' });
    await jobs.drain();
    expect(done).toEqual([505]);
  });
});

describe('a running queue', () => {
  it('does jobs one by one without waiting for the next poll between them', async () => {
    const inOrder: Job<{ id: number }> = {
      name: 'test.in-order',
      queue: { retryLimit: 0, pollSeconds: 3600, batchSize: 1 },
      handle: async (_context, { id }) => void done.push(id),
    };
    const running = await openJobs({ ...shop.app.hoster, jobs: [inOrder] }, { supervise: false });
    for (const id of [1, 2, 3]) await running.enqueue(shop.db, inOrder, { id }, { key: String(id) });
    await running.start();
    await expect.poll(() => done).toEqual([1, 2, 3]);
    await running.stop();
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
