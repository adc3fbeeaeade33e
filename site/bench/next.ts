import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { WAIT_TIMEOUT } from '../../scripts/wait-timeout.ts';

/** A running server of the page to compare with. */
export interface NextPage {
  url: string;
  pid: number;
  stop: () => void;
}

/**
 * Installs, builds and starts the page of `bench/next`: a hosting home page made with Next, simpler than ours, without a
 * database, a session, a second language or a design system. Rejects when it can't be built or doesn't answer.
 */
export async function startNext(): Promise<NextPage> {
  const folder = mkdtempSync(join(tmpdir(), 'hoster-next-'));
  const env = { ...process.env, CI: '1', NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } as const;
  // Outside the repository, so that it resolves nothing from our workspace.
  cpSync(join(import.meta.dirname, 'next'), folder, { recursive: true });
  const pnpm = (...args: string[]) =>
    execFileSync('npx', ['-y', 'pnpm@12', ...args], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  pnpm('install', '--frozen-lockfile', '--prefer-offline');
  pnpm('run', 'build');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folder,
    env,
    stdio: 'ignore',
  });
  const stop = () => {
    child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    child.kill();
  };
  const deadline = Date.now() + 2 * WAIT_TIMEOUT;
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (Date.now() > deadline || child.exitCode !== null) {
      stop();
      throw new Error('The page to compare with does not answer.');
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, pid: child.pid ?? 0, stop };
}
