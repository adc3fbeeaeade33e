import type { Db as BossDb } from 'pg-boss';
import type { Pool, QueryResult } from 'pg';
import type { Db } from '../db/types.ts';

/**
 * Lets pg-boss use the pool that the database already has.
 * @throws when `db` is a transaction: those have no pool of their own
 */
export function bossDatabase(db: Db): BossDb {
  const client: unknown = '$client' in db ? db.$client : undefined;
  if (!isPool(client)) throw new Error('The job queue needs the database itself, not a transaction.');
  return {
    executeSql: async (text: string, values?: unknown[]) => {
      const result: QueryResult | QueryResult[] = await client.query(text, values);
      // Several statements without values answer a list of results.
      return Array.isArray(result) ? { rows: result.flatMap((part) => part.rows) } : result;
    },
  };
}

function isPool(client: unknown): client is Pool {
  return typeof client === 'object' && client !== null && 'connect' in client && 'totalCount' in client;
}
