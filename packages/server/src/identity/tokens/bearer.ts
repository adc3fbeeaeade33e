import type { FastifyRequest } from 'fastify';
import { and, eq, isNull, lt, or } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { addressOf } from '../../platform/http/index.ts';
import { hashOf } from '../../platform/index.ts';
import { findViewer, type Viewer } from '../session/find-viewer.ts';
import { isInside } from './networks.ts';
import { apiTokens } from './tables.ts';

/** How every token begins, so that scanners of published code recognise it. */
export const tokenStart = 'hst_';
const tokenForm = new RegExp(`^Bearer +(${tokenStart}[A-Za-z0-9]{40})$`, 'i');

const minuteMilliseconds = 60_000;

/**
 * Whether a request is made with a token instead of cookies. Decided by the matched route, never by the address: other
 * paths know no tokens, and what they read of the header is up to a proxy before us.
 */
export const hasBearer = ({ headers, is404, routeOptions }: FastifyRequest): boolean =>
  !is404 && (routeOptions.url ?? '').startsWith('/my/api/') && /^Bearer(\s|$)/i.test(headers.authorization ?? '');

/** A token that was found valid. `isHere`: it may be used from the request's address. */
export interface FoundToken {
  readonly id: number;
  readonly isHere: boolean;
  readonly viewer: Viewer;
}

/** The token of a request; null when it's unknown, expired or has lost its member. */
export async function findToken(request: FastifyRequest): Promise<FoundToken | null> {
  const { clock, db } = request.server.hoster;
  const secret = tokenForm.exec(request.headers.authorization ?? '')?.[1];
  if (secret === undefined) return null;
  const [row] = await db
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.tokenHash, hashOf(secret)));
  if (!row || row.expiresAt <= clock.now()) return null;
  const viewer = await findViewer(db, row.userId, row.accountId);
  if (viewer?.accountId !== row.accountId) return null;
  return {
    id: row.id,
    isHere: row.networks.length === 0 || isInside(addressOf(request), row.networks),
    viewer: {
      ...viewer,
      isStaff: false,
      staffRole: null,
      scopes: viewer.scopes.filter((scope) => row.scopes.includes(scope)),
      token: { id: row.id, name: row.name },
    },
  };
}

/** Notes when and from where a token was used, at most once a minute. */
export async function noteUse(db: Db, now: Date, id: number, address: string): Promise<void> {
  const isOld = or(
    isNull(apiTokens.lastUsedAt),
    lt(apiTokens.lastUsedAt, new Date(now.getTime() - minuteMilliseconds)),
  );
  await db
    .update(apiTokens)
    .set({ lastUsedAt: now, lastUsedAddress: address })
    .where(and(eq(apiTokens.id, id), isOld));
}
