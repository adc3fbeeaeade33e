import { and, eq } from '../../platform/db/drizzle.ts';
import type { FastifyRequest } from 'fastify';
import { accountMembers, accounts } from '../account/tables.ts';
import { emailAddresses, users } from '../auth/tables.ts';
import type { Db } from '../../platform/db/index.ts';
import { forbidden, type Language, notSignedIn, PageLookups } from '../../platform/http/index.ts';

/** Signed-in user and the account they act for. */
export interface Viewer {
  readonly userId: number;
  readonly accountId: number;
  readonly username: string;
  /** The primary address; empty when there is none. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isStaff: boolean;
  readonly language: Language;
  /** Country of the account, ISO alpha-2; null until the customer gave it. */
  readonly country: string | null;
  /** Postcode of the account, as typed; empty until the customer gave it. */
  readonly zipCode: string;
  /** First and last name, country, city, zip code and address are all filled. */
  readonly hasPersonalInfo: boolean;
}

/** By the user's id. */
const viewers = new PageLookups<number, Viewer | null>();

const known = new WeakMap<FastifyRequest, { sessionUser: number | null; viewer: Promise<Viewer | null> }>();

/** Returns the signed-in user; null for a visitor. Looked up once per request. */
export async function viewerOf(request: FastifyRequest): Promise<Viewer | null> {
  const { userId } = await request.session.read();
  const cached = known.get(request);
  if (cached && cached.sessionUser === userId) return cached.viewer;
  const viewer = userId === null ? Promise.resolve(null) : findViewer(request.server.hoster.db, userId);
  known.set(request, { sessionUser: userId, viewer });
  return viewer;
}

/** Returns the signed-in member of staff. @throws AppError 401 for a visitor, 403 for a customer */
export async function requireStaff(request: FastifyRequest): Promise<Viewer> {
  const viewer = await requireViewer(request);
  if (!viewer.isStaff) throw forbidden();
  return viewer;
}

/** Returns the signed-in user. @throws AppError 401 for a visitor */
export async function requireViewer(request: FastifyRequest): Promise<Viewer> {
  const viewer = await viewerOf(request);
  if (!viewer) throw notSignedIn();
  return viewer;
}

/** The user of a session; null when their account is closed. Looked up once for all calls of a page. */
export const findViewer = (db: Db, userId: number): Promise<Viewer | null> =>
  viewers.once(userId, () => load(db, userId));

async function load(db: Db, userId: number): Promise<Viewer | null> {
  const [row] = await db
    .select({
      userId: users.id,
      accountId: accountMembers.accountId,
      username: users.username,
      email: emailAddresses.email,
      firstName: users.firstName,
      lastName: users.lastName,
      isStaff: users.isStaff,
      language: users.language,
      country: accounts.country,
      city: accounts.city,
      zipCode: accounts.zipCode,
      address: accounts.address,
    })
    .from(users)
    .innerJoin(accountMembers, eq(accountMembers.userId, users.id))
    .innerJoin(accounts, eq(accounts.id, accountMembers.accountId))
    .leftJoin(emailAddresses, and(eq(emailAddresses.userId, users.id), eq(emailAddresses.isPrimary, true)))
    .where(and(eq(users.id, userId), eq(users.isActive, true)))
    .orderBy(accountMembers.id)
    .limit(1);
  if (!row) return null;
  const { city, address, ...viewer } = row;
  const hasPersonalInfo = [row.firstName, row.lastName, row.country, city, row.zipCode, address].every(Boolean);
  return { ...viewer, email: row.email ?? '', hasPersonalInfo };
}
