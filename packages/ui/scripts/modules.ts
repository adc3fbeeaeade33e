import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export const dist = join(import.meta.dirname, '../dist');

/** Names of the package's entries: folders with an index. */
export const entriesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'index.js')))
    .toSorted();

/** Exports other than component entries: the main entry, single files and package.json. */
export function namedExports(): string[] {
  const manifest = JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8')) as { exports: object };
  return Object.keys(manifest.exports)
    .filter((name) => name !== './*')
    .map((name) => name.replace('./', ''));
}

/** Returns the relative imports of a built module in order. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^'";]*["'](\.[^"']+)["'];?$/gm)].map((match) =>
    resolve(dirname(file), match[1] ?? ''),
  );

/** Returns the style sheets of a built module, each once, dependencies first. */
export function stylesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  return file.endsWith('.css') ? [file] : importsOf(file).flatMap((other) => stylesOf(other, seen));
}
