import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';

const dist = join(import.meta.dirname, '../dist');
const cache = join(tmpdir(), 'hoster-bench-ui');

/** File names in libraries/, ours first. */
export const libraries: string[] = readdirSync(join(import.meta.dirname, 'libraries'))
  .map((file) => file.replace('.jsx', ''))
  .toSorted((a, b) => Number(b.startsWith('hoster')) - Number(a.startsWith('hoster')) || a.localeCompare(b));

/** Installs the other libraries outside the repository, once for each set of versions. */
export function install(): void {
  if (!existsSync(join(dist, 'index.js'))) throw new Error('First: npx -y pnpm@12 --filter @hoster/ui build');
  mkdirSync(cache, { recursive: true });
  const pins = (folder: string) => readFileSync(join(folder, 'package.json'), 'utf8');
  const installed = existsSync(join(cache, 'node_modules')) && pins(cache) === pins(import.meta.dirname);
  cpSync(import.meta.dirname, cache, { recursive: true });
  if (installed) return;
  console.log(`Installing the other libraries into ${cache}.`);
  execFileSync('npx', ['-y', 'pnpm@12', 'install', '--prefer-offline'], { cwd: cache, stdio: 'ignore' });
}

const production: BuildOptions = {
  absWorkingDir: cache,
  bundle: true,
  minify: true,
  write: false,
  outdir: 'out',
  jsx: 'automatic',
  alias: { '@hoster/ui': dist },
  loader: { '.woff2': 'empty', '.svg': 'empty' },
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
};

interface Bundle {
  script: string;
  styles: string;
}

async function bundle(options: BuildOptions): Promise<Bundle> {
  const { outputFiles = [] } = await build({ ...production, ...options });
  const text = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { script: text('.js'), styles: text('.css') };
}

/** Size of the set of ten, without React. */
export const asModule = (library: string): Promise<Bundle> =>
  bundle({
    entryPoints: [join('libraries', `${library}.jsx`)],
    format: 'esm',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
  });

/** A page to measure the library, including React. */
export const asPage = (library: string): Promise<Bundle> =>
  bundle({
    entryPoints: ['page.jsx'],
    format: 'iife',
    alias: {
      ...production.alias,
      library: join(cache, 'libraries', `${library}.jsx`),
      react: join(cache, 'node_modules/react'),
      'react-dom': join(cache, 'node_modules/react-dom'),
    },
  });

/** The name of a library and its missing components. */
export function describe(library: string): { title: string; missing: string } {
  const source = readFileSync(join(import.meta.dirname, 'libraries', `${library}.jsx`), 'utf8');
  const title = /title = '([^']+)'/.exec(source)?.[1] ?? library;
  const missing = /missing = \[([^\]]*)\]/.exec(source)?.[1] ?? '';
  return { title, missing: missing.replaceAll("'", '') };
}
