import { expect, test } from 'vitest';
import { alternatePaths, languageOf, languageSuggested, localizePath, withoutLanguage } from './language.ts';

const question = { cookie: null, browserLanguages: ['en-GB'] };

test('sign-in and account pages: the cookie, else Russian if the browser reads it, else English', () => {
  for (const path of ['/auth/login/', '/my/', '/my/tickets/new/']) {
    expect(languageOf({ ...question, path })).toBe('en');
    expect(languageOf({ ...question, path, browserLanguages: ['de', 'ru-RU'] })).toBe('ru');
    expect(languageOf({ path, cookie: 'en', browserLanguages: ['ru'] })).toBe('en');
    expect(languageOf({ path, cookie: 'xx', browserLanguages: ['ru'] })).toBe('ru');
  }
});

test('other pages take their language from the address alone', () => {
  expect(languageOf({ path: '/ru/vpn/', cookie: 'en', browserLanguages: ['en'] })).toBe('ru');
  expect(languageOf({ path: '/ru', cookie: null, browserLanguages: [] })).toBe('ru');
  expect(languageOf({ path: '/vpn/', cookie: 'ru', browserLanguages: ['ru'] })).toBe('en');
  expect(languageOf({ path: '/rugby/', cookie: null, browserLanguages: [] })).toBe('en');
  expect(languageOf({ path: '/myths/', cookie: 'ru', browserLanguages: [] })).toBe('en');
});

test('the error page takes the cookie', () => {
  expect(languageOf({ ...question, path: '/nowhere/', cookie: 'ru', isErrorPage: true })).toBe('ru');
  expect(languageOf({ ...question, path: '/nowhere/', isErrorPage: true })).toBe('en');
});

test('paths are localized once, with query and hash', () => {
  expect(localizePath('/', 'ru')).toBe('/ru/');
  expect(localizePath('/vpn/?a=1#b', 'ru')).toBe('/ru/vpn/?a=1#b');
  expect(localizePath('/ru/vpn/', 'ru')).toBe('/ru/vpn/');
  expect(localizePath('/ru/vpn/', 'en')).toBe('/vpn/');
  expect(localizePath('/ru', 'en')).toBe('/');
  expect(withoutLanguage('/ru?x=1')).toBe('/?x=1');
  for (const path of ['/auth/login/', '/my/#balance', '/admin/', '//other.example/', 'https://other.example/', '#top'])
    expect(localizePath(path, 'ru')).toBe(path);
});

test('alternates name both languages, and none for pages without one', () => {
  expect(alternatePaths('/ru/vpn/')).toEqual([
    { hreflang: 'x-default', path: '/vpn/' },
    { hreflang: 'ru-RU', path: '/ru/vpn/' },
  ]);
  expect(alternatePaths('/auth/login/')).toEqual([]);
});

test('suggests the other language to visitors who picked it or whose browser prefers it', () => {
  const suggested = (path: string, cookie: 'en' | 'ru' | null, preferred: 'en' | 'ru' | null) =>
    languageSuggested({ path, cookie, preferred });
  expect(suggested('/vpn/', null, 'ru')).toBe('ru');
  expect(suggested('/ru/vpn/', null, 'en')).toBe('en');
  expect(suggested('/ru/vpn/', 'en', 'ru')).toBe('en');
  expect(suggested('/vpn/', 'en', 'ru'), 'picked English').toBeNull();
  expect(suggested('/vpn/', null, 'en')).toBeNull();
  expect(suggested('/ru/vpn/', null, null), 'a crawler').toBeNull();
  expect(suggested('/auth/login/', null, 'ru')).toBeNull();
});

test('a language that customers aren’t offered is replaced by the default one, except for staff', () => {
  const offered = { languages: ['en'], default: 'en' } as const;
  expect(languageOf({ ...question, path: '/ru/vpn/', offered })).toBe('en');
  expect(languageOf({ ...question, path: '/my/', cookie: 'ru', browserLanguages: ['ru'], offered })).toBe('en');
  expect(languageOf({ ...question, path: '/admin/', cookie: 'ru', offered })).toBe('ru');
  expect(alternatePaths('/vpn/', offered)).toEqual([]);
  expect(languageSuggested({ path: '/vpn/', cookie: null, preferred: 'ru', offered })).toBeNull();
  expect(languageOf({ ...question, path: '/vpn/', offered: { languages: ['ru'], default: 'ru' } })).toBe('ru');
});
