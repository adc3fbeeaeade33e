import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { isConnectionError } from './connection-error.ts';
import { inTime, timeLeft } from './deadline.ts';
import type * as schema from './schema.ts';

type Database = NodePgDatabase<typeof schema>;
/** `query_timeout` is missing in the driver's types. */
type Config = pg.QueryConfig & { query_timeout?: number };
type Statement = [statement: string | Config, values?: unknown[]];

/**
 * A database whose statements and transactions keep the deadline of their request, and always give their connection
 * back. Drizzle keeps it for ever when the connection breaks before `begin`: ten of those, and the pool is empty until
 * the process ends. One that broke or didn't answer in time is thrown away instead of being used again.
 * @param of the database on a pool or on one connection
 */
export function withSafeTransactions(pool: pg.Pool, of: (client: pg.Pool | pg.PoolClient) => Database): Database {
  async function lend<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await inTime(() => pool.connect());
    let isBroken = false;
    try {
      return await work(cutAtOnce(client));
    } catch (error) {
      isBroken = isConnectionError(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  }
  const query = (...statement: Statement) => lend((client) => client.query(...statement));
  const transaction: Database['transaction'] = (work, config) => lend((client) => of(client).transaction(work, config));
  return Object.assign(of(Object.assign(pool, { query })), { transaction });
}

/** The connection, closed at its first connection error, so that nothing waits for it again, not even a rollback. */
function cutAtOnce(client: pg.PoolClient): pg.PoolClient {
  const query = async (...[statement, values]: Statement): Promise<pg.QueryResult> => {
    try {
      return await client.query(limited(statement), values);
    } catch (error) {
      // With a statement under way, `end` closes the socket without notifying the server.
      if (isConnectionError(error)) void (client as unknown as pg.Client).end().catch(() => undefined);
      throw error;
    }
  };
  return new Proxy(client, {
    get: (target, key) => (key === 'query' ? query : (Reflect.get(target, key) as unknown)),
  });
}

/** The statement, waited for until the deadline at most. */
function limited(statement: string | Config): Config {
  const config = typeof statement === 'string' ? { text: statement } : statement;
  const left = timeLeft();
  return left === Infinity ? config : { ...config, query_timeout: Math.min(config.query_timeout ?? left, left) };
}
