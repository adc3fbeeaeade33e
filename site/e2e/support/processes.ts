import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port.ts';
import { memoryFolder } from '../../../scripts/memory-folder.ts';
import { WAIT_TIMEOUT } from '../../../scripts/wait-timeout.ts';
import { siteFlags } from '../../../scripts/site-flags.ts';
import { startEmbedded } from '../../../packages/server/src/platform/db/embedded/server.ts';

/** A process of ours under test: where it answers, what it printed, how to end it. */
export interface Running {
  url: string;
  pid: number;
  /** Its data folder. */
  data: string;
  output: () => string;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

const root = join(import.meta.dirname, '../../..');

/** Variables that decide what a new data folder is filled with, or that it isn't needed. */
const ownFilling = ['API_ORIGIN', 'DATABASE_URL', 'DEMO', 'PUBLIC_ORIGIN', 'SEED'];

/** Makes a data folder: seeded already where the run has one to copy and `env` wants nothing else. */
function makeData(env: Record<string, string>): string {
  const ready = process.env['READY_DATA'];
  // Benchmarks have none, and measure what a disk takes.
  const folder = ready ? memoryFolder('hoster-') : mkdtempSync(join(tmpdir(), 'hoster-'));
  // Keeps the owner, which Node's own copying doesn't: PostgreSQL's files belong to another user when root runs it.
  if (ready && !ownFilling.some((name) => env[name])) execFileSync('cp', ['-a', `${ready}/.`, folder]);
  return folder;
}

async function answers(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 4 * WAIT_TIMEOUT;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The process ended with code ${child.exitCode}:\n${output()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    if (Date.now() > deadline) throw new Error(`Not ready in time:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function run(entry: string, env: Record<string, string>, flags: readonly string[] = []): Promise<Running> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const ownData = env['DATA_DIR'] ? undefined : makeData(env);
  const url = `http://127.0.0.1:${port}`;
  let printed = '';
  const child = spawn(process.execPath, [...flags, entry], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // Thirty sites start in a run: each would compile the same modules.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      TZ: 'UTC',
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: url,
      DATA_DIR: ownData ?? '',
      ...env,
      PORT: String(port),
    },
  });
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const output = () => printed;
  await answers(url, child, output);
  return {
    url,
    pid: child.pid ?? 0,
    data: env['DATA_DIR'] ?? ownData ?? '',
    output,
    stop: (signal = 'SIGTERM') =>
      new Promise((resolve) => {
        const ended = () => {
          // After SIGKILL the database still needs a moment to end.
          if (ownData) rmSync(ownData, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
          resolve();
        };
        if (child.exitCode !== null || child.signalCode !== null) return ended();
        child.once('exit', ended);
        child.kill(signal);
      }),
  };
}

/** The whole site, built and run as `start` does, on a port and a data folder of its own. Needs `scripts/build.ts` to have run. */
export const startSite = (env: Record<string, string> = {}): Promise<Running> =>
  run('site/server/main.ts', env, siteFlags);

/** The backend alone. */
export const startBackend = (env: Record<string, string> = {}): Promise<Running> =>
  run('packages/server/src/main.ts', env);

/** Several processes of the site on one database, as behind a load balancer. */
export interface SharedSite {
  /** Starts another process, or one again on its port. */
  start(port?: number): Promise<Running>;
  /** Stops the database; the processes are stopped before. */
  stop(): Promise<void>;
}

/** Starts a database for several processes of the site; `env` is the same for all of them. */
export async function shareSite(env: Record<string, string> = {}): Promise<SharedSite> {
  const folder = makeData({});
  const database = await startEmbedded(folder);
  const url = `postgres://hoster@localhost/postgres?host=${encodeURIComponent(database.socket)}`;
  const secret = readFileSync(join(folder, 'secret.key'), 'utf8').trim();
  return {
    start: (port) =>
      startSite({ ...env, DATABASE_URL: url, SECRET_KEY: secret, ...(port !== undefined && { PORT: String(port) }) }),
    stop: async () => {
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
