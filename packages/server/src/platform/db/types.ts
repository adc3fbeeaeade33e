import type { Listener, Listening } from './listen.ts';
import type { PgDatabase, PgQueryResultHKT } from './drizzle-pg.ts';

/**
 * The database, or a transaction of it. Inside `db.transaction(async (tx) => …)` use only `tx`: a query on `db`
 * takes another connection, doesn't see what the transaction wrote, and may wait for it.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An open, migrated database. */
export interface OpenDatabase {
  readonly db: Db;
  /**
   * Runs work that only one process may do at a time (seed, job tables); the others wait for their turn. Its database
   * doesn't limit the time of statements, and is closed afterwards.
   */
  alone<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** Resolves when the database answers and can be written; throws otherwise. */
  ping(): Promise<void>;
  /** Listens to a channel of notifications, on a connection of its own. */
  listen(channel: string, listener: Listener): Listening;
  close(): Promise<void>;
}
