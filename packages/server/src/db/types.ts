import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/**
 * The database, or a transaction of it. Inside `db.transaction(async (tx) => …)` use only `tx`: PGlite has one
 * connection, and a query on `db` would wait for the transaction that waits for it.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
