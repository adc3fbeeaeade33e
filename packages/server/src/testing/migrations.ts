import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder } from '../db/migrations.ts';
import { ownDatabase } from './database.ts';

interface Journal {
  entries: { tag: string }[];
}

/**
 * Makes a database as it was before a migration, for tests of what becomes of old rows. The caller ends the client and
 * drops the database.
 * @param tag `0011_backup_storage`
 */
export async function databaseBefore(tag: string) {
  const own = await ownDatabase('nothing');
  const client = new pg.Client({ connectionString: own.url });
  await client.connect();
  const db = drizzle({ client });
  const folder = await migrationsBefore(tag);
  await migrate(db, { migrationsFolder: folder });
  await rm(folder, { recursive: true });
  return { own, client, db };
}

/** Copies the migrations before one into a folder of their own, which the caller deletes. */
async function migrationsBefore(tag: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hoster-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as Journal;
  const end = journal.entries.findIndex((entry) => entry.tag === tag);
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}
