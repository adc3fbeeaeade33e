import { expect, test } from 'vitest';
import { type TrustProxy, trustingOf } from '@hoster/domain/network/trust-proxy';
import fastify from 'fastify';
import { addressOf, networkOf } from './visitor-address.ts';

async function seen(forwarded: string, remoteAddress: string, proxies: TrustProxy = 1) {
  const app = fastify({ trustProxy: trustingOf(proxies) });
  app.get('/', async (request) => ({ address: addressOf(request), network: networkOf(request) }));
  const answer = await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': forwarded } });
  return answer.json<{ address: string; network: string }>();
}

test('takes the address added by the proxy, not the one sent by the visitor', async () => {
  expect(await seen('1.2.3.4, 198.51.100.7', '10.0.0.1')).toMatchObject({ address: '198.51.100.7' });
  expect(await seen('1.2.3.4, 198.51.100.7, 10.0.0.2', '10.0.0.1', 2)).toMatchObject({ address: '198.51.100.7' });
  expect(await seen('1.2.3.4', '198.51.100.7', false)).toMatchObject({ address: '198.51.100.7' });
});

test.each([
  ['198.51.100.7:4711', '198.51.100.7'],
  ['1.2.3.4:1, 198.51.100.7:4711', '198.51.100.7'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['"[2001:db8::1]:4711"', '2001:db8::1'],
])('understands %s, which has ports', async (forwarded, address) => {
  expect(await seen(forwarded, '10.0.0.1')).toMatchObject({ address });
  expect(await seen(forwarded, '10.0.0.1', '10.0.0.0/8')).toMatchObject({ address });
  // Proxies that add ports to each other's addresses as well.
  expect(await seen(`${forwarded}, 10.0.0.2:5000`, '10.0.0.1', '10.0.0.0/8')).toMatchObject({ address });
});

test('ignores invalid addresses', async () => {
  expect(await seen('<script>', '10.0.0.1')).toMatchObject({ address: '10.0.0.1', network: '10.0.0.1' });
});

test('limits count an IPv6 network as one visitor, and a mapped IPv4 address as itself', async () => {
  const one = await seen('2001:db8:1:2::1', '10.0.0.1');
  const neighbour = await seen('2001:db8:1:2:ffff:ffff:ffff:ffff', '10.0.0.1');
  const other = await seen('2001:db8:1:3::1', '10.0.0.1');
  expect(neighbour.network).toBe(one.network);
  expect(neighbour.address).not.toBe(one.address);
  expect(other.network).not.toBe(one.network);
  expect(await seen('', '::ffff:198.51.100.7')).toEqual({ address: '198.51.100.7', network: '198.51.100.7' });
});
