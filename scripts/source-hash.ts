import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** All sources of the site's bundle. */
const SOURCES = [
  'site/src',
  'site/vite',
  'site/vite.config.ts',
  'site/package.json',
  'packages/contract/src',
  'packages/domain/src',
  'packages/ui/src',
  'pnpm-lock.yaml',
];
const IGNORED = /\.(test|stories)\.tsx?$/;

function* filesOf(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).toSorted()) {
    if (name !== 'node_modules' && name !== 'dist') yield* filesOf(join(path, name));
  }
}

/** Returns a hash of everything that the site is built from. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of SOURCES) {
    for (const file of filesOf(join(root, source))) {
      if (!IGNORED.test(file)) hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}
