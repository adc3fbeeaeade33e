import type { IncomingHttpHeaders } from 'node:http';
import type { Visitor } from '@hoster/domain';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../platform/index.ts';
import { cookieOf, countryOf, type Visitors } from '../../platform/http/index.ts';
import { findSession, sessionToken } from './sessions.ts';
import { audited } from '../staff/audit.ts';
import { noteChange } from '../team/activity.ts';
import type { Viewer } from './find-viewer.ts';
import { lookOf } from './look.ts';
import { admit, viewerIn, viewerOf } from './viewer.ts';

/** Facts about a visitor that the regional rules of @hoster/domain need. */
export async function visitorOf(request: FastifyRequest): Promise<Visitor> {
  return visitorFrom(await viewerOf(request), request.headers, request.server.hoster.settings.edgeCountryHeader);
}

/** Returns the same facts from the headers alone, for a call that isn't made because its answer is in memory. */
async function visitorWith(context: Context, headers: IncomingHttpHeaders): Promise<Visitor> {
  const token = sessionToken({ headers });
  const session = token === undefined ? null : await findSession(context, token);
  const viewer = session && (await viewerIn(context.db, session, await lookOf(context, session)));
  return visitorFrom(viewer, headers, context.settings.edgeCountryHeader);
}

const visitorFrom = (viewer: Viewer | null, headers: IncomingHttpHeaders, countryHeader: string): Visitor => ({
  profileCountry: viewer?.country ?? null,
  siteCountry: countryOf(headers[countryHeader]),
  signedIn: viewer !== null,
  hasAuthCookie: cookieOf({ headers }, 'user') !== undefined,
});

/** Who makes a request, for platform. */
export const visitors: Visitors = {
  of: visitorOf,
  withHeaders: visitorWith,
  admit,
  noteChange,
  audited,
};
