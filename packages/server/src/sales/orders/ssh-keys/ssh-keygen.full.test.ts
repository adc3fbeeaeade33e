import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mutationsOf } from '../../../testing/ssh-key-mutations.ts';
import { recordedKeys } from '../../../testing/recorded-ssh-keys.ts';
import { parseSshKey } from './ssh-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Fingerprints that ssh-keygen shows, by line; a line that it refuses is missing. */
function byOpenSsh(lines: readonly string[]): Map<number, { bits: number; fingerprint: string }> {
  const file = join(folder, 'keys');
  // The comment tells which lines are shown.
  writeFileSync(file, lines.map((line, index) => `${line} line-${index}\n`).join(''));
  const { error, stdout } = spawnSync('ssh-keygen', ['-lf', file], { encoding: 'utf8', maxBuffer: 1e8 });
  if (error) throw new Error('No ssh-keygen. Install it (Debian: apt-get install openssh-client).', { cause: error });
  const shown = stdout.matchAll(/^(\d+) (SHA256:\S+) .*\bline-(\d+) \(/gm);
  return new Map(
    [...shown].map(([, bits, fingerprint = '', index]) => [Number(index), { bits: Number(bits), fingerprint }]),
  );
}

test.each(recordedKeys)('judges damaged spellings of $fingerprint as ssh-keygen does', ({ key }) => {
  const lines = [key, ...mutationsOf(key)];
  const theirs = byOpenSsh(lines);
  expect(theirs.get(0)).toBeDefined();
  const differing = lines.flatMap((line, index) => {
    const parsed = parseSshKey(line);
    const ours = 'problem' in parsed ? null : parsed.fingerprint;
    const known = theirs.get(index);
    // RSA below 2048 bits is refused by us alone.
    const expected = known && (known.bits >= 2048 || !line.includes('AAAAB3NzaC1yc2E')) ? known.fingerprint : null;
    return ours === expected ? [] : [{ line, ours, expected }];
  });
  expect(differing).toEqual([]);
  // What is stored is accepted as well, under the same fingerprint.
  const stored = lines.flatMap((line) => {
    const parsed = parseSshKey(line);
    return 'problem' in parsed ? [] : [parsed];
  });
  const again = byOpenSsh(stored.map((parsed) => parsed.key));
  expect(stored.map((_, index) => again.get(index)?.fingerprint)).toEqual(stored.map(({ fingerprint }) => fingerprint));
});
