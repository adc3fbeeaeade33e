import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

/** How long a site may take to start on a busy machine, in milliseconds. */
const START_MS = 120_000;
const root = join(import.meta.dirname, '../..');

/** One process of the site. It keeps its port over kills and starts. */
export interface SiteProcess {
  readonly origin: string;
  isAlive(): boolean;
  /** The last lines it printed. */
  output(): string;
  /** Resident memory in MB. */
  memory(): number;
  start(): Promise<void>;
  stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Whether a site says that it can receive traffic. */
export const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts processes of the built site, one after the other. `settings` say which database they share. */
export async function startSites(count: number, settings: Readonly<Record<string, string>>): Promise<SiteProcess[]> {
  const publicPort = await freePort();
  const sites: SiteProcess[] = [];
  for (let index = 0; index < count; index++) {
    const site = siteProcess(index === 0 ? publicPort : await freePort(), {
      PUBLIC_ORIGIN: `http://localhost:${publicPort}`,
      SECRET_KEY: 'the key of an attack, the same in every process',
      // Visitors of the attack have addresses of their own; the bank is there for them, too.
      TRUST_PROXY: '1',
      DEMO: '1',
      ...settings,
    });
    await site.start();
    sites.push(site);
  }
  return sites;
}

function siteProcess(port: number, env: Record<string, string>): SiteProcess {
  const origin = `http://127.0.0.1:${port}`;
  let printed = '';
  let child: ChildProcess | null = null;
  const isAlive = () => child !== null && child.exitCode === null && child.signalCode === null;
  return {
    origin,
    isAlive,
    output: () => printed.slice(-2_000),
    memory: () => {
      const status = readFileSync(`/proc/${child?.pid ?? 'self'}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    },
    async start() {
      child = spawn(process.execPath, ['site/server/main.ts'], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          PATH: process.env['PATH'],
          TZ: 'UTC',
          NODE_ENV: 'production',
          LOG_LEVEL: 'error',
          HOST: '127.0.0.1',
          PORT: String(port),
          ...env,
        },
      });
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-20_000)));
      const deadline = Date.now() + START_MS;
      while (!(await isReady(origin))) {
        if (!isAlive() || Date.now() > deadline) throw new Error(`The site did not start:\n${printed}`);
        await sleep(100);
      }
    },
    async stop(signal) {
      if (!child || !isAlive()) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
