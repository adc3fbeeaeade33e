import type { FastifyRequest } from 'fastify';

/** Hosts of the site, the local one included. */
function isOwnHost(request: FastifyRequest, host: string): boolean {
  const { settings } = request.server.hoster;
  return settings.hosts.includes(host) || host === settings.localServiceHost;
}

/** Origin of ours that the visitor uses; a host that isn't ours counts as the public one. */
export function ownOriginOf(request: FastifyRequest): string {
  const { settings } = request.server.hoster;
  if (!isOwnHost(request, request.host)) return settings.publicOrigin;
  return `${settings.secure ? 'https' : 'http'}://${request.host}`;
}

/**
 * Returns the address to redirect to after a provider: on a host of ours, relative or absolute. Browsers read `\` as
 * `/`, drop line breaks, and trust what's before an `@`: none of these is accepted.
 * @returns the address as given, or null
 */
export function safeCallbackUrl(request: FastifyRequest, given: string): string | null {
  // oxlint-disable-next-line no-control-regex -- browsers drop them when they parse an address
  if (given === '' || given.length > 2000 || /[\\\u0000-\u0020\u007f]/.test(given)) return null;
  const own = ownOriginOf(request);
  if (!URL.canParse(given, own)) return null;
  const url = new URL(given, own);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  if (given.startsWith('/')) return given.startsWith('//') || url.origin !== own ? null : given;
  return /^https?:\/\//i.test(given) && isOwnHost(request, url.host) ? url.href : null;
}

/** Adds parameters to an address, and keeps its existing query. */
export function withQuery(address: string, parameters: Readonly<Record<string, string>>): string {
  const [whole = '', ...fragments] = address.split('#');
  const query = new URLSearchParams(parameters).toString();
  const fragment = fragments.length > 0 ? `#${fragments.join('#')}` : '';
  return `${whole}${whole.includes('?') ? '&' : '?'}${query}${fragment}`;
}
