import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { embeddedBinaries } from '../../packages/server/src/platform/db/embedded/binaries.ts';
import { makeCluster, role } from '../../packages/server/src/platform/db/embedded/cluster.ts';
import { launch, type Launched } from '../../packages/server/src/platform/db/embedded/launch.ts';
import { launcherFor } from '../../packages/server/src/platform/db/embedded/launcher.ts';
import { freePort } from '../free-port.ts';
import { startRelay } from './relay.ts';

/** How to stop PostgreSQL: `pg_ctl restart -m fast` and `-m immediate`. */
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** The database of the attacked sites. */
export interface AttackDatabase {
  /** Environment variables with which the sites use it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Asks the database itself, past the sites. */
  rows<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Ends it and removes its files. The sites have been stopped. */
  stop(): Promise<void>;
}

/** A PostgreSQL for an attack, of the embedded binaries, listening on loopback. The sites reach it by way of a relay. */
export interface ServerDatabase extends AttackDatabase {
  /** Stops it as `pg_ctl` does, and starts it again. */
  restart(mode: keyof typeof signals): Promise<void>;
  /** Makes all connections of the sites hang, or flow again. */
  hang(hanging: boolean): void;
}

/** How long a database may take to be there again, in milliseconds. */
const RESTART_MS = 30_000;

/** A server of its own, or the embedded database of one site, which is started and killed with its site. */
export const databaseFor = (embedded: boolean): Promise<AttackDatabase> =>
  embedded ? embeddedDatabase() : startDatabase();

async function embeddedDatabase(): Promise<AttackDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'hoster-attack-'));
  return {
    settings: { DATA_DIR: folder },
    rows: (text, values = []) =>
      ask(
        async () => {
          // The folder of the socket is in the fifth line; it changes with every start.
          const lines = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8').catch(() => '')).split('\n');
          return { host: lines[4] ?? '', user: role, database: 'postgres' };
        },
        text,
        values,
      ),
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Connects, as soon as that is possible, and asks once. */
async function ask<Row>(
  place: () => Promise<pg.ClientConfig>,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const deadline = Date.now() + RESTART_MS;
  for (;;) {
    const client = new pg.Client(await place());
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(50);
      continue;
    }
    try {
      return (await client.query(text, [...values])).rows as Row[];
    } finally {
      await client.end();
    }
  }
}

export async function startDatabase(): Promise<ServerDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'hoster-attack-'));
  const cluster = join(folder, 'postgres');
  const [binaries, launcher, port] = [await embeddedBinaries(), await launcherFor(cluster), await freePort()];
  await makeCluster(cluster, binaries, launcher);
  // The path of a socket may not be long, and it isn't needed.
  const options = ['-k', '', '-h', '127.0.0.1', '-p', String(port), '-c', 'max_connections=120', '-c', 'jit=off'];
  const start = async (): Promise<Launched> => {
    const server = launch(launcher, binaries.postgres, ['-D', cluster, ...options]);
    await new Promise<void>((resolve, reject) => {
      server.onOutput(() => server.output().includes('ready to accept connections') && resolve());
      void server.ended.then(() => reject(new Error(server.output())));
    });
    return server;
  };
  let server = await start();
  const relay = await startRelay(port);
  return {
    settings: { DATABASE_URL: `postgres://${role}@127.0.0.1:${relay.port}/postgres` },
    hang: (hanging) => relay.hang(hanging),
    restart: async (mode) => {
      server.process.kill(signals[mode]);
      await server.ended;
      server = await start();
    },
    rows: (text, values = []) =>
      ask(() => Promise.resolve({ host: '127.0.0.1', port, user: role, database: 'postgres' }), text, values),
    stop: async () => {
      await relay.stop();
      server.process.kill('SIGINT');
      await server.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
