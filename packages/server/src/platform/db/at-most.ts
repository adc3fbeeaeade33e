import { getTableName, type SQL, sql } from './drizzle.ts';
import type { PgTable } from './drizzle-pg.ts';
import type { Db } from './types.ts';

/** Makes transactions that name the same thing take turns: waits until those before have ended. */
export async function takeTurns(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** A limit on the rows of one owner. */
export interface AtMost {
  readonly table: PgTable;
  /** Condition of the rows that count. */
  readonly where: SQL | undefined;
  /** Whose rows they are, such as `user 7`. */
  readonly owner: string;
  readonly most: number;
}

/**
 * Whether an owner may have another row. Call it in the transaction that inserts it: transactions of one owner take
 * turns, so that of several at the same moment only as many insert as have room. Every limit of this kind uses it, and is
 * in the table of `at-most.test.ts`.
 */
export async function hasRoom(tx: Db, { table, where, owner, most }: AtMost): Promise<boolean> {
  await takeTurns(tx, `${getTableName(table)} of ${owner}`);
  return (await tx.$count(table, where)) < most;
}
