import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { type Trusting, trustingOf } from '@hoster/domain/network/trust-proxy';
import { withoutPort } from '@hoster/domain/network/without-port';
import type { SiteConfig } from '../config.ts';

/**
 * Headers with which a client can pose as a proxy: they name where a request came from, or another address or method
 * for it. Names with an underscore are included: WSGI can't tell `X_Forwarded_For` from `X-Forwarded-For`.
 */
const FORWARDING =
  /^(?:forwarded$|x-forwarded-|x-original-|x-rewrite-|x-(?:http-)?method|x-(?:http-)?host|(?:[a-z-]+-)?(?:real|client|connecting|user)-ip(?:v6)?$|[^_]*_)/;

/** Whether a header says of a request what only a proxy may say. */
export const isForwarding = (name: string): boolean => FORWARDING.test(name);

/** TRUST_PROXY as a function of the address and of its distance from this process. */
export const trusting = ({ trustProxy }: Pick<SiteConfig, 'trustProxy'>): Trusting =>
  trustingOf(trustProxy) || (() => false);

/**
 * Headers with the origin of a request, for a backend in another process. The client's own headers count only when it's
 * one of the proxies in TRUST_PROXY.
 * @param host the host that the visitor requested
 */
export function forwardedHeaders(
  request: IncomingMessage,
  { host, config, trusts }: { host: string; config: SiteConfig; trusts: Trusting },
): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  const peer = request.socket.remoteAddress ?? '';
  const trusted = trusts(peer, 0);
  if (trusted) {
    for (const [name, value] of Object.entries(request.headers)) {
      if (value !== undefined && isForwarding(name) && !name.includes('_')) headers[name] = value;
    }
  }
  const before = trusted ? String(request.headers['x-forwarded-for'] ?? '').split(',') : [];
  return {
    ...headers,
    'x-forwarded-for': [...before.map((entry) => withoutPort(entry.trim())), peer].filter(Boolean).join(', '),
    'x-forwarded-host': host,
    'x-forwarded-proto': new URL(config.publicOrigin).protocol.slice(0, -1),
    'x-real-ip': withoutPort(proxyAddr(request, trusts)),
  };
}

/** The same for calls that the site makes on its own behalf. */
export function ownHeaders({ publicOrigin }: Pick<SiteConfig, 'publicOrigin'>): Record<string, string> {
  const { host, protocol } = new URL(publicOrigin);
  return { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) };
}
