import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { Db } from './db/types.ts';
import { keptValues } from './http/tables.ts';

/**
 * The secret key that is made once and kept: beside the embedded database in a file that only its owner reads, or in
 * a demo's PostgreSQL, where all processes share it. A shop on PostgreSQL brings SECRET_KEY.
 */
export async function keptSecret(db: Db, folder: string | null): Promise<string> {
  return folder === null ? keptInDatabase(db) : keptInFile(`${folder}/secret.key`);
}

async function keptInFile(file: string): Promise<string> {
  await writeFile(file, newKey(), { mode: 0o600, flag: 'wx', flush: true }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}

async function keptInDatabase(db: Db): Promise<string> {
  await db.insert(keptValues).values({ name: 'secret_key', value: newKey() }).onConflictDoNothing();
  const [row] = await db.select().from(keptValues).where(eq(keptValues.name, 'secret_key'));
  if (!row) throw new Error('The secret key was stored and is not there.');
  return row.value;
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}
