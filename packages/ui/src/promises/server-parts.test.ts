import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Hooks that server components lack, and handlers, which cannot be sent to the browser. */
const clientOnly =
  /\buse(State|Effect|LayoutEffect|InsertionEffect|Ref|ImperativeHandle|Context|SyncExternalStore|Reducer)\(|\bon[A-Z]\w+=\{\(|\bcreateContext\(/;

const source = join(import.meta.dirname, '..');

/** Every module that a server component loads with an entry: imports are followed up to a 'use client'. */
function serverModules(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  const text = readFileSync(entry, 'utf8');
  if (text.startsWith("'use client'")) return seen;
  seen.add(entry);
  for (const [, path = ''] of text.matchAll(/^(?:import|export) (?!type)[^;]*?'(\.[^']+\.tsx?)';/gm)) {
    if (!path.endsWith('.css.ts')) serverModules(join(dirname(entry), path), seen);
  }
  return seen;
}

test('what a server component may import holds no state and no handler', () => {
  const modules = [...serverModules(join(source, 'index.ts'))];
  expect(modules.length).toBeGreaterThan(100);
  expect(modules.filter((file) => clientOnly.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('a directive stands where bundlers look for it: on the first line, and in no barrel', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.(test|stories|docs)\./.test(file));
  const text = (file: string): string => readFileSync(join(source, file), 'utf8');
  const directive = /^'use client';$/m;
  expect(files.filter((file) => directive.test(text(file)) && !text(file).startsWith("'use client'"))).toEqual([]);
  expect(files.filter((file) => file.endsWith('index.ts') && directive.test(text(file)))).toEqual([]);
});

/** Flat parts stay flat: a hook in one of them would put its script into every page that shows it. */
test.each(['text-field', 'select', 'switch', 'price', 'table', 'pagination', 'breadcrumbs', 'card', 'stepper', 'icon'])(
  '%s is drawn by server components',
  (name) => {
    expect(readFileSync(join(source, name, `${name}.tsx`), 'utf8')).not.toMatch(/^'use client'/);
  },
);
