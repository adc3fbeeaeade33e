import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { isConnectionError, isReadOnly } from './connection-error.ts';
import { inTime, timeLeft } from './deadline.ts';

type Database = NodePgDatabase;
/** `query_timeout` is missing in the driver's types. */
type Config = pg.QueryConfig & { query_timeout?: number };
type Statement = [statement: string | Config, values?: unknown[]];

/**
 * A database whose statements and transactions keep the deadline of their request, and always release their connection.
 * Drizzle never releases it when the connection breaks before `begin`: after ten of those, the pool is empty until the
 * process ends. A connection that broke or didn't answer in time is discarded instead of reused. When one turns out to be read-only,
 * all that were made before are discarded: after a failover, they lead to the former primary.
 * @param of the database on a pool or on one connection
 */
export function withSafeTransactions(pool: pg.Pool, of: (client: pg.Pool | pg.PoolClient) => Database): Database {
  let current = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => current.add(client));
  const discardAll = () => {
    current = new WeakSet();
  };

  async function connect(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await inTime(() => pool.connect());
      if (current.has(client)) return client;
      client.release(true);
    }
  }

  async function lend<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await connect();
    let isBroken = false;
    try {
      return await work(cutAtOnce(client, discardAll));
    } catch (error) {
      isBroken = isConnectionError(error);
      throw error;
    } finally {
      client.release(isBroken || !current.has(client));
    }
  }
  const query = (...statement: Statement) => lend((client) => client.query(...statement));
  const transaction: Database['transaction'] = (work, config) => lend((client) => of(client).transaction(work, config));
  return Object.assign(of(Object.assign(pool, { query })), { transaction });
}

/** Closes a connection at its first connection error, so that nothing, not even a rollback, waits for it again. */
function cutAtOnce(client: pg.PoolClient, onReadOnly: () => void): pg.PoolClient {
  const query = async (...[statement, values]: Statement): Promise<pg.QueryResult> => {
    try {
      return await client.query(limited(statement), values);
    } catch (error) {
      if (isReadOnly(error)) onReadOnly();
      // With a statement under way, `end` closes the socket without notifying the server.
      if (isConnectionError(error)) void (client as unknown as pg.Client).end().catch(() => undefined);
      throw error;
    }
  };
  return new Proxy(client, {
    get: (target, key) => (key === 'query' ? query : (Reflect.get(target, key) as unknown)),
  });
}

/** Limits the time of a statement to the deadline. */
function limited(statement: string | Config): Config {
  const config = typeof statement === 'string' ? { text: statement } : statement;
  const left = timeLeft();
  return left === Infinity ? config : { ...config, query_timeout: Math.min(config.query_timeout ?? left, left) };
}
