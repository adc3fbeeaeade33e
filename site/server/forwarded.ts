import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { trustingOf } from '@hoster/domain/trust-proxy';
import type { Settings } from './config.ts';

/**
 * Headers in which a client can pose as a proxy. Names with an underscore are among them: WSGI can't tell
 * `X_Forwarded_For` from `X-Forwarded-For`.
 */
const FORWARDING = /^(?:forwarded$|x-real-ip$|x-forwarded-|[^_]*_)/;

/** Whether a header says where a request came from. */
export const isForwarding = (name: string): boolean => FORWARDING.test(name);

type Trusting = (address: string, hop: number) => boolean;

/** TRUST_PROXY as a function of the address and of its distance from this process. */
export function trusting({ trustProxy }: Pick<Settings, 'trustProxy'>): Trusting {
  const trust = trustingOf(trustProxy);
  if (trust === false) return () => false;
  return typeof trust === 'string' ? proxyAddr.compile(trust.split(',')) : trust;
}

/**
 * Headers that tell a backend in another process where a request came from. What the client says itself counts only
 * when it's one of the proxies in TRUST_PROXY.
 * @param host the host that the visitor asked for
 */
export function forwardedHeaders(
  request: IncomingMessage,
  { host, config, trusts }: { host: string; config: Settings; trusts: Trusting },
): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  const peer = request.socket.remoteAddress ?? '';
  const trusted = trusts(peer, 0);
  if (trusted) {
    for (const [name, value] of Object.entries(request.headers)) {
      if (value !== undefined && isForwarding(name) && !name.includes('_')) headers[name] = value;
    }
  }
  const before = trusted ? request.headers['x-forwarded-for'] : undefined;
  return {
    ...headers,
    'x-forwarded-for': [before, peer].filter(Boolean).join(', '),
    'x-forwarded-host': host,
    'x-forwarded-proto': new URL(config.publicOrigin).protocol.slice(0, -1),
    'x-real-ip': proxyAddr(request, trusts),
  };
}

/** The same for calls that the site makes on its own behalf. */
export function ownHeaders({ publicOrigin }: Pick<Settings, 'publicOrigin'>): Record<string, string> {
  const { host, protocol } = new URL(publicOrigin);
  return { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) };
}
