import { dirname } from 'node:path';
import type { OpenDatabase } from './open.ts';
import { reasonOf, StartError } from '../start-error.ts';
import { bringForward } from './bring-forward.ts';
import * as schema from './schema.ts';

/**
 * Opens PGlite in a folder or in memory, migrated. The caller holds the folder's lock.
 * @throws StartError when the folder holds something else, or another version's tables
 */
export async function openPglite(options: { folder?: string; snapshot?: Blob }): Promise<OpenDatabase> {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const what = options.folder === undefined ? 'The database in memory' : `The data folder ${dirname(options.folder)}`;
  const client = await PGlite.create({
    // Every answer waits until the write has left the process: that is what survives `kill -9`.
    relaxedDurability: false,
    ...(options.folder !== undefined && { dataDir: options.folder }),
    ...(options.snapshot && { loadDataDir: options.snapshot }),
  }).catch((error: unknown) => {
    throw new StartError(`${what} holds no database that can be opened: ${reasonOf(error)}.`, { cause: error });
  });
  const db = drizzle(client, { schema, casing: 'snake_case' });
  try {
    await bringForward(db, what, (config) => migrate(db, config));
  } catch (error) {
    await client.close();
    throw error;
  }
  return {
    db,
    kind: 'pglite',
    // The folder's lock has seen to it.
    alone: (work) => work(),
    ping: async () => {
      await client.query('select 1');
    },
    close: () => client.close(),
    dump: () => client.dumpDataDir('none'),
  };
}
