/**
 * Prints the gzipped size of each entry without React and its budget from budgets.json (kB of 1000 bytes). Exits with 1
 * if a budget is exceeded; or with `--write`, writes the tables of the README. Run after the build.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { dist, entriesOf } from './modules.ts';

interface Set {
  /** Entries with the names that are imported from each. An empty list imports all. */
  entries?: Record<string, string[]>;
  /** A file of `bench/libraries` that uses the components, instead of entries. */
  page?: string;
  script: number;
  styles?: number;
  /** Measures only what the entries add to a page that already has these. */
  beside?: string[];
}

interface Budgets {
  /** Script budget of entries without a line of their own. */
  each: number;
  entries: Record<string, number>;
  sets: Record<string, Set>;
  files: Record<string, number>;
  /** Styles of one more theme. */
  theme: number;
}

const budgets = JSON.parse(readFileSync(join(dist, '../budgets.json'), 'utf8')) as Budgets;
const kilobytes = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length / 1000;

const importing = (entry: string, names: string[] = []): string =>
  `export ${names.length > 0 ? `{ ${names.join(', ')} }` : '*'} from './${entry}/index.js';`;

async function measure(contents: string): Promise<{ script: number; styles: number }> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: dist, loader: 'js' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    outdir: 'out',
    jsx: 'automatic',
    alias: { '@hoster/ui': dist },
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
const rows: string[][] = [];
function print(name: string, script: number, limit: number | undefined, styles?: number) {
  const tooMuch = limit !== undefined && script > limit;
  if (tooMuch) over++;
  const figures = [script.toFixed(2), limit?.toFixed(1) ?? '', styles?.toFixed(2) ?? ''].map((figure) =>
    figure.padStart(8),
  );
  rows.push([name, ...figures]);
  console.log(`${name.padEnd(46)}${figures.join('')}${tooMuch ? '  OVER' : ''}`);
}

const entries = entriesOf(dist);
const gone = Object.keys(budgets.entries).filter((entry) => !entries.includes(entry));
if (gone.length > 0) throw new Error(`budgets.json names entries that do not exist: ${gone.join(', ')}`);

console.log(`${'entry (kB gzip)'.padEnd(46)}  script  budget  styles`);
for (const entry of entries) {
  const { script, styles } = await measure(importing(entry));
  print(entry, script, budgets.entries[entry] ?? budgets.each, styles);
}
/** The rows of our own in the comparison with other libraries. */
const compared: string[] = [];
for (const [name, set] of Object.entries(budgets.sets)) {
  const beside = (set.beside ?? []).map((entry) => importing(entry));
  const own = set.page
    ? [`export * from '../bench/libraries/${set.page}';`]
    : Object.entries(set.entries ?? {}).map(([entry, names]) => importing(entry, names));
  const before = beside.length > 0 ? await measure(beside.join('\n')) : { script: 0, styles: 0 };
  const after = await measure([...own, ...beside].join('\n'));
  if (set.page) compared.push(`| ${name} | ${after.script.toFixed(1)} | ${after.styles.toFixed(1)} | |`);
  print(name, after.script - before.script, set.script);
  if (set.styles !== undefined) print(`${name}: styles`, after.styles - before.styles, set.styles);
}
for (const [file, limit] of Object.entries(budgets.files))
  print(file, kilobytes(readFileSync(join(dist, file))), limit);
const theme = /\[data-theme=inverse\]\{[^}]+\}/.exec(readFileSync(join(dist, 'theme/themes.css'), 'utf8'))?.[0];
if (!theme) throw new Error('themes.css has no rule that is one theme.');
print('one more theme', kilobytes(theme), budgets.theme);
if (process.argv.includes('--write')) {
  const readme = join(dist, '../README.md');
  const table = (name: string, heads: string[], lines: string[][]) =>
    [
      `<!-- ${name} -->`,
      '',
      `| ${heads.join(' | ')} |`,
      `| --- |${' ---: |'.repeat(heads.length - 1)}`,
      ...lines.map(
        (cells) =>
          `| ${cells
            .slice(0, heads.length)
            .map((cell) => cell.trim())
            .join(' | ')} |`,
      ),
      '',
      `<!-- end of ${name} -->`,
    ].join('\n');
  const write = (text: string, name: string, heads: string[], lines: string[][]) =>
    text.replace(new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- end of ${name} -->`), table(name, heads, lines));
  const sets = rows.slice(entries.length);
  const one = write(readFileSync(readme, 'utf8'), 'sets', ['', 'kB', 'Budget'], sets);
  const two = write(one, 'entries', ['Entry', 'Script', 'Budget', 'Styles'], rows.slice(0, entries.length));
  const three = compared.reduce((text, row) => {
    const name = row.slice(0, row.indexOf(' |', 2));
    return text.replace(new RegExp(`^\\${name} +\\| +[\\d.]+ \\| +[\\d.]+ \\| +\\|$`, 'm'), row);
  }, two);
  writeFileSync(readme, three);
}
if (over > 0) console.error(`\n${over} over budget.`);
process.exit(over > 0 ? 1 : 0);
