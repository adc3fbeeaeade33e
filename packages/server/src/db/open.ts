import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { reasonOf, StartError } from '../start-error.ts';
import { lockFolder } from './lock.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type { Db } from './types.ts';

/** Where the rows live: PostgreSQL by its address, a folder of PGlite, or PGlite in memory (tests). */
export type DatabasePlace =
  | { readonly url: string }
  | { readonly folder: string }
  /** `snapshot` is a dumped, migrated data folder: loading it saves the seconds of initdb. */
  | { readonly memory: true; readonly snapshot?: Blob };

/** An open, migrated database. */
export interface OpenDatabase {
  readonly db: Db;
  readonly kind: 'pglite' | 'postgres';
  /** Runs what only one process may do at a time (seed, job tables); the others wait for their turn. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Answers when the database does; throws when not. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /** The whole data folder as a tar; PGlite only. */
  dump?(): Promise<Blob>;
}

/**
 * Opens the database and brings it forward to the newest migration. Safe to call by several processes at once on
 * PostgreSQL; a PGlite folder belongs to one process, and the second is refused.
 * @throws StartError when the folder cannot be written or is in use, or the server cannot be reached
 */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  if ('url' in place) return openPostgres(place.url);
  if ('memory' in place) return openPglite({ ...(place.snapshot && { snapshot: place.snapshot }) });
  await makeFolder(place.folder);
  const release = await lockFolder(place.folder);
  try {
    const database = await openPglite({ folder: `${place.folder}/pglite` });
    return {
      ...database,
      close: async () => {
        await database.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await makeWithParents(resolve(folder));
  } catch (error) {
    throw new StartError(`The data folder ${folder} cannot be created: ${reasonOf(error)}.`, { cause: error });
  }
}

/** Node's own `recursive: true` never ends where a parent exists and still nothing can be made (under /proc). */
async function makeWithParents(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    const parent = dirname(folder);
    if (code !== 'ENOENT' || (await stat(parent).catch(() => null))) throw error;
    await makeWithParents(parent);
    await mkdir(folder);
  }
}
