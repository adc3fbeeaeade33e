import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { createBackend } from '../backend.ts';
import { once, repeatable } from '../modules/orders/idempotency.ts';
import { secretKey } from '../testing/fixed.ts';
import { hungProxy } from '../testing/hung-proxy.ts';
import { ownDatabase, onServer } from '../testing/database.ts';
import { Browser } from '../testing/browser.ts';
import { rowsOf } from './rows-of.ts';

// Waits for time limits that are part of the promise, beside other tests.
vi.setConfig({ testTimeout: 120_000 });

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function openShop(options: { databaseUrl: string } | { dataDir: string }) {
  const backend = await createBackend({ secretKey, seed: 'demo', ...options });
  ends.push(() => backend.close());
  const browser = new Browser(backend.app);
  await browser.login('demo@hoster.example', 'demo-hoster-2026');
  const statusOf = async (url: string) => (await browser.get(url)).statusCode;
  return { backend, browser, statusOf };
}

test('terminated connections fail their requests with 503, and nothing is lost of the pool', async () => {
  const own = await ownDatabase('demo');
  ends.push(() => own.drop());
  const { backend, browser, statusOf } = await openShop({ databaseUrl: own.url });
  const terminate = () =>
    onServer(
      process.env['TEST_SERVER_URL'] ?? '',
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${own.url.split('/').at(-1)}'`,
    );
  const statuses = new Set<number>();
  for (let round = 0; round < 15; round++) {
    const asked = Array.from({ length: 8 }, () => browser.get('/my/api/services/'));
    const inTransaction = backend.db
      .transaction(async (tx) => {
        await terminate();
        await tx.execute(sql`select 1`);
      })
      .catch((error: unknown) => error);
    for (const answer of await Promise.all(asked)) {
      statuses.add(answer.statusCode);
      if (answer.statusCode === 503) expect(answer.headers['retry-after']).toBe('5');
    }
    expect(await inTransaction).toBeInstanceOf(Error);
  }
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await expect.poll(() => statusOf('/my/api/services/')).toBe(200);
  // More transactions at once than connections were lost.
  const all = Array.from({ length: 20 }, () => backend.db.transaction((tx) => tx.execute(sql`select 1`)));
  expect(await Promise.all(all)).toHaveLength(20);
});

test('while the embedded server restarts calls are answered 503, and it recovers by itself', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hoster-restart-'));
  ends.push(() => rm(dataDir, { recursive: true, force: true }));
  const { backend, browser, statusOf } = await openShop({ dataDir });
  const [row] = await rowsOf(backend.db, sql`select pg_read_file('postmaster.pid') as text`);
  process.kill(Number(String(row?.['text']).split('\n')[0]), 'SIGKILL');
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  const during = await browser.get('/my/api/services/');
  expect([during.statusCode, during.headers['retry-after']]).toEqual([503, '5']);
  expect(during.json()).toMatchObject({ code: 'unavailable' });
  await expect.poll(() => statusOf('/readyz'), { timeout: 60_000 }).toBe(200);
  expect(await statusOf('/my/api/services/')).toBe(200);
});

test('a database that hangs costs no answer more than five seconds, and no connection for ever', async () => {
  const own = await ownDatabase('demo');
  ends.push(() => own.drop());
  const proxy = await hungProxy(own.url);
  ends.push(() => proxy.close());
  const { backend, browser, statusOf } = await openShop({ databaseUrl: proxy.url });
  proxy.hang();
  const ask = async (url: string) => {
    const start = performance.now();
    const { statusCode } = await browser.get(url);
    return { statusCode, seconds: (performance.now() - start) / 1000 };
  };
  const inTransaction = backend.db.transaction((tx) => tx.execute(sql`select 1`)).catch((error: unknown) => error);
  const asked = [...Array.from({ length: 15 }, () => ask('/my/api/services/')), ask('/readyz')];
  for (const { statusCode, seconds } of await Promise.all(asked)) {
    expect(statusCode).toBe(503);
    expect(seconds).toBeLessThan(5.5);
  }
  expect(await inTransaction).toBeInstanceOf(Error);
  proxy.recover();
  await expect.poll(() => statusOf('/readyz'), { timeout: 30_000 }).toBe(200);
  await expect.poll(() => statusOf('/my/api/services/'), { timeout: 30_000 }).toBe(200);
});

test('a database that hangs in mid-transaction is waited for once, not again to roll back or to look for an answer', async () => {
  const own = await ownDatabase('demo');
  ends.push(() => own.drop());
  const proxy = await hungProxy(own.url);
  ends.push(() => proxy.close());
  const { backend } = await openShop({ databaseUrl: proxy.url });
  let hungAt = 0;
  const inTransaction = once(backend.db, repeatable(1, 'test', 'key', {}), () =>
    backend.db.transaction(async (tx): Promise<never> => {
      await tx.execute(sql`select 1`);
      proxy.hang();
      hungAt = performance.now();
      await tx.execute(sql`select 1`);
      throw new Error('The database answered');
    }),
  );
  await expect(inTransaction).rejects.toThrow(/Failed query/);
  expect((performance.now() - hungAt) / 1000).toBeLessThan(5.5);
});
