import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from '@hoster/domain';
import { viewerOf, type Viewer } from '../../http/viewer.ts';
import { visitorOf } from '../../http/visitor.ts';
import { accounts } from '../account/tables.ts';

/** Who looks at the shop: the signed-in customer if any, and what the regional rules need to know. */
export interface Buyer {
  readonly viewer: Viewer | null;
  readonly visitor: Visitor;
  /** First and last name, country, city, zip code and address are all filled. Null for a visitor. */
  readonly isComplete: boolean | null;
}

export async function buyerOf(request: FastifyRequest): Promise<Buyer> {
  const viewer = await viewerOf(request);
  const visitor = await visitorOf(request);
  if (!viewer) return { viewer, visitor, isComplete: null };
  const { db } = request.server.hoster;
  const [account] = await db.select().from(accounts).where(eq(accounts.id, viewer.accountId));
  const filled = [
    viewer.firstName,
    viewer.lastName,
    account?.country,
    account?.city,
    account?.zipCode,
    account?.address,
  ];
  return { viewer, visitor, isComplete: filled.every(Boolean) };
}
