import { sql } from './drizzle.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db } from './types.ts';
import { rowsOf } from './rows-of.ts';

/** A clock that is compared with the database's until it's stopped. */
export interface DatabaseClock extends Clock {
  stop(): void;
}

const pauseMilliseconds = 10_000;
/** Answers that took longer are too imprecise to use. */
const slowMilliseconds = 1000;

/**
 * The database's clock, the same one for all processes of a shop. Between comparisons it runs by this process's
 * monotonic clock, so that setting the machine's clock changes nothing.
 */
export async function databaseClock(db: Db, log: FastifyBaseLogger): Promise<DatabaseClock> {
  let ahead = (await compare(db)).ahead;
  const timer = setInterval(() => {
    compare(db).then(
      (found) => {
        if (found.took < slowMilliseconds) ahead = found.ahead;
      },
      (error: unknown) => log.warn({ err: error }, 'The clock of the database could not be read'),
    );
  }, pauseMilliseconds);
  timer.unref();
  return {
    now: () => new Date(ahead + performance.now()),
    stop: () => clearInterval(timer),
  };
}

/** How far the database's clock is ahead of the monotonic one, and how long it took to ask, in milliseconds. */
async function compare(db: Db): Promise<{ ahead: number; took: number }> {
  const asked = performance.now();
  const [row] = await rowsOf(db, sql`select extract(epoch from clock_timestamp()) * 1000 as now`);
  const took = performance.now() - asked;
  return { ahead: Number(row?.['now']) - asked - took / 2, took };
}
