import { and, eq } from '../db/drizzle.ts';
import type { FastifyRequest } from 'fastify';
import { accountMembers, accounts } from '../modules/account/tables.ts';
import { emailAddresses, users } from '../modules/auth/tables.ts';
import { forbidden, notSignedIn } from './errors.ts';
import type { Language } from './language.ts';

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
}

const known = new WeakMap<FastifyRequest, { sessionUser: number | null; viewer: Promise<Viewer | null> }>();

/** Who is signed in; null for a visitor. Asked once for each request. */
export async function viewerOf(request: FastifyRequest): Promise<Viewer | null> {
  const { userId } = await request.session.read();
  const cached = known.get(request);
  if (cached && cached.sessionUser === userId) return cached.viewer;
  const viewer = userId === null ? Promise.resolve(null) : load(request, userId);
  known.set(request, { sessionUser: userId, viewer });
  return viewer;
}

/** The member of staff who is signed in. @throws AppError 401 for a visitor, 403 for a customer */
export async function requireStaff(request: FastifyRequest): Promise<Viewer> {
  const viewer = await requireViewer(request);
  if (!viewer.isStaff) throw forbidden();
  return viewer;
}

/** Who is signed in. @throws AppError 401 for a visitor */
export async function requireViewer(request: FastifyRequest): Promise<Viewer> {
  const viewer = await viewerOf(request);
  if (!viewer) throw notSignedIn();
  return viewer;
}

async function load(request: FastifyRequest, userId: number): Promise<Viewer | null> {
  const [row] = await request.server.hoster.db
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
    })
    .from(users)
    .innerJoin(accountMembers, eq(accountMembers.userId, users.id))
    .innerJoin(accounts, eq(accounts.id, accountMembers.accountId))
    .leftJoin(emailAddresses, and(eq(emailAddresses.userId, users.id), eq(emailAddresses.isPrimary, true)))
    .where(and(eq(users.id, userId), eq(users.isActive, true)))
    .orderBy(accountMembers.id)
    .limit(1);
  return row ? { ...row, email: row.email ?? '' } : null;
}
