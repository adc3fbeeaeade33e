import type { SQL } from './drizzle.ts';
import type { Db } from './types.ts';

/** The rows of a statement of raw SQL: what `execute` answers has no type that all drivers share. */
export async function rowsOf(db: Db, query: SQL): Promise<Record<string, unknown>[]> {
  const result: unknown = await db.execute(query);
  return (result as { rows: Record<string, unknown>[] }).rows;
}
