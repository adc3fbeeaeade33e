import { eq } from '../../db/drizzle.ts';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from '@hoster/domain';
import { viewerOf, type Viewer } from '../../http/viewer.ts';
import { visitorOf } from '../../http/visitor.ts';
import { accounts } from '../account/tables.ts';
import { emailAddresses } from '../auth/tables.ts';
import { deviceToken, marksOf } from './trial-marks.ts';

/** Who looks at the shop: the signed-in customer if any, and what the regional rules need to know. */
export interface Buyer {
  readonly viewer: Viewer | null;
  readonly visitor: Visitor;
  /** First and last name, country, city, zip code and address are all filled. Null for a visitor. */
  readonly isComplete: boolean | null;
  /** The customer's verified addresses, lower case; null for a visitor. */
  readonly emails: readonly string[] | null;
  /** By what a person who had a trial is recognised. */
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
  const [account] = await db.select().from(accounts).where(eq(accounts.id, viewer.accountId));
  const filled = [
    viewer.firstName,
    viewer.lastName,
    account?.country,
    account?.city,
    account?.zipCode,
    account?.address,
  ];
  return {
    viewer,
    visitor,
    isComplete: filled.every(Boolean),
    emails: verified.map(({ email }) => email.toLowerCase()),
    trialMarks: marksOf(
      secrets,
      addresses.map(({ email }) => email),
      device,
    ),
  };
}
