import { chown, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf, StartError } from '../../start-error.ts';
import type { Binaries } from './binaries.ts';
import { launch, reasonIn } from './launch.ts';
import type { Launcher } from './launcher.ts';

/** Name of the only role, which owns everything. */
export const role = 'hoster';
/** PostgreSQL's major version: another one can't read the files. */
const major = '18';
const unfinished = 'new-';

/**
 * Creates the files of an empty database if there are none. An interrupted start leaves no incomplete cluster: the
 * folder gets its name when it's complete.
 * @throws StartError when the files can't be created, or are of another version of PostgreSQL
 */
export async function makeCluster(cluster: string, binaries: Binaries, launcher: Launcher): Promise<void> {
  const folder = join(cluster, '..');
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new StartError(
      `The data folder ${folder} can't be read: ${reasonOf(error)}. Let the user of this process read it, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  });
  if (version !== null) {
    if (version.trim() === major) return;
    throw new StartError(
      `The data folder ${folder} holds files of PostgreSQL ${version.trim()}, and this version of Hoster has PostgreSQL ${major}: dump them with the earlier version and restore them into DATABASE_URL.`,
    );
  }
  const files = await readdir(cluster).catch(() => []);
  if (files.length > 0) {
    throw new StartError(
      `The files of the embedded database in ${cluster} are incomplete: PG_VERSION is missing. Restore the folder from a backup, or set DATA_DIR to an empty one.`,
    );
  }
  for (const name of await readdir(folder)) {
    if (name.startsWith(unfinished)) await rm(join(folder, name), { recursive: true, force: true });
  }
  const fresh = await mkdtemp(join(folder, unfinished));
  if (launcher.owner) await chown(fresh, launcher.owner.uid, launcher.owner.gid);
  const initdb = launch(launcher, binaries.initdb, [
    '-D',
    fresh,
    '-U',
    role,
    '--auth=trust',
    '--encoding=UTF8',
    '--no-instructions',
    // PostgreSQL's own locale rules, the same on every system. pg_trgm still uses the C library to recognise letters.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${process.platform === 'darwin' ? 'UTF-8' : 'C.UTF-8'}`,
  ]);
  if ((await initdb.ended) !== 0) {
    await rm(fresh, { recursive: true, force: true });
    throw new StartError(
      `The embedded database can't be created in the data folder ${folder}: ${reasonIn(initdb.output())}.`,
    );
  }
  await rename(fresh, cluster);
}
