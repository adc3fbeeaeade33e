import type { FastifyRequest } from 'fastify';

/** The visitor's country as the edge names it, ISO alpha-2; null when unknown (`XX`) or hidden (`T1`, Tor). */
export function edgeCountryOf(request: FastifyRequest): string | null {
  const header = request.headers[request.server.hoster.settings.edgeCountryHeader];
  const country = typeof header === 'string' ? header.trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : null;
}
