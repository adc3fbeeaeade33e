import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const files = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['conformance/**'] }).filter(
  (file) => !/\.(test|stories|docs)\./.test(file),
);
const withoutComments = (file: string): string =>
  readFileSync(join(source, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const found = (pattern: RegExp): string[] =>
  files.flatMap((file) => Array.from(withoutComments(file).matchAll(pattern), ([match]) => `${file}: ${match}`));

/** Text between tags and in visible or announced attributes. */
const words =
  />[^<>{}()=;]*\p{L}{2,}[^<>{}()=;]*<\/|\b(?:aria-(?:label|description|valuetext|roledescription|placeholder)|title|alt|placeholder)=\{?["'`][^"'`]*\p{L}/gu;

test('finds hard-coded text', () => {
  const examples = ['<b>Close</b>', '<b>\n  Ещё два\n</b>', '<i aria-label="Close" />', '<i title={`Next ${page}`} />'];
  for (const example of examples) expect(example).toMatch(new RegExp(words, 'u'));
  for (const example of ['<b>{label}</b>', '<b>…</b>', '<i aria-label={label} />'])
    expect(example).not.toMatch(new RegExp(words, 'u'));
});

test('no component has hard-coded text', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(found(words)).toEqual([]);
});

test('ref is a prop, and only hooks of React 19.0 are used', () => {
  expect(found(/\b(forwardRef|useEffectEvent)\b/g)).toEqual([]);
});
