import { sql } from './drizzle.ts';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StartError } from '../start-error.ts';
import { migrationsFolder } from './migrations.ts';
import type { Db } from './types.ts';
import { rowsOf } from './rows-of.ts';

/**
 * Migrates a database. Before that it must be empty, or have been written by this version or an earlier one.
 * @param what the database as the operator knows it: `The data folder ./data`
 * @throws StartError when it is another version's, or a migration fails
 */
export async function bringForward(
  db: Db,
  what: string,
  migrate: (config: { migrationsFolder: string }) => Promise<unknown>,
): Promise<void> {
  if (!(await isOurs(db))) {
    throw new StartError(
      `${what} was created by another version of Hoster. Start that version, or use an empty folder or database.`,
    );
  }
  try {
    await migrate({ migrationsFolder });
  } catch (error) {
    throw new StartError(`${what} can't be upgraded to this version: ${rootOf(error)}.`, { cause: error });
  }
}

/** Whether every migration that the database has seen is one of ours. */
async function isOurs(db: Db): Promise<boolean> {
  const known = new Map(readMigrationFiles({ migrationsFolder }).map((file) => [file.folderMillis, file.hash]));
  const [table] = await rowsOf(db, sql`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (typeof table?.['name'] !== 'string') return true;
  const seen = await rowsOf(db, sql`select hash, created_at from drizzle.__drizzle_migrations`);
  return seen.every(({ hash, created_at: at }) => known.get(Number(at)) === hash);
}

/** The database's own words; Drizzle puts the whole statement before them. */
function rootOf(error: unknown): string {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  return (root instanceof Error ? root.message : String(root)).replace(/\.$/, '');
}
