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

/** The body of a form, unparsed by the host: bytes for one with files, else text; empty when there is none. */
export const formBody = (body: unknown): string | Buffer<ArrayBuffer> => {
  if (Buffer.isBuffer(body)) return body as Buffer<ArrayBuffer>;
  return typeof body === 'string' ? body : '';
};

/** The body of a form without files. */
export const formText = (body: unknown): string => (typeof body === 'string' ? body : '');
