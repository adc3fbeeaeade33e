import { withoutPort } from '@hoster/domain/network/without-port';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * The visitor's IP address as reported by the trusted proxies; that of the connection where they report something else.
 */
export function addressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const entry = withoutPort(ip);
  const told = ipaddr.isValid(entry) ? entry : (socket.remoteAddress ?? '');
  return ipaddr.isValid(told) ? ipaddr.process(told).toString() : '';
}

/**
 * Subject of rate limits: an IPv4 address, or the first half of an IPv6 one, since homes and rented servers have at
 * least a /64 to themselves.
 */
export function networkOf(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const address = addressOf(request);
  if (!ipaddr.IPv6.isValid(address)) return address;
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString();
}
