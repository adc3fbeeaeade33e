import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Sources, tokensOf } from './token-use.ts';
import { type WrittenProp, writtenProps } from './written-props.ts';

const src = join(import.meta.dirname, '../src');
const id = 'virtual:component-tokens';

/** Returns the library's source files by path relative to `src`, without docs, stories and tests. */
export function readSources(): Sources {
  const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !/\.(docs|stories|test)\.tsx?$/.test(file));
  return Object.fromEntries(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(src, file), 'utf8')]));
}

/** Returns the props of an entry: those of its `…Props`, or the options of its hook. */
export function propsOf(entry: string, sources: Sources): WrittenProp[] {
  const own = Object.entries(sources).filter(([file]) => file.startsWith(`${entry}/`));
  for (const end of ['Props', 'Options']) {
    const name = new RegExp(`^export (?:interface|type) (${entry.replaceAll('-', '')}${end})\\b`, 'im');
    for (const [file, source] of own) {
      const found = name.exec(source)?.[1];
      if (found) return writtenProps(found, file, sources);
    }
  }
  return [];
}

/**
 * Vite plugin for `virtual:component-tokens`, the tokens and props of each component. `?raw` can't be used, because
 * vanilla-extract handles it.
 */
export const componentTokens = (): Plugin => ({
  name: 'component-tokens',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load(module) {
    if (module !== `\0${id}`) return null;
    const sources = readSources();
    const entries = Object.keys(sources).flatMap((file) => /^([^/]+)\/index\.ts$/.exec(file)?.[1] ?? []);
    const table = Object.fromEntries(entries.map((entry) => [entry, tokensOf(entry, sources)]));
    const props = Object.fromEntries(entries.map((entry) => [entry, propsOf(entry, sources)]));
    return `export const tokens = ${JSON.stringify(table)};\nexport const props = ${JSON.stringify(props)};`;
  },
});
