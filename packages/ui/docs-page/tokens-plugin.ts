import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Sources, tokensOf } from './token-use.ts';

const src = join(import.meta.dirname, '../src');
const id = 'virtual:component-tokens';

/** All source of the library but its docs, stories and tests, by path from `src`. */
export function readSources(): Sources {
  const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !/\.(docs|stories|test)\.tsx?$/.test(file));
  return Object.fromEntries(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(src, file), 'utf8')]));
}

/** Types of what an entry's interfaces hold, as they are written: react-docgen knows no `readonly X[]`. */
function typesOf(entry: string, sources: Sources): Record<string, string> {
  const own = Object.keys(sources).filter((file) => file.startsWith(`${entry}/`) && !file.endsWith('.css.ts'));
  const lines = own.flatMap((file) => [...(sources[file] ?? '').matchAll(/^  (\w+)\??: (.+);$/gm)]);
  return Object.fromEntries(lines.map(([, name = '', type = '']) => [name, type]));
}

/** `virtual:component-tokens`: the tokens of each component. Not `?raw`, which vanilla-extract takes for itself. */
export const componentTokens = (): Plugin => ({
  name: 'component-tokens',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load(module) {
    if (module !== `\0${id}`) return null;
    const sources = readSources();
    const entries = Object.keys(sources).flatMap((file) => /^([^/]+)\/index\.ts$/.exec(file)?.[1] ?? []);
    const table = Object.fromEntries(entries.map((entry) => [entry, tokensOf(entry, sources)]));
    const types = Object.fromEntries(entries.map((entry) => [entry, typesOf(entry, sources)]));
    return `export const tokens = ${JSON.stringify(table)};\nexport const types = ${JSON.stringify(types)};`;
  },
});
