import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = join(root, 'packages/ui/src/fonts/files');

/** Returns the code points of a font family, from its files in `fonts.css.ts`. */
function drawnBy(...names: string[]): Set<number> {
  return new Set(
    names.flatMap((name) => {
      const font = openSync(join(files, `${name}.woff2`));
      if (!('characterSet' in font)) throw new Error(`${name} is a font collection.`);
      return font.characterSet;
    }),
  );
}

const shared = ['onest-hryvnia', 'onest-symbols'];
const families = {
  'Onest Variable': drawnBy('onest-latin', 'onest-cyrillic', 'onest-ruble', ...shared),
  'JetBrains Mono Variable': drawnBy(
    'jetbrains-mono-latin',
    'jetbrains-mono-cyrillic',
    'jetbrains-mono-ruble',
    ...shared,
  ),
};

/** Controls, spaces that HarfBuzz makes from the plain one, and the command key, which only Macs show: theirs have it. */
const undrawn = /[\p{Cc}\p{Cf}\p{Zs}⌘]/u;

const missing = (text: string): string[] =>
  [...new Set(text)].filter((character) => {
    const point = character.codePointAt(0) ?? 0;
    return !undrawn.test(character) && Object.values(families).some((family) => !family.has(point));
  });

const shown = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'site/src', 'site/server', 'packages'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.(tsx?|mdx?|json)$/.test(file))
  .filter(
    (file) =>
      !/\.(test|spec|fixture)\.|\/(testing|conformance|replay|attacks|drizzle|fixtures|scripts|api)\//.test(file),
  )
  .filter((file) => !/-tests\/|\/bench\//.test(file));

/**
 * Stories about right-to-left text need such scripts, and rules for email the words of other people's programs; the
 * product doesn't show them.
 */
const exceptions = [
  'packages/server/src/support/mail/attribution.ts',
  'packages/server/src/support/mail/automatic.ts',
  'packages/ui/src/data-list/data-list.stories.tsx',
  'packages/ui/src/file-field/file-field.stories.tsx',
];

const withoutComments = (text: string): string => text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

test('the bundled fonts cover all characters of messages, content, seed data and stories', () => {
  const found = shown
    .filter((file) => !exceptions.includes(file))
    .map((file) => [file, missing(withoutComments(readFileSync(join(root, file), 'utf8'))).join(' ')] as const)
    .filter(([, characters]) => characters !== '');
  expect(shown.length).toBeGreaterThan(500);
  expect(Object.fromEntries(found)).toEqual({});
});

test('finds a character outside the bundled fonts', () => {
  expect(missing('5 ⅜ of 7')).toEqual(['⅜']);
});

test.each(['en', 'en-GB', 'ru'])('the bundled fonts cover numbers, prices and dates in %s', (locale) => {
  const numbers = ['EUR', 'USD', 'GBP', 'UAH', 'RUB'].map((currency) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
      -1_234_567.89,
    ),
  );
  const units = ['gigabyte', 'terabyte', 'megabit', 'percent', 'millisecond', 'day'].map((unit) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(1234.5),
  );
  const dates = Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' }).format(
      Date.UTC(2026, month, 1 + month),
    ),
  );
  const spans = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    0,
    86_400_000_000,
  );
  const past = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-3, 'day');
  expect(missing([...numbers, ...units, ...dates, spans, past].join(' '))).toEqual([]);
});

test.each(['en', 'ru'])('the bundled fonts cover country names in %s', (locale) => {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const countries = letters.flatMap((first) => letters.map((second) => names.of(first + second) ?? ''));
  expect(missing(countries.join(''))).toEqual([]);
});
