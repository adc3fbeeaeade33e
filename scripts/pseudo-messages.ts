/** Messages of a language that only has catalogues, for tests that look for texts which no catalogue has. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Returns the messages of sources by id, compiled, in English with accents: plain English is what isn't a message.
 * @param sources globs below the root of the repository
 */
export function pseudoMessages(...sources: readonly string[]): unknown {
  const root = join(import.meta.dirname, '..');
  const work = mkdtempSync(join(tmpdir(), 'hoster-pseudo-'));
  const formatjs = (...args: string[]) => {
    const { status, stderr } = spawnSync(join(root, 'node_modules/.bin/formatjs'), args, {
      cwd: root,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
  };
  const [english, compiled] = [join(work, 'en.json'), join(work, 'pseudo.json')];
  try {
    formatjs('extract', ...sources, '--format', 'simple', '--preserve-whitespace', '--out-file', english);
    formatjs('compile', english, '--format', 'simple', '--ast', '--pseudo-locale', 'en-XA', '--out-file', compiled);
    return JSON.parse(readFileSync(compiled, 'utf8'));
  } finally {
    rmSync(work, { recursive: true });
  }
}
