import type { FastifyRequest } from 'fastify';

/** The visitor's country as the edge names it, ISO alpha-2; null when unknown (`XX`) or hidden (`T1`, Tor). */
export function edgeCountryOf(request: FastifyRequest): string | null {
  return countryOf(request.headers[request.server.hoster.settings.edgeCountryHeader]);
}

/** Country in the edge's header; null when there's none. */
export function countryOf(header: string | string[] | undefined): string | null {
  const country = typeof header === 'string' ? header.trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : null;
}
