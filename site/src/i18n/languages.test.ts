import { expect, test } from 'vitest';
import { localPath, pageLanguage } from './languages.ts';

const english = { cookie: null, acceptsRussian: false } as const;
const cases: [path: string, isError: boolean, facts: Parameters<typeof pageLanguage>[2], lang: string][] = [
  ['/', false, { cookie: 'ru', acceptsRussian: true }, 'en'],
  ['/ru/help/', false, english, 'ru'],
  ['/auth/login/', false, { cookie: 'en', acceptsRussian: true }, 'en'],
  ['/auth/login/', false, { cookie: null, acceptsRussian: true }, 'ru'],
  ['/my/', false, english, 'en'],
  ['/nope/', true, { cookie: 'ru', acceptsRussian: false }, 'ru'],
  ['/nope/', true, { cookie: null, acceptsRussian: true }, 'en'],
  ['/ru/nope/', true, { cookie: 'en', acceptsRussian: false }, 'ru'],
];

test.each(cases)('%s (error page: %s) with %o is in %s', (path, isError, facts, lang) => {
  expect(pageLanguage(path, isError, facts)).toBe(lang);
});

test('links keep the language, except for sign-in and account', () => {
  expect(localPath('ru', '/help/?page=2#top')).toBe('/ru/help/?page=2#top');
  expect(localPath('en', '/ru/help/')).toBe('/help/');
  expect(localPath('ru', '/my/#balance')).toBe('/my/#balance');
});
