/** Builds the site for browser and server, then creates compressed copies of all static files. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { compressAll } from './compress-assets.ts';
import { sourceHash } from './source-hash.ts';

const root = join(import.meta.dirname, '..');
const site = join(root, 'site');
const client = join(site, 'build/client');
const assets = join(client, 'assets');
const stamp = join(site, 'build/source-hash');
/** How long files of earlier builds are kept, for tabs opened before a deployment. */
const KEPT_MS = 30 * 86_400_000;

/** Returns whether the last build is up to date. */
export function isBuilt(): boolean {
  try {
    return readFileSync(stamp, 'utf8') === sourceHash(root);
  } catch {
    return false;
  }
}

/** Without tokens and fonts, all pages would be unstyled, and no other check would notice. */
function checkTheme(): void {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = manifest['src/entry-client.tsx'];
  // The bundler may keep the entry and what it imports in two files.
  const sheets = [entry, ...(entry?.imports ?? []).map((name) => manifest[name])].flatMap((chunk) => chunk?.css ?? []);
  const styles = sheets.map((name) => readFileSync(join(client, name), 'utf8')).join('');
  for (const part of ['--hoster-color-surface:', '@font-face']) {
    if (!styles.includes(part))
      throw new Error(
        `The built style sheet lacks “${part}”: the theme, the reset and the fonts of @hoster/ui must be imported from their source, in \`root.tsx\`.`,
      );
  }
}

/**
 * Rebuilds everything in a process of its own that takes 45 % of the memory that Node.js and the bundler would: they keep
 * what they have freed, and each thread of the bundler has its own. It takes 5–10 % longer. Throws when the site can't be
 * built; the process has said why.
 */
export async function buildSite(): Promise<void> {
  const frugal = ['--max-old-space-size=300', '--max-semi-space-size=4'];
  const memory = { MIMALLOC_PURGE_DELAY: '0', MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '2' };
  const threads = { ROLLDOWN_WORKER_THREADS: '1', RAYON_NUM_THREADS: '1' };
  const env = { ...process.env, ...memory, ...threads };
  const child = spawn(process.execPath, [...frugal, import.meta.filename], { stdio: 'inherit', env });
  // A stopped start leaves no build behind.
  const stop = (signal: NodeJS.Signals) => void child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.on(signal, stop);
  const [code] = (await once(child, 'exit')) as [number | null];
  for (const signal of signals) process.off(signal, stop);
  if (code !== 0) throw new Error('The site could not be built.');
}

async function build(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  rmSync(stamp, { force: true });
  // Imported here, because those that ask whether there is a build don't need the bundler.
  const vite = await import('vite');
  const common = { root: site, configFile: join(site, 'vite.config.ts'), logLevel: 'warn' } as const;
  await vite.build(common);
  checkTheme();
  await vite.build({ ...common, build: { ssr: true } });
  await compressAll(assets, KEPT_MS);
  writeFileSync(stamp, sourceHash(root));
}

if (import.meta.main) await build();
