/**
 * Checks that every message in the code of the site and of the server has a message with the same structure in exactly
 * one catalogue of each language, and that there are no unused ones, nor dates without a time zone. English messages are
 * the defaults in the code. Plurals need all forms of their language, and pages no-break spaces (for Russian, see
 * docs/recipes/write-russian.md): `--fix` adds these.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '../packages/contract/src/index.ts';
import { typographed } from '../packages/domain/src/text/typography.ts';
import { defaultLanguage, languages } from '../packages/domain/src/visitor/language.ts';
import { missingForms } from './plural-forms.ts';

const root = join(import.meta.dirname, '..');
const work = mkdtempSync(join(tmpdir(), 'hoster-messages-'));
const fixes = process.argv.includes('--fix');

function report(problem: string): void {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}

function formatjs(...args: string[]): void {
  const { status } = spawnSync(join(root, 'node_modules/.bin/formatjs'), args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

const readMessages = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'));

const filesOf = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Merges all catalogues. Reports duplicate ids, because the last one loaded would override the others. */
function merged(folder: string): Record<string, string> {
  const all: Record<string, string> = {};
  const home = new Map<string, string>();
  if (!existsSync(folder)) report(`There is no folder ${folder}.`);
  for (const file of filesOf(folder)) {
    for (const [id, text] of Object.entries(readMessages(join(folder, file)))) {
      const other = home.get(id);
      if (other) report(`"${id}" is in ${other} and in ${file}.`);
      home.set(id, file);
      all[id] = text;
    }
  }
  return all;
}

/** Reports messages without the no-break spaces of their language, or adds them. Emails get theirs when they're sent. */
function findSpaces(folder: string, language: Language): void {
  for (const file of filesOf(folder)) {
    const path = join(folder, file);
    const messages = readMessages(path);
    const wrong = Object.entries(messages).filter(([, text]) => typographed(text, language) !== text);
    if (wrong.length === 0) continue;
    if (fixes) {
      for (const [id, text] of wrong) messages[id] = typographed(text, language);
      writeFileSync(path, `${JSON.stringify(messages, null, 2)}\n`);
      continue;
    }
    for (const [id] of wrong) report(`"${id}" lacks no-break spaces: run node scripts/messages.ts --fix.`);
  }
}

/** Reports dates inside a message: messages know no time zone, so that server and browser would name different days. */
function findDates(messages: Record<string, string>): void {
  for (const [id, text] of Object.entries(messages)) {
    if (/,\s*(?:date|time)\b/.test(text))
      report(`"${id}" formats a date: give it one that is formatted where the time zone is known.`);
  }
}

/** Checks the catalogues beside the messages of the sources in `folder`. */
function checkMessages(folder: string): void {
  const english = join(work, 'en.json');
  const sources = [`${folder}/**/*.ts`, `${folder}/**/*.tsx`];
  const tests = [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`];
  formatjs('extract', ...sources, '--format', 'simple', '--throws', '--out-file', english, '--ignore', ...tests);
  findDates(readMessages(english));
  for (const language of languages) {
    if (language === defaultLanguage) continue;
    const catalogues = join(root, folder, 'i18n', language);
    const messages = merged(catalogues);
    if (folder.startsWith('site')) findSpaces(catalogues, language);
    for (const [id, text] of Object.entries(messages)) {
      for (const form of missingForms(text, language)) report(`"${id}" has a plural without the form "${form}".`);
    }
    const file = join(work, `${language}.json`);
    writeFileSync(file, JSON.stringify(messages));
    const rules = ['--missing-keys', '--extra-keys', '--structural-equality'];
    formatjs('verify', '--source-locale', defaultLanguage, ...rules, english, file);
  }
}

try {
  checkMessages('site/src');
  checkMessages('site/server');
  checkMessages('packages/server/src');
} finally {
  rmSync(work, { recursive: true, force: true });
}
