import { expect, test } from 'vitest';
import { netmaskOf } from './netmask.ts';

test.each([
  ['203.0.113.9', 24, '255.255.255.0'],
  ['198.51.100.8', 29, '255.255.255.248'],
  ['203.0.113.9', 32, '255.255.255.255'],
  ['10.0.0.1', 22, '255.255.252.0'],
  ['2001:db8:1::1', 64, '/64'],
])('%s/%i has the netmask %s', (address, prefix, netmask) => {
  expect(netmaskOf(address, prefix)).toBe(netmask);
});
