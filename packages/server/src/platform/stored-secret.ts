import { randomBytes } from 'node:crypto';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import { eq } from './db/drizzle.ts';
import type { Db } from './db/types.ts';
import { keptValues } from './http/tables.ts';
import { reasonOf, StartError } from './start-error.ts';

/** Minimum length of a key, as for SECRET_KEY. */
const shortest = 32;

/**
 * Returns the secret key that is generated once and stored: beside the embedded database in a file that only its owner
 * can read, or in a demo's PostgreSQL, where all processes share it. A shop on PostgreSQL sets SECRET_KEY.
 * @param hasUsers whether the database has users, whose secrets an earlier key protects
 * @throws StartError when the file can't be read, holds no key, or is missing beside data that it protects
 */
export async function storedSecret(db: Db, folder: string | null, hasUsers: () => Promise<boolean>): Promise<string> {
  return folder === null ? storedInDatabase(db) : storedInFile(`${folder}/secret.key`, hasUsers);
}

async function storedInFile(file: string, hasUsers: () => Promise<boolean>): Promise<string> {
  const known = await readKey(file);
  if (known !== null) return known;
  if (await hasUsers()) {
    throw new StartError(
      `The secret key file ${file} is missing, although the database has users whose secrets it protects. Restore it from a backup. If it's lost, put ${shortest} or more random characters into it: authenticator apps, recovery codes and links in emails stop working then.`,
    );
  }
  await makeKey(file);
  return (await readKey(file)) ?? storedInFile(file, hasUsers);
}

/** The key in the file; null when there is no file. */
async function readKey(file: string): Promise<string | null> {
  let key: string;
  try {
    key = (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new StartError(`Can't read the secret key file ${file}: ${reasonOf(error)}.`, { cause: error });
  }
  if (key.length >= shortest) return key;
  throw new StartError(
    `The secret key file ${file} ${key === '' ? 'is empty' : `has fewer than ${shortest} characters`}. Restore it from a backup, or delete it if the data folder is new.`,
  );
}

/** Writes a new key atomically. */
async function makeKey(file: string): Promise<void> {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(unfinished, newKey(), { mode: 0o600, flush: true });
    await link(unfinished, file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return;
    throw new StartError(`Can't write the secret key file ${file}: ${reasonOf(error)}.`, { cause: error });
  } finally {
    await unlink(unfinished).catch(() => undefined);
  }
}

async function storedInDatabase(db: Db): Promise<string> {
  await db.insert(keptValues).values({ name: 'secret_key', value: newKey() }).onConflictDoNothing();
  const [row] = await db.select().from(keptValues).where(eq(keptValues.name, 'secret_key'));
  if (!row) throw new Error('The secret key was stored but not found.');
  return row.value;
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}
