import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { reasonOf, StartError } from '../start-error.ts';
import { bringForward } from './bring-forward.ts';
import type { Db, OpenDatabase } from './types.ts';
import * as schema from './schema.ts';
import { withSafeTransactions } from './safe-transactions.ts';

/** Any number, as long as every process uses the same. */
const startLock = 20_100_101;

/**
 * Milliseconds. An answer may take five seconds: one statement takes less, and whoever holds a transaction open without
 * doing anything (a process that hangs) gives its locks back. The client's own limit is for a database that hangs.
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
/** Milliseconds that a database may take to say that it is there. */
const pingTimeout = 1500;

const options = { schema, casing: 'snake_case' } as const;
const databaseOn = (client: pg.Pool | pg.PoolClient) => drizzle(client, options);

/**
 * Opens a database of a PostgreSQL server, migrated. Processes that start together take turns at migrating.
 * @param what the database as the operator knows it: `The database of DATABASE_URL`
 * @throws StartError when the server cannot be reached or refuses us, or holds another version's tables
 */
export async function openPostgres(connection: pg.ClientConfig, what: string): Promise<OpenDatabase> {
  try {
    await locked(connection, async (client) => {
      const db = drizzle(client, options);
      await bringForward(db, what, (config) => migrate(db, config));
    });
  } catch (error) {
    if (!(error instanceof StartError) && isUnreachable(error)) {
      throw new StartError(`Can't connect to ${what.replace(/^T/, 't')}: ${reasonOf(error)}.`, { cause: error });
    }
    throw error;
  }
  const pool = quiet(new pg.Pool({ ...connection, ...limits, max: 10 }));
  return {
    db: withSafeTransactions(pool, databaseOn),
    alone: (work) => locked(connection, () => patiently(connection, work)),
    ping: async () => {
      await pool.query({ text: 'select 1', query_timeout: pingTimeout } as pg.QueryConfig);
    },
    close: () => pool.end(),
  };
}

/**
 * A pool whose connections may break: it replaces them. Without listeners a lost one would end the process: the pool's
 * hears of idle connections, the client's of one that is in the middle of a transaction.
 */
function quiet(pool: pg.Pool): pg.Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Works on connections without limits, as the seed of a large shop needs them. */
async function patiently<Result>(connection: pg.ClientConfig, work: (db: Db) => Promise<Result>): Promise<Result> {
  const pool = quiet(new pg.Pool({ ...connection, connectionTimeoutMillis: startTimeout, max: 4 }));
  try {
    return await work(withSafeTransactions(pool, databaseOn));
  } finally {
    await pool.end();
  }
}

/** Holds the product's lock on a connection of its own while something is done. */
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
    // The lock goes with the connection.
    await client.end();
  }
}

/** No server, no such database, wrong password: the operator's to mend. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.message === 'timeout expired') return true;
  if (!('code' in error) || typeof error.code !== 'string') return false;
  return /^E[A-Z]+$/.test(error.code) || /^(28|3D|08|57P03)/.test(error.code);
}
