import type { IncomingMessage } from 'node:http';
import type { SiteConfig } from '../config.ts';

/**
 * Whether a form was sent by a page of ours: browsers state it in `Sec-Fetch-Site` or `Origin`, old ones in `Referer`.
 */
export function fromOwnPage(request: IncomingMessage, config: SiteConfig): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return true;
  const source = request.headers.origin ?? request.headers.referer;
  if (!source || !URL.canParse(source)) return false;
  const { host, protocol } = new URL(source);
  const own = new URL(config.publicOrigin);
  // A page of the same host without TLS can be forged on the network path; another scheme is another origin anyway.
  if (protocol !== own.protocol) return false;
  return host === request.headers.host || host === own.host || config.knownHosts.includes(host);
}

/** The body of a form as text, unparsed by the host; empty when there is none. */
export const formText = (body: unknown): string => (typeof body === 'string' ? body : '');
