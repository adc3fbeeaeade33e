import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from '../db/migrations.ts';
import { openDatabase } from '../db/open.ts';

/**
 * A migrated, empty data folder in memory. Initdb and migrations take seconds, so the first test that needs one leaves
 * it in the system's temporary folder under the hash of what it was made from; all others load it.
 */
export async function migratedSnapshot(): Promise<Blob> {
  const file = join(tmpdir(), `hoster-pglite-${await fingerprint()}.tar`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return new Blob([kept]);
  const database = await openDatabase({ memory: true });
  const snapshot = await database.dump?.();
  await database.close();
  if (!snapshot) throw new Error('PGlite gave no snapshot.');
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, Buffer.from(await snapshot.arrayBuffer()));
  await rename(fresh, file);
  return snapshot;
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(migrationsFolder)).toSorted()) {
    if (name.endsWith('.sql')) hash.update(name).update(await readFile(join(migrationsFolder, name)));
  }
  const engine = new URL('../../package.json', import.meta.resolve('@electric-sql/pglite'));
  hash.update(await readFile(engine).catch(() => ''));
  return hash.digest('hex').slice(0, 16);
}
