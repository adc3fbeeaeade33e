import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from './drizzle.ts';
import { test, type TestContext } from 'vitest';
import { endsWithin } from '../../../../../scripts/ends-within.ts';
import { createBackend } from '../../backend.ts';
import { idempotently, repeatable } from '../../billing/payments/idempotency.ts';
import { secretKey } from '../../testing/fixed.ts';
import { hungProxy } from '../../testing/hung-proxy.ts';
import { ownDatabase, onServer } from '../../testing/database.ts';
import { Browser } from '../../testing/browser.ts';
import { rowsOf } from './rows-of.ts';

/** Enough for any answer on a busy machine. */
const patient = 60_000;
/** Less than the limits of the database itself, which would end requests too. */
const limited = 2000;

async function openShop(
  onTestFinished: TestContext['onTestFinished'],
  options: { databaseUrl: string; answerMilliseconds?: number } | { dataDir: string },
) {
  const backend = await createBackend({ secretKey, seed: 'demo', answerMilliseconds: patient, ...options });
  onTestFinished(() => backend.close());
  const browser = new Browser(backend.app);
  const statusOf = async (url: string) => (await browser.get(url)).statusCode;
  return { backend, browser, statusOf };
}

const signIn = (browser: Browser) => browser.login('demo@hoster.example', 'demo-hoster-2026');

// Side by side: they wait for time limits and for a database that starts again.
test.concurrent('answers 503 for terminated connections and replaces them in the pool', async ({
  expect,
  onTestFinished,
}) => {
  const own = await ownDatabase('demo');
  onTestFinished(() => own.drop());
  const { backend, browser, statusOf } = await openShop(onTestFinished, { databaseUrl: own.url });
  await signIn(browser);
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

test.concurrent('answers 503 while the embedded server restarts, then recovers', async ({ expect, onTestFinished }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hoster-restart-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const { backend, browser, statusOf } = await openShop(onTestFinished, { dataDir });
  await signIn(browser);
  const [row] = await rowsOf(backend.db, sql`select pg_read_file('postmaster.pid') as text`);
  process.kill(Number(String(row?.['text']).split('\n')[0]), 'SIGKILL');
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  const during = await browser.get('/my/api/services/');
  expect([during.statusCode, during.headers['retry-after']]).toEqual([503, '5']);
  expect(during.json()).toMatchObject({ code: 'unavailable' });
  await expect.poll(() => statusOf('/readyz')).toBe(200);
  expect(await statusOf('/my/api/services/')).toBe(200);
});

test.concurrent('a hanging database delays answers no longer than their limit and leaks no connection', async ({
  expect,
  onTestFinished,
}) => {
  const own = await ownDatabase('demo');
  onTestFinished(() => own.drop());
  const proxy = await hungProxy(own.url);
  onTestFinished(() => proxy.close());
  const { backend, browser, statusOf } = await openShop(onTestFinished, {
    databaseUrl: proxy.url,
    answerMilliseconds: limited,
  });
  // Looked for in the database with each call.
  browser.cookies.set('sessionid', 'a'.repeat(32));
  proxy.hang();
  const inTransaction = backend.db.transaction((tx) => tx.execute(sql`select 1`)).catch((error: unknown) => error);
  const asked = Promise.all([...Array.from({ length: 15 }, () => statusOf('/my/api/services/')), statusOf('/readyz')]);
  expect(await endsWithin(2 * limited, asked)).toBe(true);
  expect(new Set(await asked)).toEqual(new Set([503]));
  expect(await inTransaction).toBeInstanceOf(Error);
  proxy.recover();
  await expect.poll(() => statusOf('/readyz')).toBe(200);
  await expect.poll(() => statusOf('/my/api/services/')).toBe(401);
});

test.concurrent('waits once for a database that hangs in a transaction, not again for the rollback or an earlier answer', async ({
  expect,
  onTestFinished,
}) => {
  const own = await ownDatabase('demo');
  onTestFinished(() => own.drop());
  const proxy = await hungProxy(own.url);
  onTestFinished(() => proxy.close());
  const { backend } = await openShop(onTestFinished, { databaseUrl: proxy.url });
  const inTransaction = idempotently(backend.db, repeatable(1, 'test', 'key', {}), () =>
    backend.db.transaction(async (tx): Promise<never> => {
      await tx.execute(sql`select 1`);
      proxy.hang();
      await tx.execute(sql`select 1`);
      throw new Error('The database answered');
    }),
  );
  // Less than two waits.
  expect(await endsWithin(8000, inTransaction)).toBe(true);
  await expect(inTransaction).rejects.toThrow(/Failed query/);
});
