import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { reasonOf, StartError } from '../start-error.ts';

/**
 * Locks a folder for this process, before PostgreSQL is started in it. The lock holds the process's PID and start time,
 * so that a lock left by `kill -9` is recognised even if another process has got the same PID since.
 * @returns function that releases the folder
 * @throws StartError when another live process holds it, or the folder is not writable
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}/lock`;
  const mine = `${file}.${process.pid}`;
  const holder = `${process.pid} ${(await startOf(process.pid)) ?? ''}`;
  try {
    await writeFile(mine, holder);
  } catch (error) {
    throw new StartError(`Can't write to the data folder ${folder}: ${reasonOf(error)}.`, { cause: error });
  }
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (await linked(mine, file)) return () => releaseLock(file, holder);
      const held = await readFile(file, 'utf8').catch(() => '');
      const pid = await livePid(held);
      if (pid !== null) {
        throw new StartError(`The data folder ${folder} is already in use by process ${pid}.`);
      }
      await setAside(file, held);
    }
  } finally {
    await unlink(mine).catch(() => undefined);
  }
  throw new StartError(`Another process is starting with the data folder ${folder}.`);
}

/** Creates a hard link, which is atomic, so two processes can't both believe that they created the file. */
async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a stale lock away; a new one, which another process has created since the check, is put back. */
async function setAside(file: string, stale: string): Promise<void> {
  const aside = `${file}.stale.${process.pid}`;
  try {
    await rename(file, aside);
  } catch {
    return; // Another starter was faster.
  }
  if ((await readFile(aside, 'utf8')) !== stale) await linked(aside, file);
  await unlink(aside);
}

/** Returns the PID in a lock if that process is running and wrote the lock; otherwise null. */
async function livePid(held: string): Promise<number | null> {
  const [pidText = '', start = ''] = held.split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  const now = await startOf(pid);
  return now === null || start === '' || now === start ? pid : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it's running and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Start time of a process in clock ticks (proc(5), field 22); null where there is no /proc. */
async function startOf(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // The second field is the command in brackets and may hold blanks, so count from the last bracket.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

async function releaseLock(file: string, holder: string): Promise<void> {
  const current = await readFile(file, 'utf8').catch(() => null);
  if (current === holder) await unlink(file).catch(() => undefined);
}
