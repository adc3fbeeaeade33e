import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError, reasonOf } from '../platform/index.ts';
import type { Backup } from './checks.ts';

/**
 * The newest file in a folder of backups and the folders in it.
 * @throws StartError when the folder can't be read
 */
export async function newestBackup(folder: string): Promise<Backup> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = await Promise.all(
      entries.filter((entry) => entry.isFile()).map((entry) => stat(join(entry.parentPath, entry.name))),
    );
    const [newest] = files.toSorted((a, b) => b.mtimeMs - a.mtimeMs);
    return { newest: newest ? { at: newest.mtime, bytes: newest.size } : null };
  } catch (error) {
    throw new StartError(`The folder of the backups can't be read: ${reasonOf(error)}`, { cause: error });
  }
}
