import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Hooks that server components don't support, and event handlers, which can't be serialised. */
const clientOnly =
  /\buse(State|Effect|LayoutEffect|InsertionEffect|Ref|ImperativeHandle|Context|SyncExternalStore|Reducer)\(|\bon[A-Z]\w+=\{\(|\bcreateContext\(/;

const source = join(import.meta.dirname, '..');

/** Returns all modules that a server component loads with an entry, up to 'use client'. */
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

test('modules for server components have no state or event handlers', () => {
  const modules = [...serverModules(join(source, 'index.ts'))];
  expect(modules.length).toBeGreaterThan(100);
  expect(modules.filter((file) => clientOnly.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the use client directive is on the first line and never in a barrel file', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.(test|stories|docs)\./.test(file));
  const text = (file: string): string => readFileSync(join(source, file), 'utf8');
  const directive = /^'use client';$/m;
  expect(files.filter((file) => directive.test(text(file)) && !text(file).startsWith("'use client'"))).toEqual([]);
  expect(files.filter((file) => file.endsWith('index.ts') && directive.test(text(file)))).toEqual([]);
});

/** Static components stay static: a hook would add script to every page that uses them. */
test('static components render as server components', () => {
  const names = ['text-field', 'select', 'switch', 'price', 'table', 'pagination', 'breadcrumbs', 'card', 'stepper'];
  const clients = [...names, 'icon'].filter((name) =>
    readFileSync(join(source, name, `${name}.tsx`), 'utf8').startsWith("'use client'"),
  );
  expect(clients).toEqual([]);
});
