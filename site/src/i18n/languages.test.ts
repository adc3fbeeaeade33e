import { expect, test } from 'vitest';
import { localPath, pageLanguage } from './languages.ts';

const english = { cookie: null, accepts: 'en' } as const;
const cases: [path: string, isError: boolean, facts: Parameters<typeof pageLanguage>[2], lang: string][] = [
  ['/', false, { cookie: 'ru', accepts: 'ru' }, 'en'],
  ['/ru/help/', false, english, 'ru'],
  ['/auth/login/', false, { cookie: 'en', accepts: 'ru' }, 'en'],
  ['/auth/login/', false, { cookie: null, accepts: 'ru' }, 'ru'],
  ['/my/', false, english, 'en'],
  ['/nope/', true, { cookie: 'ru', accepts: 'en' }, 'ru'],
  ['/nope/', true, { cookie: null, accepts: 'ru' }, 'en'],
  ['/ru/nope/', true, { cookie: 'en', accepts: 'en' }, 'ru'],
];

test.each(cases)('%s (error page: %s) with %o is in %s', (path, isError, facts, lang) => {
  expect(pageLanguage(path, isError, facts)).toBe(lang);
});

test('links keep the language, except for sign-in and account', () => {
  expect(localPath('ru', '/help/?page=2#top')).toBe('/ru/help/?page=2#top');
  expect(localPath('en', '/ru/help/')).toBe('/help/');
  expect(localPath('ru', '/my/#balance')).toBe('/my/#balance');
});
