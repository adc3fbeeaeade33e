/**
 * Checks that every message in the code has a Russian message with the same structure in exactly one catalogue, and
 * that there are no unused ones, nor dates without a time zone. English messages are the defaults in the code.
 * Russian plurals need all their forms, and no-break spaces as docs/recipes/write-russian.md says: `--fix` adds these.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { typographed } from '../packages/domain/src/typography.ts';
import { missingForms } from './plural-forms.ts';

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

const fixes = process.argv.includes('--fix');

/** Reports Russian messages without their no-break spaces, or adds them. */
function findSpaces(): void {
  for (const file of readdirSync(catalogues)) {
    const path = join(catalogues, file);
    const messages: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'));
    const wrong = Object.entries(messages).filter(([, text]) => typographed(text) !== text);
    if (wrong.length === 0) continue;
    if (fixes) {
      for (const [id, text] of wrong) messages[id] = typographed(text);
      writeFileSync(path, `${JSON.stringify(messages, null, 2)}\n`);
      continue;
    }
    for (const [id] of wrong)
      process.stderr.write(`"${id}" lacks no-break spaces: run node scripts/messages.ts --fix.\n`);
    process.exitCode = 1;
  }
}

/** Reports Russian plurals that lack a form. */
function findPlurals(messages: Record<string, string>): void {
  for (const [id, text] of Object.entries(messages)) {
    for (const form of missingForms(text)) {
      process.stderr.write(`"${id}" has a plural without the form "${form}".\n`);
      process.exitCode = 1;
    }
  }
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
  findSpaces();
  const russian = mergedRussian();
  findPlurals(russian);
  writeFileSync(join(work, 'ru.json'), JSON.stringify(russian));
  const rules = ['--missing-keys', '--extra-keys', '--structural-equality'];
  formatjs('verify', '--source-locale', 'en', ...rules, english, join(work, 'ru.json'));
} finally {
  rmSync(work, { recursive: true, force: true });
}
