import { expect, test } from 'vitest';
import { countryCodes, firstCountries } from '../visitor/countries.ts';
import { hostNameProblem, itemNames } from '../network/host-name.ts';

test('validates hostnames', () => {
  for (const good of ['web', 'WEB-01', 'web.example.org', '1']) expect(hostNameProblem(good)).toBeNull();
  expect(hostNameProblem('web_1')).toBe('bad_character');
  expect(hostNameProblem('сервер')).toBe('bad_character');
  expect(hostNameProblem('-web')).toBe('bad_hyphen');
  expect(hostNameProblem('web-.example')).toBe('bad_hyphen');
  expect(hostNameProblem('web..example')).toBe('empty_part');
  expect(hostNameProblem('')).toBe('empty_part');
  expect(hostNameProblem('a'.repeat(63))).toBeNull();
  expect(hostNameProblem('a'.repeat(64))).toBe('too_long');
  expect(hostNameProblem('a'.repeat(61), 10)).toBe('too_long');
});

test('numbers several items when the result is still a hostname', () => {
  expect(itemNames('web', 1)).toEqual(['web']);
  expect(itemNames('web', 2)).toEqual(['web-1', 'web-2']);
  expect(itemNames('web.example.org', 2)).toEqual(['web-1.example.org', 'web-2.example.org']);
});

test('countries: all of ISO 3166, each once, the 21 first among them', () => {
  expect(new Set(countryCodes).size).toBe(249);
  expect(firstCountries).toHaveLength(21);
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const code of [...countryCodes, ...firstCountries]) expect(names.of(code)).toBeTruthy();
});
