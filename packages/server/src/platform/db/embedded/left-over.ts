import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';

/** How long an orphaned PostgreSQL may take to exit, and the polling interval, in milliseconds. */
const patience = 30_000;
const interval = 20;

/**
 * Ends the PostgreSQL that a killed process of ours left running on a cluster, and removes its files. The caller holds
 * the folder's lock, so no other process is using it.
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
    // Sent repeatedly: a signal may arrive before the process can handle it.
    signal(pid);
    await sleep(interval);
  }
  // PostgreSQL would mistake another program that has got the PID since for its own.
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

/** Whether a PID is that of PostgreSQL on this cluster: its working directory is the cluster's folder. */
async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  if (process.platform !== 'linux') return true;
  return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === (await realpath(cluster));
}
