import { eq } from '../../../platform/db/drizzle.ts';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from '@hoster/domain';
import { emailAddresses, type Viewer, viewerOf, visitorOf } from '../../../identity/index.ts';
import { deviceToken, marksOf } from '../trial/trial-marks.ts';

/** Viewer of the shop: the signed-in customer if any, and the data for the regional rules. */
export interface Buyer {
  readonly viewer: Viewer | null;
  readonly visitor: Visitor;
  /** First and last name, country, city, zip code and address are all filled. Null for a visitor. */
  readonly isComplete: boolean | null;
  /** The customer's verified addresses, lower case; null for a visitor. */
  readonly emails: readonly string[] | null;
  /** Marks for recognising a person who had a trial. */
  readonly trialMarks: readonly string[];
}

export async function buyerOf(request: FastifyRequest): Promise<Buyer> {
  const viewer = await viewerOf(request);
  const visitor = await visitorOf(request);
  const { db, secrets } = request.server.hoster;
  const device = deviceToken(request);
  if (!viewer) return { viewer, visitor, isComplete: null, emails: null, trialMarks: marksOf(secrets, [], device) };
  const addresses = await db.select().from(emailAddresses).where(eq(emailAddresses.userId, viewer.userId));
  const verified = addresses.filter((address) => address.verified);
  return {
    viewer,
    visitor,
    isComplete: viewer.hasPersonalInfo,
    emails: verified.map(({ email }) => email.toLowerCase()),
    trialMarks: marksOf(
      secrets,
      addresses.map(({ email }) => email),
      device,
    ),
  };
}
