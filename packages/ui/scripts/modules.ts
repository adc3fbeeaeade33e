import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export const dist = join(import.meta.dirname, '../dist');

/** Names of the package's entries: the folders that have an index. */
export const entriesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'index.js')))
    .toSorted();

/** What the package gives beside its entries: the main one, single files, and itself. */
export function namedExports(): string[] {
  const manifest = JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8')) as { exports: object };
  return Object.keys(manifest.exports)
    .filter((name) => name !== './*')
    .map((name) => name.replace('./', ''));
}

/** Relative imports of a built module, in their order. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^'";]*["'](\.[^"']+)["'];?$/gm)].map((match) =>
    resolve(dirname(file), match[1] ?? ''),
  );

/** Style sheets that a built module brings along, each once, what is depended on before what depends on it. */
export function stylesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  return file.endsWith('.css') ? [file] : importsOf(file).flatMap((other) => stylesOf(other, seen));
}
