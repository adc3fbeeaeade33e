import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** The visitor's address, as the trusted proxies tell it; that of the connection where they tell something else. */
export function addressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const told = ipaddr.isValid(ip) ? ip : (socket.remoteAddress ?? '');
  return ipaddr.isValid(told) ? ipaddr.process(told).toString() : '';
}

/**
 * Whom limits count as one: an IPv4 address, or the first half of an IPv6 one, since homes and rented servers have at
 * least a /64 of addresses to themselves.
 */
export function networkOf(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const address = addressOf(request);
  if (!ipaddr.IPv6.isValid(address)) return address;
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString();
}
