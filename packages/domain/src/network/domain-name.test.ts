import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDomainName } from './domain-name.ts';

test.each([
  ['example.com', 'example.com'],
  ['  Shop.Example.COM. ', 'shop.example.com'],
  ['пример.рф', 'xn--e1afmkfd.xn--p1ai'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['a-b.c1.museum', 'a-b.c1.museum'],
  ['例え。テスト', 'xn--r8jz45g.xn--zckzah'],
])('reads %s as %s', (text, name) => {
  expect(readDomainName(text)).toBe(name);
});

test.each([
  '',
  ' ',
  '.',
  'localhost',
  'example',
  'example.c',
  'example.123',
  '192.0.2.1',
  '0x7f.1',
  '[2001:db8::1]',
  'https://example.com',
  'example.com/path',
  'example.com?x',
  'example.com#x',
  'example.com:80',
  'user@example.com',
  'a..example.com',
  '.example.com',
  '-a.example.com',
  'a-.example.com',
  'a_b.example.com',
  'a b.example.com',
  'example.com..',
  '%65xample.com',
  '\\example.com',
  `${'a'.repeat(64)}.example.com`,
  `${'a.'.repeat(130)}example`,
  'xn--zz\0.example',
  '\ud83d.example',
])('reads %j as nothing', (text) => {
  expect(readDomainName(text)).toBeNull();
});

test('is idempotent and never exceeds DNS limits', () => {
  fc.assert(
    fc.property(fc.oneof(fc.domain(), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })), (text) => {
      const name = readDomainName(text);
      if (name === null) return;
      expect(name).toMatch(/^[a-z\d.-]{1,253}$/);
      expect(readDomainName(name)).toBe(name);
    }),
  );
});
