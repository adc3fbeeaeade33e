import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import { embeddedBinaries } from './binaries.ts';
import { makeCluster } from './cluster.ts';
import { launch, reasonIn, type Launched } from './launch.ts';
import { launcherFor } from './launcher.ts';
import { endLeftOver } from './left-over.ts';

/** An embedded PostgreSQL, reachable only through a socket in a folder that no other user can open. */
export interface EmbeddedServer {
  /** Folder of the socket: `host` of a connection. */
  readonly socket: string;
  readonly pid: number;
  /** Stops it, whether or not all connections have been closed. */
  stop(): Promise<void>;
}

/** Settings for one site in one process: small buffers, nothing for replicas or parallel queries. */
const settings: Readonly<Record<string, string>> = {
  shared_buffers: '32MB',
  max_connections: '40',
  io_method: 'sync',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_wal_size: '128MB',
  min_wal_size: '32MB',
  log_min_messages: 'warning',
  timezone: 'UTC',
};

/** Milliseconds before a PostgreSQL that ended by itself is restarted. */
const restartDelay = 500;

/**
 * Starts PostgreSQL on a data folder, creating the database on first use. The caller holds the folder's lock. It ends
 * with this process, and is restarted if it ends by itself.
 * @param extra settings that differ from the defaults
 * @throws StartError when it doesn't start
 */
export async function startEmbedded(
  dataFolder: string,
  extra: Readonly<Record<string, string>> = {},
): Promise<EmbeddedServer> {
  const cluster = join(resolve(dataFolder), 'postgres');
  const [binaries, launcher] = [await embeddedBinaries(), await launcherFor(cluster)];
  await makeCluster(cluster, binaries, launcher);
  await endLeftOver(cluster);
  // Not in the data folder: the path of a socket may have no more than 107 characters.
  const socket = await mkdtemp(join(tmpdir(), 'hoster-pg-'));
  if (launcher.owner) await chown(socket, launcher.owner.uid, launcher.owner.gid);
  const options = Object.entries({ ...settings, ...extra }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const start = () => launch(launcher, binaries.postgres, ['-D', cluster, '-k', socket, '-h', '', ...options]);

  let stopping = false;
  let server = start();
  const removeSocket = () => rm(socket, { recursive: true, force: true });
  if (!(await ready(server))) {
    await removeSocket();
    throw new StartError(
      `The embedded database in the data folder ${dataFolder} doesn't start: ${reasonIn(server.output())}.`,
    );
  }
  const keepRunning = async () => {
    await server.ended;
    if (stopping) return;
    await sleep(restartDelay, undefined, { ref: false });
    if (stopping) return;
    server = start();
    void keepRunning();
  };
  void keepRunning();
  // For systems that don't end it with this process.
  const endWithUs = () => void server.process.kill('SIGINT');
  process.once('exit', endWithUs);
  return {
    socket,
    get pid() {
      return server.process.pid ?? 0;
    },
    stop: async () => {
      stopping = true;
      process.off('exit', endWithUs);
      server.process.kill('SIGINT');
      await server.ended;
      await removeSocket();
    },
  };
}

/** Folder of the socket of the PostgreSQL that runs on a data folder; null when none has started. */
export async function socketOf(dataFolder: string): Promise<string | null> {
  const file = join(resolve(dataFolder), 'postgres', 'postmaster.pid');
  const [, , , , socket = ''] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  return socket === '' ? null : socket;
}

/** Resolves to true when it accepts connections, to false when it has ended instead. */
function ready(server: Launched): Promise<boolean> {
  return new Promise((resolve) => {
    server.onOutput(() => server.output().includes('ready to accept connections') && resolve(true));
    void server.ended.then(() => resolve(false));
  });
}
