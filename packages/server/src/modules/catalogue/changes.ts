import { and, lt, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/types.ts';
import { catalogueChanges } from './tables.ts';

const underWay = new WeakMap<Db, Promise<string>>();

/**
 * The version of everything that visitors are shown: prices, plans, stock, texts. Triggers add a row to
 * `catalogue_changes` with every change, so this is one small query, the same for all processes, with no listener that
 * could be lost. Count and newest id together: rows become visible out of order when transactions overlap.
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

const keptDays = 7;

/** Deletes the notes of old changes but the newest one, so that no version ever comes back. */
export async function sweepChanges(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000);
  const newest = sql`(select max(${catalogueChanges.id}) from ${catalogueChanges})`;
  await db
    .delete(catalogueChanges)
    .where(and(lt(catalogueChanges.changedAt, before), sql`${catalogueChanges.id} < ${newest}`));
}
