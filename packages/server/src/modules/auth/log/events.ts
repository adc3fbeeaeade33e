import { cutText } from '@hoster/domain/cut-text';
import type { AccountEventKind } from '@hoster/contract';
import { lt } from '../../../db/drizzle.ts';
import type { FastifyRequest } from 'fastify';
import { withoutDeadline } from '../../../db/deadline.ts';
import type { Db } from '../../../db/types.ts';
import { edgeCountryOf } from '../../../http/country.ts';
import { addressOf } from '../../../http/visitor-address.ts';
import { authEvents } from '../tables.ts';

const keptMilliseconds = 366 * 24 * 60 * 60 * 1000;

/** Notes an event for the user's security page; `details` as the contract's `AccountEvent` says. */
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

/**
 * Notes an event after the answer, not before it: only an existing account has events, and the time that one takes would
 * reveal that there is an account. The answer has been sent when this function resolves.
 */
export function noteSoon(call: { db: Db; request: FastifyRequest }, userId: number, kind: AccountEventKind): void {
  setImmediate(() => {
    withoutDeadline(() => noteEvent(call.db, call.request, userId, kind)).catch((error: unknown) => {
      call.request.log.error({ err: error }, `The event ${kind} was not noted`);
    });
  });
}

/** Deletes the events that are older than a year. */
export async function sweepEvents(db: Db, now: Date): Promise<void> {
  await db.delete(authEvents).where(lt(authEvents.at, new Date(now.getTime() - keptMilliseconds)));
}
