import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A process of ours under test: where it answers, what it printed, how to end it. */
export interface Running {
  url: string;
  pid: number;
  output: () => string;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const root = join(import.meta.dirname, '../../..');

async function answers(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The process ended with code ${child.exitCode}:\n${output()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    if (Date.now() > deadline) throw new Error(`Not ready after 60 s:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function run(entry: string, env: Record<string, string>): Promise<Running> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const ownData = env['DATA_DIR'] ? undefined : mkdtempSync(join(tmpdir(), 'hoster-'));
  const url = `http://127.0.0.1:${port}`;
  let printed = '';
  const child = spawn(process.execPath, [entry], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
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
    output,
    stop: (signal = 'SIGTERM') =>
      new Promise((resolve) => {
        const ended = () => {
          if (ownData) rmSync(ownData, { recursive: true, force: true });
          resolve();
        };
        if (child.exitCode !== null || child.signalCode !== null) return ended();
        child.once('exit', ended);
        child.kill(signal);
      }),
  };
}

/** The whole site, built, on a port and a data folder of its own. Needs `scripts/build.ts` to have run. */
export const startSite = (env: Record<string, string> = {}): Promise<Running> => run('site/server/main.ts', env);

/** The backend alone. */
export const startBackend = (env: Record<string, string> = {}): Promise<Running> =>
  run('packages/server/src/main.ts', env);
