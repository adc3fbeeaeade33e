import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { reasonOf, StartError } from '../start-error.ts';
import { bringForward } from './bring-forward.ts';
import type { OpenDatabase } from './open.ts';
import * as schema from './schema.ts';

/** Any number will do, so long as every process of the product asks for the same. */
const startLock = 20_100_101;

/**
 * Opens a PostgreSQL server, migrated. Processes that start together take turns at migrating.
 * @throws StartError when the server cannot be reached or refuses us, or holds another version's tables
 */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  try {
    await locked(pool, async (client) => {
      const db = drizzle(client, { schema, casing: 'snake_case' });
      await bringForward(db, 'The database of DATABASE_URL', (config) => migrate(db, config));
    });
  } catch (error) {
    await pool.end();
    if (!(error instanceof StartError) && isUnreachable(error)) {
      throw new StartError(`The database of DATABASE_URL cannot be opened: ${reasonOf(error)}.`, { cause: error });
    }
    throw error;
  }
  return {
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    kind: 'postgres',
    alone: (work) => locked(pool, work),
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

/** Holds the product's lock on a connection of its own while something is done. */
async function locked<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [startLock]);
    try {
      return await work(client);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [startLock]);
    }
  } finally {
    client.release();
  }
}

/** No server, no such database, wrong password: the operator's to mend. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return /^E[A-Z]+$/.test(error.code) || /^(28|3D|08|57P03)/.test(error.code);
}
