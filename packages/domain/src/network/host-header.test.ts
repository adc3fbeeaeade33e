import { expect, test } from 'vitest';
import { hasValidHost } from './host-header.ts';

test.each([
  [[]],
  [['Host', 'hoster.example']],
  [['accept', '*/*', 'HOST', 'hoster.example:8443']],
  [['host', '127.0.0.1:3000']],
  [['host', '[::1]:3000']],
  [['host', 'xn--e1afmkfd.xn--p1ai']],
  // A value isn't a name.
  [['x-header', 'host', 'host', 'hoster.example']],
])('%j is valid', (headers) => {
  expect(hasValidHost(headers)).toBe(true);
});

test.each([
  [['Host', 'hoster.example', 'Host', 'evil.example']],
  [['Host', 'hoster.example', 'host', 'hoster.example']],
  [['Host', '']],
  [['Host', 'hoster.example, evil.example']],
  [['Host', 'hoster.example evil.example']],
  [['Host', 'hoster.example/path']],
  [['Host', 'user@hoster.example']],
  [['Host', 'hoster.example:http']],
  [['Host', 'hoster.example:80:80']],
  [['Host', '::1']],
])('%j is refused', (headers) => {
  expect(hasValidHost(headers)).toBe(false);
});
