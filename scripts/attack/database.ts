import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { embeddedBinaries } from '../../packages/server/src/db/embedded/binaries.ts';
import { makeCluster, role } from '../../packages/server/src/db/embedded/cluster.ts';
import { launch, type Launched } from '../../packages/server/src/db/embedded/launch.ts';
import { launcherFor } from '../../packages/server/src/db/embedded/launcher.ts';
import { freePort } from '../free-port.ts';
import { startRelay } from './relay.ts';

/** How to stop PostgreSQL: `pg_ctl restart -m fast` and `-m immediate`. */
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** A PostgreSQL for an attack, of the embedded binaries, listening on loopback. */
export interface AttackDatabase {
  /** DATABASE_URL of the sites, by way of the relay. */
  readonly url: string;
  /** Stops it as `pg_ctl` does, and starts it again. */
  restart(mode: keyof typeof signals): Promise<void>;
  /** Makes all connections of the sites hang, or flow again. */
  hang(hanging: boolean): void;
  /** Asks the database itself, past the relay. */
  rows<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

export async function startDatabase(): Promise<AttackDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'hoster-attack-'));
  const cluster = join(folder, 'postgres');
  const [binaries, launcher, port] = [await embeddedBinaries(), await launcherFor(cluster), await freePort()];
  await makeCluster(cluster, binaries, launcher);
  // The path of a socket may not be long, and nobody needs it.
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
    url: `postgres://${role}@127.0.0.1:${relay.port}/postgres`,
    hang: (hanging) => relay.hang(hanging),
    restart: async (mode) => {
      server.process.kill(signals[mode]);
      await server.ended;
      server = await start();
    },
    rows: async <Row>(text: string, values: readonly unknown[] = []) => {
      const client = new pg.Client({ connectionString: `postgres://${role}@127.0.0.1:${port}/postgres` });
      client.on('error', () => undefined);
      await client.connect();
      try {
        return (await client.query(text, [...values])).rows as Row[];
      } finally {
        await client.end();
      }
    },
    stop: async () => {
      await relay.stop();
      server.process.kill('SIGINT');
      await server.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
