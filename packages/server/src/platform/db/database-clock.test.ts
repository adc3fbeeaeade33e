import { sql } from './drizzle.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { frozenClock } from '../clock.ts';
import { testDatabase } from '../../testing/database.ts';
import { databaseClock, type DatabaseClock } from './database-clock.ts';
import type { OpenDatabase } from './types.ts';
import Fastify from 'fastify';
import { rowsOf } from './rows-of.ts';

let database: OpenDatabase;
let clock: DatabaseClock;
beforeEach(async () => {
  database = await testDatabase();
  clock = await databaseClock(database.db, Fastify().log);
});
afterEach(async () => {
  vi.useRealTimers();
  clock.stop();
  await database.close();
});

/** How far the clock is from the database's, in milliseconds. */
async function difference(): Promise<number> {
  const [row] = await rowsOf(database.db, sql`select extract(epoch from clock_timestamp()) * 1000 as now`);
  return Math.abs(Number(row?.['now']) - clock.now().getTime());
}

it.each([-3_600_000, -20_000, 20_000, 3_600_000])(
  'shows the time of the database when the clock of the machine is %i milliseconds off',
  async (off) => {
    vi.useFakeTimers({ toFake: ['Date'], now: frozenClock().now().getTime() + off });
    expect(await difference()).toBeLessThan(5000);
    const before = clock.now().getTime();
    vi.setSystemTime(0);
    expect(clock.now().getTime()).toBeGreaterThanOrEqual(before);
  },
);
