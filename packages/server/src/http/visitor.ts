import type { Visitor } from '@hoster/domain';
import type { FastifyRequest } from 'fastify';
import { cookieOf } from './cookies.ts';
import { edgeCountryOf } from './country.ts';
import { viewerOf } from './viewer.ts';

/** Facts about a visitor that the regional rules of @hoster/domain need. */
export async function visitorOf(request: FastifyRequest): Promise<Visitor> {
  const viewer = await viewerOf(request);
  return {
    profileCountry: viewer?.country ?? null,
    siteCountry: edgeCountryOf(request),
    signedIn: viewer !== null,
    hasAuthCookie: cookieOf(request, 'user') !== undefined,
  };
}
