/**
 * Checks that every message in the code has a Russian message with the same structure in exactly one catalogue, and
 * that there are no unused ones, nor dates without a time zone. English messages are the defaults in the code.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const catalogues = join(root, 'site/src/i18n/ru');
const work = mkdtempSync(join(tmpdir(), 'hoster-messages-'));

function formatjs(...args: string[]): void {
  const { status } = spawnSync(join(root, 'node_modules/.bin/formatjs'), args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

/** Merges all catalogues. Reports duplicate ids, because the last one loaded would override the others. */
function mergedRussian(): Record<string, string> {
  const merged: Record<string, string> = {};
  const home = new Map<string, string>();
  for (const file of readdirSync(catalogues)) {
    const messages: Record<string, string> = JSON.parse(readFileSync(join(catalogues, file), 'utf8'));
    for (const [id, text] of Object.entries(messages)) {
      const other = home.get(id);
      if (other) {
        process.stderr.write(`"${id}" is in ${other} and in ${file}.\n`);
        process.exitCode = 1;
      }
      home.set(id, file);
      merged[id] = text;
    }
  }
  return merged;
}

/** Reports dates inside a message: messages know no time zone, so that server and browser would name different days. */
function findDates(file: string): void {
  const messages: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  for (const [id, text] of Object.entries(messages)) {
    if (!/,\s*(?:date|time)\b/.test(text)) continue;
    process.stderr.write(
      `"${id}" formats a date: give it one formatted by FormattedDate, which knows the time zone.\n`,
    );
    process.exitCode = 1;
  }
}

try {
  const english = join(work, 'en.json');
  const tests = ['site/src/**/*.test.ts', 'site/src/**/*.test.tsx'];
  const sources = ['site/src/**/*.ts', 'site/src/**/*.tsx'];
  formatjs('extract', ...sources, '--format', 'simple', '--throws', '--out-file', english, '--ignore', ...tests);
  findDates(english);
  writeFileSync(join(work, 'ru.json'), JSON.stringify(mergedRussian()));
  const rules = ['--missing-keys', '--extra-keys', '--structural-equality'];
  formatjs('verify', '--source-locale', 'en', ...rules, english, join(work, 'ru.json'));
} finally {
  rmSync(work, { recursive: true, force: true });
}
