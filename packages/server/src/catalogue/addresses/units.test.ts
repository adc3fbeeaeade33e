import { expect, test } from 'vitest';
import { hostsOf, isIn, normalNetwork, overlap, unitsOf } from './units.ts';

const nothing = { gateway: null, excluded: [] };

test('single addresses leave out the network, its broadcast, its gateway and what is excluded', () => {
  const units = unitsOf({ network: '203.0.113.0/29', unit: 32, gateway: '203.0.113.1', excluded: ['203.0.113.4'] });
  expect(units).toEqual(['203.0.113.2', '203.0.113.3', '203.0.113.5', '203.0.113.6']);
});

test('a network of two addresses has no broadcast', () => {
  expect(unitsOf({ ...nothing, network: '203.0.113.0/31', unit: 32 })).toEqual(['203.0.113.0', '203.0.113.1']);
});

test('blocks begin at their network address', () => {
  expect(unitsOf({ ...nothing, network: '198.51.100.0/27', unit: 29 })).toEqual([
    '198.51.100.0',
    '198.51.100.8',
    '198.51.100.16',
    '198.51.100.24',
  ]);
});

test('prefixes of IPv6 are named by their first host', () => {
  expect(unitsOf({ ...nothing, network: '2001:db8:ff::/62', unit: 64 })).toEqual([
    '2001:db8:ff::1',
    '2001:db8:ff:1::1',
    '2001:db8:ff:2::1',
    '2001:db8:ff:3::1',
  ]);
});

test('an exclusion counts however it is written', () => {
  const excluded = ['2001:0DB8:00ff:0000:0000:0000:0000:0001'];
  expect(unitsOf({ network: '2001:db8:ff::/63', unit: 64, gateway: null, excluded })).toEqual(['2001:db8:ff:1::1']);
});

test('networks are compared whatever their lengths', () => {
  expect(overlap('10.0.0.0/8', '10.200.0.0/16')).toBe(true);
  expect(overlap('10.0.0.0/25', '10.0.0.128/25')).toBe(false);
  expect(overlap('10.0.0.0/8', '::/0')).toBe(false);
  expect(normalNetwork('203.0.113.77/24')).toBe('203.0.113.0/24');
});

test('an address is found in what was given', () => {
  expect(isIn('2001:db8:ff:1::ab', { address: '2001:db8:ff:1::1', length: 64 })).toBe(true);
  expect(isIn('2001:db8:ff:2::ab', { address: '2001:db8:ff:1::1', length: 64 })).toBe(false);
  expect(isIn('203.0.113.9', { address: '2001:db8:ff:1::1', length: 64 })).toBe(false);
  expect(isIn('nonsense', { address: '203.0.113.9', length: 32 })).toBe(false);
});

test('a block has all of its addresses', () => {
  expect(hostsOf({ address: '198.51.100.8', family: 4, length: 29 })).toHaveLength(8);
  expect(hostsOf({ address: '198.51.100.8', family: 4, length: 29 }).at(-1)).toBe('198.51.100.15');
  expect(hostsOf({ address: '2001:db8::1', family: 6, length: 64 })).toEqual(['2001:db8::1']);
});

test('a block or a prefix with a router in it is given to nobody', () => {
  const block = unitsOf({ network: '198.51.100.0/27', unit: 29, gateway: '198.51.100.1', excluded: ['198.51.100.10'] });
  expect(block).toEqual(['198.51.100.16', '198.51.100.24']);
  const prefix = unitsOf({ network: '2001:db8:ff::/63', unit: 64, gateway: '2001:db8:ff::ff', excluded: [] });
  expect(prefix).toEqual(['2001:db8:ff:1::1']);
});
