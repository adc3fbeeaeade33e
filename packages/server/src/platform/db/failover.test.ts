import { expect, test } from 'vitest';
import { onServer, ownDatabase } from '../../testing/database.ts';
import { testBackend } from '../../testing/backend.ts';
import { answerOfDatabase } from '../http/errors/database-errors.ts';
import { sql } from './drizzle.ts';
import { openDatabase } from './open.ts';
import { rowsOf } from './rows-of.ts';
import type { Db } from './types.ts';

const server = process.env['TEST_SERVER_URL'] ?? '';

test('answers 503 while the database is read-only, and writes as soon as there is a primary', async ({
  onTestFinished,
}) => {
  const own = await ownDatabase('demo');
  onTestFinished(() => own.drop());
  const backend = await testBackend({ databaseUrl: own.url, rateLimits: false });
  onTestFinished(() => backend.close());
  const name = own.url.split('/').at(-1) ?? '';
  const browser = backend.browser();
  const signIn = () => browser.login('demo@hoster.example', 'demo-hoster-2026');
  const isReady = async () => (await browser.get('/readyz')).statusCode;
  /** Fills the pool. */
  const readAll = () => Promise.all(Array.from({ length: 20 }, () => backend.db.execute(sql`select pg_sleep(0.05)`)));

  await onServer(server, `alter database ${name} set default_transaction_read_only = on`);
  await onServer(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  await expect.poll(async () => (await browser.get('/my/api/currency/')).statusCode).toBe(200);
  await expect.poll(() => readAll().catch(() => [])).toHaveLength(20);
  const refused = await signIn();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(await isReady()).toBe(503);

  // Connections that are open lead to the old primary: they stay read-only.
  await readAll();
  await onServer(server, `alter database ${name} reset default_transaction_read_only`);
  expect(await isReady(), 'the first to notice, which ends the others').toBe(503);
  expect(await isReady()).toBe(200);
  expect(await Promise.all(Array.from({ length: 5 }, async () => (await signIn()).statusCode))).not.toContain(503);
});

/** Of a failover: broken connections, a server that stops, starts or has crashed, and one that is read-only. */
const states = ['08000', '08003', '08006', '08P01', '57P01', '57P02', '57P03', '57P05', '25006'];

test.each(states)('SQLSTATE %s is temporary, and the connection is not used again', async (state) => {
  const own = await ownDatabase('tables');
  const database = await openDatabase({ url: own.url });
  const failing = sql.raw(`do $$ begin raise sqlstate '${state}'; end $$`);
  const pidOf = async (db: Db) => (await rowsOf(db, sql`select pg_backend_pid() as pid`))[0]?.['pid'];
  const answers: unknown[] = [];
  const note = (error: unknown) => answers.push(answerOfDatabase(error)?.status);
  const before = await pidOf(database.db);
  await database.db.execute(failing).catch(note);
  const between = await pidOf(database.db);
  await database.db.transaction((tx) => tx.execute(failing)).catch(note);
  const after = await pidOf(database.db);
  await database.close();
  await own.drop();
  expect(answers).toEqual([503, 503]);
  expect(new Set([before, between, after]).size).toBe(3);
});
