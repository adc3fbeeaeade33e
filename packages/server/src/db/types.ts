import type { PgDatabase, PgQueryResultHKT } from './drizzle-pg.ts';
import type * as schema from './schema.ts';

/**
 * The database, or a transaction of it. Inside `db.transaction(async (tx) => …)` use only `tx`: a query on `db`
 * takes another connection, doesn't see what the transaction wrote, and may wait for it.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open, migrated database. */
export interface OpenDatabase {
  readonly db: Db;
  /**
   * Runs what only one process may do at a time (seed, job tables); the others wait for their turn. The database that it
   * gets sets no limits to the time of statements, and ends with it.
   */
  alone<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** Answers when the database does; throws when not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
