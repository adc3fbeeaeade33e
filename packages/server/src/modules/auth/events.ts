import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/types.ts';
import { authEvents } from './tables.ts';

/** What is remembered about a user's access. */
export type AuthEventKind =
  | 'login'
  | 'login_failed'
  | 'logout'
  | 'signup'
  | 'email_verified'
  | 'password_reset'
  | 'password_changed'
  | 'factor_failed'
  | 'totp_on'
  | 'totp_off'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'sessions_ended';

/** Notes an event for the user's security page. */
export async function noteEvent(db: Db, request: FastifyRequest, userId: number, kind: AuthEventKind): Promise<void> {
  await db.insert(authEvents).values({
    userId,
    kind,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
    at: request.server.hoster.clock.now(),
  });
}

/**
 * Notes an event beside the answer, not before it: only an existing account has events, and waiting for one would tell
 * that there is an account.
 */
export function noteSoon(call: { db: Db; request: FastifyRequest }, userId: number, kind: AuthEventKind): void {
  noteEvent(call.db, call.request, userId, kind).catch((error: unknown) => {
    call.request.log.error({ err: error }, `The event ${kind} was not noted`);
  });
}
