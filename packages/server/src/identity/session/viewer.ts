import type { Access } from '@hoster/contract';
import { isOfStaff, mayCall } from '@hoster/domain';
import type { FastifyRequest } from 'fastify';
import { factorsOf, needsSecondStep } from '../auth/users.ts';
import { staffTexts } from '../staff/texts.ts';
import { AppError, forbidden, notSignedIn, texts } from '../../platform/http/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { findViewer, type Viewer } from './find-viewer.ts';
import { type Look, lookOf } from './look.ts';
import { lookTexts } from './look-texts.ts';
import type { Session } from './sessions.ts';

/** Whom a session stands for. */
interface Known {
  readonly session: Session;
  readonly look: Promise<Look | null>;
  readonly viewer: Promise<Viewer | null>;
}

const known = new WeakMap<FastifyRequest, Known>();

/** Viewers of requests with a token. */
const ofTokens = new WeakMap<FastifyRequest, Viewer>();

/** Makes a request that of a token's user. */
export function actByToken(request: FastifyRequest, viewer: Viewer): void {
  ofTokens.set(request, viewer);
}

/**
 * Returns the signed-in user, or the customer whose account staff have opened; null for a visitor. Looked up once per
 * request.
 */
export async function viewerOf(request: FastifyRequest): Promise<Viewer | null> {
  if (request.isBearer) return ofTokens.get(request) ?? null;
  return (await knownOf(request)).viewer;
}

/** Returns the account of a customer that staff have opened; null for everybody else. */
export async function lookIn(request: FastifyRequest): Promise<Look | null> {
  return request.isBearer ? null : (await knownOf(request)).look;
}

async function knownOf(request: FastifyRequest): Promise<Known> {
  const session = await request.session.read();
  const before = known.get(request);
  if (before && isSame(before.session, session)) return before;
  const look = lookOf(request.server.hoster, session);
  const now = { session, look, viewer: look.then((seen) => viewerIn(request.server.hoster.db, session, seen)) };
  known.set(request, now);
  return now;
}

/** The user of a session, or the customer whom they look at. */
export async function viewerIn(db: Db, { accountId, userId }: Session, look: Look | null): Promise<Viewer | null> {
  if (look?.viewer) return look.viewer;
  return userId === null ? null : findViewer(db, userId, accountId);
}

const isSame = (a: Session, b: Session): boolean =>
  a.userId === b.userId && a.accountId === b.accountId && a.data.look?.until === b.data.look?.until;

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
  if (viewer.isSeenByStaff && isOfStaff(access)) {
    throw new AppError({ status: 403, code: 'see_as', detail: lookTexts.staffArea });
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
