import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';

/** How long a PostgreSQL without its parent gets to end, in milliseconds, and how often we look. */
const patience = 30_000;
const interval = 20;

/**
 * Ends what a killed process of ours left running on a cluster, and removes its traces. The caller holds the folder's
 * lock, so no other process is using it.
 * @throws StartError when it doesn't end
 */
export async function endLeftOver(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const [pidText = '', , , , socket = ''] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  if (pidText === '') return;
  const pid = Number(pidText);
  const deadline = Date.now() + patience;
  while (await isPostmaster(pid, cluster)) {
    if (Date.now() > deadline) {
      throw new StartError(`The PostgreSQL of an earlier start (process ${pid}) doesn't stop: end it and start again.`);
    }
    // Asked again and again: a signal may come before the process can take it.
    signal(pid);
    await sleep(interval);
  }
  // PostgreSQL would take another program that has got the number since for its own.
  await rm(file, { force: true });
  if (/\/hoster-pg-\w+$/.test(socket)) await rm(socket, { recursive: true, force: true });
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // It has ended in the meantime.
  }
}

/** Whether a process number is PostgreSQL's on this cluster: it works in the cluster's folder. */
async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  if (process.platform !== 'linux') return true;
  return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === (await realpath(cluster));
}
