import type { SQL } from './drizzle.ts';
import type { Db } from './types.ts';

/** Returns the rows of a raw SQL statement: the result of `execute` has no type that all drivers share. */
export async function rowsOf(db: Pick<Db, 'execute'>, query: SQL): Promise<Record<string, unknown>[]> {
  const result: unknown = await db.execute(query);
  return (result as { rows: Record<string, unknown>[] }).rows;
}
