import { expect, test } from 'vitest';
import { kindOf, netmaskOf } from './pool-facts.ts';

test.each([
  ['198.51.100.0/24', 32, 'single', '255.255.255.0'],
  ['198.51.100.0/22', 32, 'single', '255.255.252.0'],
  ['198.51.100.0/24', 29, 'block', '255.255.255.248'],
  ['2001:db8::/52', 64, 'ipv6', null],
])('%s with /%i has the netmask of what a service gets', (network, unit, kind, netmask) => {
  expect([kindOf({ network, unit }), netmaskOf({ network, unit })]).toEqual([kind, netmask]);
});
