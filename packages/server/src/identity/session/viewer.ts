import type { Access, Role, Scope, StaffRole } from '@hoster/contract';
import { isOfStaff, mayCall, roleScopes } from '@hoster/domain';
import { and, asc, desc, eq, sql } from '../../platform/db/drizzle.ts';
import type { FastifyRequest } from 'fastify';
import { accountMembers, accounts } from '../account/tables.ts';
import { emailAddresses, users } from '../auth/tables.ts';
import { factorsOf, needsSecondStep } from '../auth/users.ts';
import { staffTexts } from '../staff/texts.ts';
import type { Db } from '../../platform/db/index.ts';
import { AppError, forbidden, type Language, notSignedIn, PageLookups, texts } from '../../platform/http/index.ts';

/** Signed-in user and the account they act for. */
export interface Viewer {
  readonly userId: number;
  readonly accountId: number;
  /** What they are in the account. */
  readonly role: Role;
  /** What they may do in it; less than their role allows where a token stands for them. */
  readonly scopes: readonly Scope[];
  /** The token that stands for them; null in a browser. */
  readonly token: { readonly id: number; readonly name: string } | null;
  readonly username: string;
  /** The primary address; empty when there is none. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** What they are among the staff; null for customers, and for a token. */
  readonly staffRole: StaffRole | null;
  readonly isStaff: boolean;
  readonly language: Language;
  /** Country of the account, ISO alpha-2; null until the customer gave it. */
  readonly country: string | null;
  /** Postcode of the account, as typed; empty until the customer gave it. */
  readonly zipCode: string;
  /** First and last name of the owner, country, city, zip code and address are all filled. */
  readonly hasPersonalInfo: boolean;
}

/** By the user's id and the account they have switched to. */
const viewers = new PageLookups<string, Viewer | null>();

type Who = { readonly userId: number | null; readonly accountId: number | null };

const known = new WeakMap<FastifyRequest, Who & { viewer: Promise<Viewer | null> }>();

/** Viewers of requests with a token. */
const ofTokens = new WeakMap<FastifyRequest, Viewer>();

/** Makes a request that of a token's user. */
export function actByToken(request: FastifyRequest, viewer: Viewer): void {
  ofTokens.set(request, viewer);
}

/** Returns the signed-in user; null for a visitor. Looked up once per request. */
export async function viewerOf(request: FastifyRequest): Promise<Viewer | null> {
  if (request.isBearer) return ofTokens.get(request) ?? null;
  const { userId, accountId } = await request.session.read();
  const cached = known.get(request);
  if (cached && cached.userId === userId && cached.accountId === accountId) return cached.viewer;
  const viewer = userId === null ? Promise.resolve(null) : findViewer(request.server.hoster.db, userId, accountId);
  known.set(request, { userId, accountId, viewer });
  return viewer;
}

/** Returns the signed-in user. @throws AppError 401 for a visitor */
export async function requireViewer(request: FastifyRequest): Promise<Viewer> {
  const viewer = await viewerOf(request);
  if (!viewer) throw notSignedIn();
  return viewer;
}

/**
 * Returns the user in the account that their sign-up created, whichever account they have switched to: the one that they
 * can take along or delete. @throws AppError 401 for a visitor
 */
export async function requireOwnViewer(request: FastifyRequest): Promise<Viewer> {
  const { userId } = await requireViewer(request);
  const viewer = await findViewer(request.server.hoster.db, userId, null);
  if (!viewer) throw notSignedIn();
  return viewer;
}

/**
 * Lets the caller of a call in.
 * @throws AppError 401 for a visitor, 403 `role` for who may not make it, 403 `second_factor` for staff without one
 */
export async function admit(request: FastifyRequest, access: Access): Promise<void> {
  const viewer = await requireViewer(request);
  if (mayCall(access, { ...viewer, isToken: viewer.token !== null })) {
    if (isOfStaff(access)) await requireSecondFactor(request, viewer);
    return;
  }
  if (viewer.token === null) throw forbidden('role');
  throw new AppError({
    status: 403,
    code: 'role',
    detail: texts.forbidden,
    headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${access}"` },
  });
}

/** A password alone opens nothing of the staff's. The shared sign-in of a demo, whose password everybody knows, has no more. */
async function requireSecondFactor(request: FastifyRequest, { userId }: Viewer): Promise<void> {
  const { db, settings } = request.server.hoster;
  if (settings.demo || needsSecondStep(await factorsOf(db, userId))) return;
  throw new AppError({ status: 403, code: 'second_factor', detail: staffTexts.secondFactor });
}

/**
 * The user of a session in an account, in their own where they are no longer a member of it; null when their account is
 * closed. Looked up once for all calls of a page.
 */
export const findViewer = (db: Db, userId: number, accountId: number | null): Promise<Viewer | null> =>
  viewers.once(`${userId} ${accountId ?? ''}`, () => load(db, userId, accountId));

/** Discards what the current page knows, after a change of members. */
export const forgetViewers = (): void => viewers.forget();

async function load(db: Db, userId: number, accountId: number | null): Promise<Viewer | null> {
  const [row] = await db
    .select({
      userId: users.id,
      accountId: accountMembers.accountId,
      role: accountMembers.role,
      username: users.username,
      email: emailAddresses.email,
      firstName: users.firstName,
      lastName: users.lastName,
      staffRole: users.staffRole,
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
    .orderBy(
      desc(sql`${accountMembers.accountId} = ${accountId ?? 0}`),
      desc(sql`${accountMembers.role} = 'owner'`),
      asc(accountMembers.id),
    )
    .limit(1);
  if (!row) return null;
  const { city, address, ...viewer } = row;
  const { firstName, lastName } = row.role === 'owner' ? row : ((await ownerOf(db, row.accountId)) ?? row);
  const hasPersonalInfo = [firstName, lastName, row.country, city, row.zipCode, address].every(Boolean);
  const isStaff = row.staffRole !== null;
  return { ...viewer, isStaff, email: row.email ?? '', hasPersonalInfo, scopes: roleScopes[row.role], token: null };
}

/** The first owner of an account, who is invoiced where no company is. */
export async function ownerOf(
  db: Db,
  accountId: number,
): Promise<{ userId: number; firstName: string; lastName: string } | null> {
  const [owner] = await db
    .select({ userId: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(accountMembers)
    .innerJoin(users, eq(users.id, accountMembers.userId))
    .where(and(eq(accountMembers.accountId, accountId), eq(accountMembers.role, 'owner')))
    .orderBy(asc(accountMembers.id))
    .limit(1);
  return owner ?? null;
}
