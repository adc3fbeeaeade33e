import { expect, test } from 'vitest';
import { readTrustProxy } from './trust-proxy.ts';

test.each([
  ['0', false],
  ['false', false],
  ['1', 1],
  ['true', 1],
  ['2', 2],
  ['10.0.0.1', '10.0.0.1'],
  ['10.0.0.0/8, ::1', '10.0.0.0/8,::1'],
  ['loopback, 2001:db8::/32, ::ffff:192.0.2.1', 'loopback,2001:db8::/32,::ffff:192.0.2.1'],
])('%s is read', (text, trusted) => {
  expect(readTrustProxy(text)).toBe(trusted);
});

test.each([
  '',
  'banana',
  '-1',
  '10',
  '1.5',
  '10.0.0',
  '10.0.0.256',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '::1/129',
  ':::1',
  '1.2.3.4,',
  'a:b',
  '10.0.0.1/x',
  '010.0.0.1',
  '0.0.0.0/0',
  '::/0',
])('%j is refused', (text) => {
  expect(readTrustProxy(text)).toBeNull();
});
