import { expect, test } from 'vitest';
import { acceptedLanguages, languageFrom, preferredLanguage } from './accepted-language.ts';

test('the Accept-Language header is read by weight', () => {
  expect(acceptedLanguages('en;q=0.5, ru-RU, de ; q=0.8, fr;q=0, *;q=0.1')).toEqual(['ru-RU', 'de', 'en']);
  expect(acceptedLanguages('')).toEqual([]);
  expect(acceptedLanguages('../etc;q=1, en;q=x')).toEqual([]);
});

test('picks the best supported language', () => {
  expect(languageFrom(undefined)).toBe('en');
  expect(languageFrom('ru-RU, en;q=0.8')).toBe('ru');
  expect(languageFrom('en;q=0.8, ru;q=0.9')).toBe('ru');
  expect(languageFrom('de, *;q=0.1')).toBe('en');
  expect(languageFrom('ru;q=0')).toBe('en');
});

test('reads the preferred language of a browser', () => {
  expect(preferredLanguage('ru-RU, en;q=0.8')).toBe('ru');
  expect(preferredLanguage('en, ru;q=0.9')).toBe('en');
  expect(preferredLanguage('de')).toBeNull();
  expect(preferredLanguage('')).toBeNull();
});

test.each([
  ['blanks', ' '.repeat(100_000)],
  ['blanks inside', `en${' '.repeat(100_000)}x`],
  ['parameters', ';q='.repeat(30_000)],
  ['quotes', '"\\'.repeat(30_000)],
])('a header of %s takes no longer than its length', (_what, header) => {
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now();
    acceptedLanguages(header);
    languageFrom(header);
    return performance.now() - start;
  });
  // Quadratic: several seconds each time. A pause of the machine is in one of them at most.
  expect(Math.min(...times)).toBeLessThan(1000);
});
