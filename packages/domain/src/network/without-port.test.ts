import { expect, test } from 'vitest';
import { withoutPort } from './without-port.ts';

test.each([
  ['198.51.100.7:4711', '198.51.100.7'],
  ['"198.51.100.7:4711"', '198.51.100.7'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['"[2001:db8::1]:4711"', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[::ffff:198.51.100.7]:4711', '::ffff:198.51.100.7'],
  ['198.51.100.7', '198.51.100.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['unknown', 'unknown'],
  ['198.51.100.7:port', '198.51.100.7:port'],
  ['', ''],
])('of %j is %j', (entry, address) => {
  expect(withoutPort(entry)).toBe(address);
});
