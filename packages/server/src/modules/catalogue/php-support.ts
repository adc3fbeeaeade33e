import { and, eq, lt } from '../../db/drizzle.ts';
import type { Db } from '../../db/types.ts';
import { phpVersions } from './tables.ts';

/** Marks PHP versions as without security fixes once their last day (UTC) is over. Safe to repeat. */
export async function endPhpSupport(db: Db, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  await db
    .update(phpVersions)
    .set({ endOfLife: true })
    .where(and(eq(phpVersions.endOfLife, false), lt(phpVersions.supportedUntil, today)));
}
