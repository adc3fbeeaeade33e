import { fromPglite, type Db as BossDb } from 'pg-boss';
import type { PGlite } from '@electric-sql/pglite';
import type { Pool, QueryResult } from 'pg';
import type { Db } from '../db/types.ts';

/**
 * Lets pg-boss use the connection (PGlite) or the pool (PostgreSQL) that the database already has.
 * @throws when `db` is a transaction: those have no client of their own
 */
export function bossDatabase(db: Db): { db: BossDb; backend: 'pglite' | 'postgres' } {
  const client: unknown = '$client' in db ? db.$client : undefined;
  if (isPglite(client)) return { db: fromPglite(client), backend: 'pglite' };
  if (isPool(client)) {
    return {
      backend: 'postgres',
      db: {
        executeSql: async (text: string, values?: unknown[]) => {
          const result: QueryResult | QueryResult[] = await client.query(text, values);
          // Several statements without values answer a list of results.
          return Array.isArray(result) ? { rows: result.flatMap((part) => part.rows) } : result;
        },
      },
    };
  }
  throw new Error('The job queue needs the database itself, not a transaction.');
}

function isPglite(client: unknown): client is PGlite {
  return typeof client === 'object' && client !== null && 'exec' in client && 'query' in client;
}

function isPool(client: unknown): client is Pool {
  return typeof client === 'object' && client !== null && 'connect' in client && 'totalCount' in client;
}
