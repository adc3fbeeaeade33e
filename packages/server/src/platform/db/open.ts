import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { reasonOf, StartError } from '../start-error.ts';
import { role } from './embedded/cluster.ts';
import { socketOf, startEmbedded } from './embedded/server.ts';
import { lockFolder } from './lock.ts';
import { openPostgres } from './postgres.ts';
import { explainStart } from './start-reasons.ts';
import type { OpenDatabase } from './types.ts';

/**
 * Location of the database: a PostgreSQL server by its URL, or a folder of the embedded PostgreSQL. `joins`: of a folder
 * that a site uses at the moment, its running PostgreSQL is used too, for a command of the operator.
 */
export type DatabasePlace = { readonly url: string } | { readonly folder: string; readonly joins?: boolean };

/**
 * Opens the database and runs its migrations. Safe to call by several processes concurrently on a server; a folder
 * belongs to one process, and the second is refused.
 * @throws StartError when the folder cannot be written or is in use, or the server cannot be reached
 */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  if ('url' in place) return openPostgres({ connectionString: place.url }, 'The database of DATABASE_URL');
  await makeFolder(place.folder);
  let release: () => Promise<void>;
  try {
    release = await lockFolder(place.folder);
  } catch (error) {
    const socket = place.joins ? await socketOf(place.folder) : null;
    if (socket === null) throw error;
    return openPostgres({ host: socket, user: role, database: 'postgres' }, `The data folder ${place.folder}`);
  }
  try {
    return await openFolder(place.folder, release);
  } catch (error) {
    await release();
    throw explainStart(error, `Can't use the data folder ${place.folder}`);
  }
}

async function openFolder(folder: string, release: () => Promise<void>): Promise<OpenDatabase> {
  const server = await startEmbedded(folder);
  try {
    const connection = { host: server.socket, user: role, database: 'postgres' };
    const database = await openPostgres(connection, `The data folder ${folder}`);
    return {
      ...database,
      close: async () => {
        await database.close();
        await server.stop();
        await release();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await makeWithParents(resolve(folder));
  } catch (error) {
    throw new StartError(
      `Can't create the data folder ${folder}: ${reasonOf(error)}. Set DATA_DIR to a folder that this process can write to.`,
      { cause: error },
    );
  }
}

/** Node's own `recursive: true` never returns where a parent exists but nothing can be created (under /proc). */
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
