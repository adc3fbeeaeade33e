import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pack } from '../scripts/pack.ts';

/** Builds to run in parallel: folder and script. */
const builds = [
  ['vite', 'build'],
  ['vite', 'build:development'],
  ['vite', 'types'],
  ['vite', 'test'],
  ['plain', 'build'],
  ['next', 'build'],
] as const;

const environment = { ...process.env, CI: '1', NEXT_TELEMETRY_DISABLED: '1' };
const pnpm = ['-y', 'pnpm@12'];

/** Adds the tarball to a consumer's dependencies. The committed lockfile pins all others. */
function depend(folder: string, tarball: string): void {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> };
  manifest.dependencies['@hoster/ui'] = `file:${tarball}`;
  writeFileSync(file, JSON.stringify(manifest));
}

function build(folder: string, script: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', [...pnpm, 'run', script], { cwd: folder, env: environment, stdio: 'pipe' });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += String(chunk)));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${script} in ${folder} ended with ${code}:\n${printed}`)),
    );
  });
}

/**
 * Playwright's global setup. Copies the consumers outside the repository, so that they don't resolve anything from its
 * workspace, installs them with the packed @hoster/ui, builds them, and sets CONSUMERS to their folder. @returns the
 * teardown, which removes the folder
 */
export default async function prepare(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'hoster-consumers-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const own = /(^|\/)(node_modules|[^/]+\.ts|tsconfig\.json)$/;
    cpSync(import.meta.dirname, folder, {
      recursive: true,
      filter: (path) => path.startsWith(join(import.meta.dirname, 'vite')) || !own.test(path),
    });
    for (const app of ['vite', 'next'])
      cpSync(join(import.meta.dirname, 'screens'), join(folder, app, 'screens'), { recursive: true });
    const tarball = pack(folder);
    for (const consumer of ['vite', 'next', 'plain']) depend(join(folder, consumer), tarball);
    execFileSync('npx', [...pnpm, 'install', '--no-frozen-lockfile', '--prefer-offline', '--reporter=append-only'], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (const result of await Promise.allSettled(builds.map(([name, script]) => build(join(folder, name), script))))
      if (result.status === 'rejected') throw result.reason;
  } catch (error) {
    remove();
    throw error;
  }
  process.env['CONSUMERS'] = folder;
  return remove;
}
