import { eq, lt, sql } from '../db/drizzle.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/types.ts';
import { hashOf } from '../secrets.ts';
import { rateLimits } from './tables.ts';

/** So many times in so many seconds. */
export interface Rate {
  readonly times: number;
  readonly seconds: number;
}

/** One thing to count: `login` by `ip:192.0.2.1`. */
export interface Limited extends Rate {
  readonly action: string;
  readonly subject: string;
}

type Counting = Pick<Context, 'db' | 'clock' | 'settings'>;

/**
 * Counts one attempt, and tells whether it is still allowed. A refused attempt is not counted. One statement, so that
 * attempts at the same moment by several processes are counted one after the other.
 */
export async function attempt({ db, clock, settings }: Counting, limited: Limited): Promise<boolean> {
  if (!settings.rateLimits) return true;
  const now = clock.now().getTime() / 1000;
  const expiresAt = new Date((now + limited.seconds) * 1000);
  const recent = sql`array(select hit from unnest(${rateLimits.hits}) hit where hit > ${now - limited.seconds}::float8)`;
  const room = sql`cardinality(${recent}) < ${limited.times}::int`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key: keyOf(limited), hits: [now], granted: true, expiresAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${room} then ${recent} || ${now}::float8 else ${recent} end`,
        granted: room,
        expiresAt,
      },
    })
    .returning({ granted: rateLimits.granted });
  return row?.granted ?? false;
}

/** Gives the last attempt back: a right password is no failed login. */
export async function giveBack({ db, settings }: Omit<Counting, 'clock'>, limited: Limited): Promise<void> {
  if (!settings.rateLimits) return;
  await db
    .update(rateLimits)
    .set({ hits: sql`${rateLimits.hits}[1:cardinality(${rateLimits.hits}) - 1]` })
    .where(eq(rateLimits.key, keyOf(limited)));
}

/** Deletes all attempts. */
export async function forgive(db: Db, limited: Pick<Limited, 'action' | 'subject'>): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(limited)));
}

/** Deletes expired counters. */
export async function sweepRateLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, now));
}

function keyOf({ action, subject }: Pick<Limited, 'action' | 'subject'>): string {
  return hashOf(`${action} ${subject}`);
}
