import { eq, lt, type SQL, sql } from '../db/drizzle.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/types.ts';
import { hashOf } from '../secrets.ts';
import { rateLimits } from './tables.ts';

/** Maximum number of attempts within a number of seconds. */
export interface Rate {
  readonly times: number;
  readonly seconds: number;
}

/** Action and subject to count: `login` by `ip:192.0.2.1`. */
export interface Limited extends Rate {
  readonly action: string;
  readonly subject: string;
}

/** Action and subject whose attempts become slow: `free` of them, then each after a wait that doubles from `first` to `longest`. */
export interface Slowed extends Pick<Limited, 'action' | 'subject'> {
  readonly free: number;
  /** Seconds. */
  readonly wait: { readonly first: number; readonly longest: number };
  /** Seconds after which an attempt is forgotten. */
  readonly memory: number;
}

type Counting = Pick<Context, 'db' | 'clock' | 'settings'>;

/** Counts an attempt, and returns whether it is still allowed. A refused attempt is not counted. */
export async function consumeLimit(counting: Counting, limited: Limited): Promise<boolean> {
  return consume(counting, limited, limited.seconds, (recent) => sql`cardinality(${recent}) < ${limited.times}::int`);
}

/** Counts an attempt, and returns whether it came late enough after the last one. A refused attempt is not counted. */
export async function consumeSlowed(counting: Counting, slowed: Slowed): Promise<boolean> {
  const { free, wait, memory } = slowed;
  return consume(counting, slowed, memory, (recent, now) => {
    const beyond = sql`cardinality(${recent}) - ${free}::int`;
    const last = sql`(select max(hit) from unnest(${recent}) hit)`;
    const seconds = sql`least(${wait.longest}::float8, ${wait.first}::float8 * power(2::float8, least(${beyond}, 20)))`;
    return sql`(${beyond} < 0 or ${now}::float8 >= ${last} + ${seconds})`;
  });
}

/** One statement, so that concurrent attempts by several processes are counted one after the other. */
async function consume(
  { db, clock, settings }: Counting,
  counted: Pick<Limited, 'action' | 'subject'>,
  memorySeconds: number,
  hasRoom: (recent: SQL, now: number) => SQL,
): Promise<boolean> {
  if (!settings.rateLimits) return true;
  const now = clock.now().getTime() / 1000;
  const expiresAt = new Date((now + memorySeconds) * 1000);
  const recent = sql`array(select hit from unnest(${rateLimits.hits}) hit where hit > ${now - memorySeconds}::float8)`;
  const room = hasRoom(recent, now);
  const [row] = await db
    .insert(rateLimits)
    .values({ key: keyOf(counted), hits: [now], granted: true, expiresAt })
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

/** What is left of a quota. */
export interface Quota {
  readonly isGranted: boolean;
  readonly remaining: number;
  /** Seconds until all of it is there again. */
  readonly resetSeconds: number;
}

/**
 * Counts a use of a quota that refills evenly, by one time only: the moment at which it will be full (GCRA). For limits
 * with many hits, of which {@link consumeLimit} would keep each.
 */
export async function consumeQuota({ db, clock, settings }: Counting, limited: Limited): Promise<Quota> {
  const { seconds, times } = limited;
  if (!settings.rateLimits) return { isGranted: true, remaining: times, resetSeconds: 0 };
  const now = clock.now().getTime() / 1000;
  const one = seconds / times;
  const full = sql`greatest(${rateLimits.hits}[1], ${now}::float8) + ${one}::float8`;
  // Half a use of tolerance: the sums of floats don't meet the limit exactly.
  const room = sql`${full} <= ${now + seconds + one / 2}::float8`;
  const expiresAt = new Date((now + seconds) * 1000);
  const [row] = await db
    .insert(rateLimits)
    .values({ key: keyOf(limited), hits: [now + one], granted: true, expiresAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { hits: sql`case when ${room} then array[${full}] else ${rateLimits.hits} end`, granted: room, expiresAt },
    })
    .returning({ granted: rateLimits.granted, hits: rateLimits.hits });
  const wait = Math.max((row?.hits[0] ?? now) - now, 0);
  return {
    isGranted: row?.granted ?? false,
    remaining: Math.max(Math.round((seconds - wait) / one), 0),
    resetSeconds: Math.ceil(wait),
  };
}

/** Uncounts the last attempt: a correct password isn't a failed login. */
export async function restoreLimit(
  { db, settings }: Omit<Counting, 'clock'>,
  limited: Pick<Limited, 'action' | 'subject'>,
): Promise<void> {
  if (!settings.rateLimits) return;
  await db
    .update(rateLimits)
    .set({ hits: sql`${rateLimits.hits}[1:cardinality(${rateLimits.hits}) - 1]` })
    .where(eq(rateLimits.key, keyOf(limited)));
}

/** Deletes all attempts. */
export async function resetLimit(db: Db, limited: Pick<Limited, 'action' | 'subject'>): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(limited)));
}

/** Deletes expired counters. */
export async function sweepRateLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, now));
}

function keyOf({ action, subject }: Pick<Limited, 'action' | 'subject'>): string {
  return hashOf(`${action} ${subject}`);
}
