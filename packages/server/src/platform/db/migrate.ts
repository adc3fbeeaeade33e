import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { sql } from './drizzle.ts';
import { rowsOf } from './rows-of.ts';
import type { Db } from './types.ts';

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/**
 * Migrates a database that is empty or was written by this version or an earlier release.
 * @param what the database as the operator knows it: `The data folder ./data`
 * @throws StartError if it has migrations that this version doesn't know, or one fails
 */
export async function migrateDatabase(client: pg.Client, what: string): Promise<void> {
  const db = drizzle(client);
  if (!(await isOurs(db))) {
    throw new StartError(
      `${what} was created by another version of Hoster. Start that version, or use an empty folder or database.`,
    );
  }
  try {
    await migrate(db, { migrationsFolder });
  } catch (error) {
    throw new StartError(`${what} can't be upgraded to this version: ${rootOf(error)}.`, { cause: error });
  }
}

/** Number of migrations that a database lacks; null if it has some that this version doesn't know. */
export async function pendingMigrations(db: Pick<Db, 'execute'>): Promise<number | null> {
  if (!(await isOurs(db))) return null;
  const files = readMigrationFiles({ migrationsFolder });
  const [table] = await rowsOf(db, sql`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (typeof table?.['name'] !== 'string') return files.length;
  const [done] = await rowsOf(db, sql`select count(*)::int as count from drizzle.__drizzle_migrations`);
  return files.length - Number(done?.['count'] ?? 0);
}

/** Whether every migration applied to the database is known to this version. */
async function isOurs(db: Pick<Db, 'execute'>): Promise<boolean> {
  const known = new Map(readMigrationFiles({ migrationsFolder }).map((file) => [file.folderMillis, file.hash]));
  const [table] = await rowsOf(db, sql`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (typeof table?.['name'] !== 'string') return true;
  const seen = await rowsOf(db, sql`select hash, created_at from drizzle.__drizzle_migrations`);
  return seen.every(({ hash, created_at: at }) => known.get(Number(at)) === hash);
}

/** The database's own message; Drizzle puts the whole statement before it. */
function rootOf(error: unknown): string {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  return (root instanceof Error ? root.message : String(root)).replace(/\.$/, '');
}
