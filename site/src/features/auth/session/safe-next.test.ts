import { describe, expect, test } from 'vitest';
import { safeNext, withNext } from './safe-next.ts';

const origin = 'https://hoster.example';

describe('redirect target after sign-in', () => {
  test.each([
    ['/my/', '/my/'],
    ['/ru/?a=b&error=cancelled&error_process=login#top', '/ru/?a=b#top'],
    ['/?error=5', '/?error=5'],
    [
      '/virtual-private-servers/nvme-3/?os=4&stage=payment#total',
      '/virtual-private-servers/nvme-3/?os=4&stage=payment#total',
    ],
    ['https://hoster.example/my/', '/my/'],
    ['my/', '/my/'],
  ])('%s stays', (next, path) => {
    expect(safeNext(next, origin)).toBe(path);
  });

  test.each([
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    'https://evil.example/',
    'https://hoster.example@evil.example/',
    'https://hoster.example.evil.example/',
    'https://user@hoster.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example/',
    '/auth/login/?next=/my/',
    '/auth/signup/',
    '/.//evil.example/x',
    '/./\\evil.example/x',
    '/a/..//evil.example/x',
    'https://hoster.example//evil.example/x',
    '',
  ])('%s is refused', (next) => {
    expect(safeNext(next, origin)).toBeNull();
  });

  test('nothing is refused quietly', () => {
    expect(safeNext(null, origin)).toBeNull();
    expect(withNext('/auth/login/', null)).toBe('/auth/login/');
    expect(withNext('/auth/login/', '/a/?b=c&d=e')).toBe('/auth/login/?next=%2Fa%2F%3Fb%3Dc%26d%3De');
  });
});
