import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps what is here in memory; containers often leave 64 MB for it. */
const MEMORY = '/dev/shm';
/** What the databases of a run take at most, in bytes, several times over. */
const ROOM = 4 * 2 ** 30;

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}

/**
 * Makes a folder for the databases of tests: in memory where there's room, else among the other temporary files. A test
 * copies a database of two thousand files, which a disk takes five times as long for.
 * @param prefix start of its name
 */
export const memoryFolder = (prefix: string): string => mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), prefix));
