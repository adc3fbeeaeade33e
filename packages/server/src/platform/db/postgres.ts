import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { listenOn } from './listen.ts';
import { migrateDatabase } from './migrate.ts';
import { explainStart } from './start-reasons.ts';
import type { Db, OpenDatabase } from './types.ts';
import { withSafeTransactions } from './safe-transactions.ts';

/** Any number, as long as every process uses the same. */
const startLock = 20_100_101;

/**
 * Milliseconds. An answer may take five seconds: one statement takes less, and a transaction that idles (its process
 * hangs) is ended and releases its locks. The client's own limit is for a database that hangs.
 */
const limits = {
  connectionTimeoutMillis: 2500,
  lock_timeout: 3000,
  statement_timeout: 4000,
  query_timeout: 4400,
  idle_in_transaction_session_timeout: 10_000,
} as const;
/** Milliseconds to connect at the start, where migrations and the seed take their time. */
const startTimeout = 10_000;
/** Milliseconds that a database may take to answer a ping. */
const pingTimeout = 1500;

/** Fails as a write does while the database is read-only. */
const checkWritable = `do $$ begin
  if current_setting('transaction_read_only')::boolean then
    raise read_only_sql_transaction using message = 'The database is read-only';
  end if;
end $$`;

const options = { casing: 'snake_case' } as const;
const databaseOn = (client: pg.Pool | pg.PoolClient) => drizzle(client, options);

/**
 * Opens a database of a PostgreSQL server, migrated. Processes that start together take turns at migrating.
 * @param what the database as the operator knows it: `The database of DATABASE_URL`
 * @throws StartError when the server cannot be reached or refuses the connection, or holds another version's tables
 */
export async function openPostgres(connection: pg.ClientConfig, what: string): Promise<OpenDatabase> {
  try {
    await locked(connection, (client) => migrateDatabase(client, what));
  } catch (error) {
    throw explainStart(error, `Can't connect to ${what.replace(/^T/, 't')}`);
  }
  const pool = quiet(new pg.Pool({ ...connection, ...limits, max: 10 }));
  return {
    db: withSafeTransactions(pool, databaseOn),
    alone: (work) => locked(connection, () => patiently(connection, work)),
    ping: async () => {
      await pool.query({ text: checkWritable, query_timeout: pingTimeout } as pg.QueryConfig);
    },
    listen: (channel, listener) => listenOn(connection, channel, listener),
    close: () => pool.end(),
  };
}

/**
 * Makes a pool survive broken connections, which it replaces. Without error listeners a lost one would end the process:
 * the pool's receive errors of idle connections, the client's those of one in a transaction.
 */
function quiet(pool: pg.Pool): pg.Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Runs work on connections without time limits, as the seed of a large shop needs them. */
async function patiently<Result>(connection: pg.ClientConfig, work: (db: Db) => Promise<Result>): Promise<Result> {
  const pool = quiet(new pg.Pool({ ...connection, connectionTimeoutMillis: startTimeout, max: 4 }));
  try {
    return await work(withSafeTransactions(pool, databaseOn));
  } finally {
    await pool.end();
  }
}

/** Runs work while holding the product's lock on a separate connection. */
async function locked<Result>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: startTimeout });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [startLock]);
    return await work(client);
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}
