import { isLoopback } from '@hoster/domain/network/loopback';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { notFound } from '../errors/errors.ts';
import { addressOf } from './visitor-address.ts';

/** Header with the host that a page's visitor requested, when the call is made for the page. */
const visitorHostHeader = 'x-visitor-host';

/**
 * Whether a visitor may use the features of a demo: accounts with published passwords, the mock bank and providers, the
 * mailbox. Everyone with DEMO=1; otherwise only the user of this machine, by a hostname of this machine. Any other
 * hostname means that a page of another site tries to reach it (DNS rebinding).
 */
export function mayUseDemo(request: FastifyRequest): boolean {
  if (request.server.hoster.settings.isPublicDemo) return true;
  const hosts = [request.host, request.headers.host, request.headers[visitorHostHeader] ?? request.host];
  return isLoopbackAddress(addressOf(request)) && hosts.every((host) => isLoopbackHost(String(host)));
}

/** Registers routes for visitors who may use the demo; others get a 404. */
export function forDemoVisitors(app: FastifyInstance, routes: (app: FastifyInstance) => void): void {
  void app.register(async (demo) => {
    demo.addHook('onRequest', async (request) => {
      if (!mayUseDemo(request)) throw notFound('Part of a demo, asked for from elsewhere');
    });
    routes(demo);
  });
}

function isLoopbackAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

function isLoopbackHost(host: string): boolean {
  return URL.canParse(`http://${host}`) && isLoopback(`http://${host}`);
}
