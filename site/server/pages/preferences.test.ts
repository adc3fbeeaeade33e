import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { keepPreferences, ownPath } from './preferences.ts';
import { createJar } from '../proxy/transport.ts';

function keep(query: string): { next: string; lines: string[] } {
  const jar = createJar('', readConfig({ COOKIE_DOMAIN: 'hoster.example' }));
  return { next: keepPreferences(new URLSearchParams(query), jar.set), lines: jar.lines };
}

test('stores choices in shared cookies and redirects back', () => {
  const { next, lines } = keep('currency=USD&next=/ru/vpn/?a=1');
  expect(next).toBe('/ru/vpn/?a=1');
  expect(lines[0]).toMatch(/^currency=USD; Path=\/; SameSite=Lax; Max-Age=31536000; .*Domain=hoster\.example$/);
  expect(keep('theme=system').lines[0]).toMatch(/^theme=; .*Max-Age=0/);
  expect(keep('language=ru').lines[0]).toMatch(/^django_language=ru; /);
});

test('nonsense is not kept', () => {
  expect(keep('currency=%0d%0aSet-Cookie&theme=pink&language=de').lines).toEqual([]);
  for (const code of ['XXX', 'usd', 'RUB', 'EURO']) expect(keep(`currency=${code}`).lines).toEqual([]);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/a\\b',
  '/\t/evil.example',
  '',
  'javascript:1',
])('%j doesn’t redirect to another site', (next) => expect(ownPath(next)).toBe('/'));
