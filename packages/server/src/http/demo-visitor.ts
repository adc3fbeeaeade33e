import { isLoopback } from '@hoster/domain/loopback';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { notFound } from './errors.ts';
import { addressOf } from './visitor-address.ts';

/** The host that a visitor of a page asked for, when the call is made for the page. */
const visitorHostHeader = 'x-visitor-host';

/**
 * Whether a visitor may use what makes a demo: accounts with published passwords, the mock bank and providers, the
 * mailbox. Everybody with DEMO=1; otherwise the user of this machine alone, who asks for it by a name of this machine.
 * Another name that leads here is a page of another site that reaches for it (DNS rebinding).
 */
export function mayUseDemo(request: FastifyRequest): boolean {
  if (request.server.hoster.settings.isPublicDemo) return true;
  const hosts = [request.host, request.headers.host, request.headers[visitorHostHeader] ?? request.host];
  return isLoopbackAddress(addressOf(request)) && hosts.every((host) => isLoopbackHost(String(host)));
}

/** Routes that are there for visitors who may use the demo; for others there's nothing (404). */
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
