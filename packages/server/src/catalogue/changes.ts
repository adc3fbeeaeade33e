import { dayMilliseconds } from '../platform/index.ts';
import { and, lt, sql } from '../platform/db/drizzle.ts';
import type { Db } from '../platform/db/index.ts';
import { catalogueChanges } from './tables.ts';

const underWay = new WeakMap<Db, Promise<string>>();

/**
 * Returns the version of everything that is shown to visitors: prices, plans, stock, texts. Triggers add a row to
 * `catalogue_changes` with every change, so this is one small query, the same for all processes, with no listener that
 * could be lost. It combines count and newest id, because rows become visible out of order when transactions overlap.
 */
export function catalogueVersion(db: Db): Promise<string> {
  const asked = underWay.get(db);
  if (asked) return asked;
  const version = readVersion(db).finally(() => underWay.delete(db));
  underWay.set(db, version);
  return version;
}

async function readVersion(db: Db): Promise<string> {
  const [row] = await db
    .select({ version: sql<string>`count(*) || ':' || coalesce(max(${catalogueChanges.id}), 0)` })
    .from(catalogueChanges);
  return row?.version ?? '';
}

const retentionDays = 7;

/** Deletes the rows of old changes except the newest one, so that no version is ever repeated. */
export async function sweepChanges(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionDays * dayMilliseconds);
  const newest = sql`(select max(${catalogueChanges.id}) from ${catalogueChanges})`;
  await db
    .delete(catalogueChanges)
    .where(and(lt(catalogueChanges.changedAt, before), sql`${catalogueChanges.id} < ${newest}`));
}
