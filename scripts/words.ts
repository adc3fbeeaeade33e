/**
 * Fails where a text uses a phrase that `words.json` lists, and says what to write instead.
 * `node scripts/words.ts docs/recipes` checks only files whose path starts so, covered or not.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Allowed, type Phrase, findPhrases } from './words-check.ts';
import { textsOf } from './words-texts.ts';

interface Checked {
  readonly files: string[];
  readonly except?: string[];
  /** `false` leaves out the comments of scripts. */
  readonly comments?: boolean;
  /** Phrases, by their `find`, that are right in these files. */
  readonly skip?: string[];
}

const root = join(import.meta.dirname, '..');
const list = JSON.parse(readFileSync(join(import.meta.dirname, 'words.json'), 'utf8')) as {
  phrases: Phrase[];
  allowed: Allowed[];
  checked: Checked[];
};
const wanted = process.argv.slice(2);
const ignored = ['**/node_modules/**', '**/dist/**'];
const areas: Checked[] =
  wanted.length > 0 ? [{ files: wanted.flatMap((path) => [path, `${path}/**/*.{ts,tsx,md,mdx,json}`]) }] : list.checked;

let files = 0;
let findings = 0;
for (const { files: globs, except = [], comments, skip = [] } of areas) {
  const phrases = list.phrases.filter((phrase) => !skip.includes(phrase.find));
  const find = findPhrases(phrases, list.allowed);
  const matched = globSync(globs, { cwd: root, exclude: [...ignored, ...except] }).filter((file) =>
    /\.(tsx?|mdx?|json)$/.test(file),
  );
  if (matched.length === 0) throw new Error(`words.json: no file matches ${globs.join(', ')}.`);
  files += matched.length;
  for (const file of matched) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const { found, write, offset } of textsOf(file, source, comments).flatMap(find)) {
      findings += 1;
      const line = source.slice(0, offset).split('\n').length;
      console.error(`${file}:${line}: “${found}”. Write: ${write}`);
    }
  }
}
console.log(`${files} files, ${findings} phrases to rewrite`);
if (findings > 0) process.exitCode = 1;
