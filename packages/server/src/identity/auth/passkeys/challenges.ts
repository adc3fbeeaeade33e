import type { FastifyRequest } from 'fastify';
import type { PasskeyChallenge } from '../../session/session-data.ts';
import { ownOriginOf } from '../../providers/callback-url.ts';
import { seconds, type AuthCall } from '../answers.ts';

/** A challenge expires after a quarter of an hour. */
const lifeSeconds = 900;

/** The site as authenticators know it: passkeys belong to its `id`. */
export interface RelyingParty {
  readonly id: string;
  /** Origin of the page that asks. */
  readonly origin: string;
}

/** Passkeys of the public host work on its sub-domains too; another host of ours has its own. */
export function relyingPartyOf(request: FastifyRequest): RelyingParty {
  const { settings } = request.server.hoster;
  const origin = ownOriginOf(request);
  const { hostname } = new URL(origin);
  const shared = new URL(settings.publicOrigin).hostname;
  const id = hostname.endsWith(`.${shared}`) ? shared : hostname;
  return { id, origin };
}

/** Keeps a challenge in the session of the browser that has asked for it, in place of an earlier one. */
export async function keepChallenge(
  { context, db, request }: AuthCall,
  purpose: PasskeyChallenge['purpose'],
  challenge: string,
): Promise<void> {
  await request.session.put(db, { passkey: { purpose, challenge, at: seconds(context.clock.now()) } });
}

/** Takes the challenge from the session: it's valid once. @returns null when none was asked for, or too long ago */
export async function takeChallenge(
  { context, db, request }: AuthCall,
  purposes: readonly PasskeyChallenge['purpose'][],
): Promise<PasskeyChallenge | null> {
  const kept = await request.session.take(db, 'passkey');
  if (!kept || !purposes.includes(kept.purpose)) return null;
  return seconds(context.clock.now()) - kept.at <= lifeSeconds ? kept : null;
}
