import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Sources, tokensOf } from './token-use.ts';
import { nestedTypes, type WrittenProp, type WrittenType, writtenProps } from './written-props.ts';

const src = join(import.meta.dirname, '../src');
const examples = join(import.meta.dirname, '../examples');
const id = 'virtual:component-tokens';

/** Returns the library's source files by path relative to `src`, without docs, stories and tests. */
export function readSources(): Sources {
  const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !/\.(docs|stories|test)\.tsx?$/.test(file));
  return Object.fromEntries(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(src, file), 'utf8')]));
}

interface Interface {
  props: readonly WrittenProp[];
  /** The types that the props refer to. */
  types: readonly WrittenType[];
}

/** Returns the props of an entry: those of its `…Props`, or the options of its hook. */
export function interfaceOf(entry: string, sources: Sources): Interface {
  const own = Object.entries(sources).filter(([file]) => file.startsWith(`${entry}/`));
  for (const end of ['Props', 'Options']) {
    const name = new RegExp(`^export (?:interface|type) (${entry.replaceAll('-', '')}${end})\\b`, 'im');
    for (const [file, source] of own) {
      const found = name.exec(source)?.[1];
      if (!found) continue;
      const props = writtenProps(found, file, sources);
      return { props, types: nestedTypes(props, file, sources) };
    }
  }
  return { props: [], types: [] };
}

/** Returns the examples to paste by entry. */
export const readExamples = (): Record<string, string> =>
  Object.fromEntries(
    globSync('*.tsx', { cwd: examples }).map((file) => [
      file.replace('.tsx', ''),
      readFileSync(join(examples, file), 'utf8'),
    ]),
  );

/**
 * Vite plugin for `virtual:component-tokens`, the example, tokens, props and their types of each component. `?raw` can't be used, because
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
    const props = Object.fromEntries(entries.map((entry) => [entry, interfaceOf(entry, sources)]));
    return [
      `export const tokens = ${JSON.stringify(table)};`,
      `export const interfaces = ${JSON.stringify(props)};`,
      `export const examples = ${JSON.stringify(readExamples())};`,
    ].join('\n');
  },
});
