/**
 * Prints what each entry of the package costs a page, gzipped and without React, beside its budget in budgets.json
 * (kB of 1000 bytes). Ends with 1 when something is over. Run after the build.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { dist } from './modules.ts';

interface Budgets {
  /** Script of an entry that is not named. */
  each: number;
  entries: Record<string, number>;
  sets: Record<string, { entries: string[]; script: number; styles: number }>;
  files: Record<string, number>;
}

const budgets = JSON.parse(readFileSync(join(dist, '../budgets.json'), 'utf8')) as Budgets;
const kilobytes = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length / 1000;

async function measure(entries: string[]): Promise<{ script: number; styles: number }> {
  const contents = entries.map((entry) => `export * from './${entry}/index.js';`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: dist, loader: 'js' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    outdir: 'out',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    loader: { '.woff2': 'empty', '.svg': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const size = (end: string) =>
    outputFiles.filter(({ path }) => path.endsWith(end)).reduce((sum, file) => sum + kilobytes(file.contents), 0);
  return { script: size('.js'), styles: size('.css') };
}

let over = 0;
function print(name: string, script: number, limit: number | undefined, styles?: number) {
  const tooMuch = limit !== undefined && script > limit;
  if (tooMuch) over++;
  const figures = [script.toFixed(2), limit?.toFixed(1) ?? '', styles?.toFixed(2) ?? ''].map((figure) =>
    figure.padStart(8),
  );
  console.log(`${name.padEnd(34)}${figures.join('')}${tooMuch ? '  OVER' : ''}`);
}

console.log(`${'entry (kB gzip)'.padEnd(34)}  script  budget  styles`);
const entries = readdirSync(dist)
  .filter((folder) => existsSync(join(dist, folder, 'index.js')))
  .toSorted();
const unknown = Object.keys(budgets.entries).filter((entry) => !entries.includes(entry));
if (unknown.length > 0) throw new Error(`budgets.json names entries that do not exist: ${unknown.join(', ')}`);
for (const entry of entries) {
  const { script, styles } = await measure([entry]);
  print(entry, script, budgets.entries[entry] ?? budgets.each, styles);
}
for (const [name, set] of Object.entries(budgets.sets)) {
  const { script, styles } = await measure(set.entries);
  print(`${name}: script`, script, set.script);
  print(`${name}: styles`, styles, set.styles);
}
for (const [file, limit] of Object.entries(budgets.files))
  print(file, kilobytes(readFileSync(join(dist, file))), limit);
if (over > 0) console.error(`\n${over} over budget.`);
process.exit(over > 0 ? 1 : 0);
