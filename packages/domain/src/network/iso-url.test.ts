import { expect, test } from 'vitest';
import { isoUrlProblem } from './iso-url.ts';

test.each([
  'https://example.org/system.iso',
  ' https://mirror.example.org:8443/a%20b.iso?token=1#x ',
  'https://пример.рф/образ.iso',
  `https://example.org/${'a'.repeat(2000)}`,
])('accepts %s', (address) => {
  expect(isoUrlProblem(address)).toBeNull();
});

test.each<[string, string]>([
  ['', 'required'],
  ['  ', 'required'],
  ['system.iso', 'invalid'],
  ['example.org/system.iso', 'invalid'],
  ['http://example.org/system.iso', 'invalid'],
  ['ftp://example.org/system.iso', 'invalid'],
  ['https://localhost/system.iso', 'invalid'],
  ['https://localhost./system.iso', 'invalid'],
  ['https://127.0.0.1/system.iso', 'invalid'],
  ['https://0x7f.1/system.iso', 'invalid'],
  ['https://[::1]/system.iso', 'invalid'],
  ['https://[::ffff:10.0.0.1]/system.iso', 'invalid'],
  ['https://me@example.org/system.iso', 'invalid'],
  ['https://me:secret@example.org/system.iso', 'invalid'],
  ['https://', 'invalid'],
  [`https://example.org/${'a'.repeat(2048)}`, 'too_long'],
])('refuses %s: %s', (address, problem) => {
  expect(isoUrlProblem(address)).toBe(problem);
});
