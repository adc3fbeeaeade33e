import { dayMilliseconds } from '../../../platform/index.ts';
import { cutText } from '@hoster/domain/text/cut-text';
import type { AccountEventKind } from '@hoster/contract';
import { lt } from '../../../platform/db/drizzle.ts';
import type { FastifyRequest } from 'fastify';
import { type Db, withoutDeadline } from '../../../platform/db/index.ts';
import { addressOf, edgeCountryOf } from '../../../platform/http/index.ts';
import { authEvents } from '../tables.ts';

const retentionMilliseconds = 366 * dayMilliseconds;

/** Records an event for the user's security page; `details` as in the contract's `AccountEvent`. */
export async function noteEvent(
  db: Db,
  request: FastifyRequest,
  userId: number,
  kind: AccountEventKind,
  details?: Readonly<Record<string, string>>,
): Promise<void> {
  await db.insert(authEvents).values({
    userId,
    kind,
    ip: addressOf(request),
    country: edgeCountryOf(request),
    userAgent: cutText(request.headers['user-agent'] ?? '', 400),
    details: details ?? null,
    at: request.server.hoster.clock.now(),
  });
}

/** Records what staff have done for a user's security page, without the addresses of staff. */
export async function noteByStaff(
  db: Db,
  at: Date,
  userId: number,
  kind: AccountEventKind,
  details: Readonly<Record<string, string>> = {},
): Promise<void> {
  const nobody = { ip: '', country: null, userAgent: '' };
  await db.insert(authEvents).values({ userId, kind, ...nobody, details: { ...details, by: 'staff' }, at });
}

/**
 * Records an event after the answer, not before it: only an existing account has events, and the time to record one
 * would reveal that the account exists. The answer has been sent when this function resolves.
 */
export function noteSoon(call: { db: Db; request: FastifyRequest }, userId: number, kind: AccountEventKind): void {
  setImmediate(() => {
    withoutDeadline(() => noteEvent(call.db, call.request, userId, kind)).catch((error: unknown) => {
      call.request.log.error({ err: error }, `The event ${kind} was not noted`);
    });
  });
}

/** Deletes events older than a year. */
export async function sweepEvents(db: Db, now: Date): Promise<void> {
  await db.delete(authEvents).where(lt(authEvents.at, new Date(now.getTime() - retentionMilliseconds)));
}
