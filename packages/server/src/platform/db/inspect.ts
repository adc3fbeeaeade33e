import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { role } from './embedded/cluster.ts';
import { pendingMigrations } from './migrate.ts';
import type { DatabasePlace } from './open.ts';
import { explainStart } from './start-reasons.ts';
import type { Db } from './types.ts';

/** A database as it is: nothing is created, migrated or written. */
export interface InspectedDatabase {
  readonly db: Db;
  /** Number of migrations that the next start would run; null if it’s of another version. */
  readonly pending: number | null;
  close(): Promise<void>;
}

/**
 * Connects to a database without changing it, also while a site uses it.
 * @throws StartError with one sentence for the operator
 */
export async function inspectDatabase(place: DatabasePlace): Promise<InspectedDatabase> {
  const connection = 'url' in place ? { connectionString: place.url } : await embeddedConnection(place.folder);
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2500, query_timeout: 4400 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const db: Db = drizzle(client, { casing: 'snake_case' });
    return { db, pending: await pendingMigrations(db), close: () => client.end() };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw explainStart(error, "Can't connect to the database");
  }
}

/** The embedded PostgreSQL writes the folder of its socket into line 5 of `postmaster.pid`. */
async function embeddedConnection(folder: string): Promise<pg.ClientConfig> {
  const file = await readFile(join(resolve(folder), 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  const host = file.split('\n')[4];
  if (host) return { host, user: role, database: 'postgres' };
  throw new StartError(
    `The embedded database in ${folder} runs with the site only. Start the site, or set DATABASE_URL or DATA_DIR as for the site.`,
  );
}
