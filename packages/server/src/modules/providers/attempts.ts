import { and, desc, eq, gt, inArray, lt } from '../../db/drizzle.ts';
import type { FastifyRequest } from 'fastify';
import { hashOf, randomText, type Secrets } from '../../secrets.ts';
import type { Checks, IdentityProvider } from './provider.ts';
import { providerAttempts } from './tables.ts';

const lifeMilliseconds = 15 * 60 * 1000;
/** So many ways to a provider may be open in one session, as in allauth. */
const mostAtATime = 10;

/** Started visit to a provider. */
export type Attempt = typeof providerAttempts.$inferSelect;

/** Begins a way to a provider in this browser's session. */
export async function beginAttempt(
  request: FastifyRequest,
  attempt: Pick<Attempt, 'process' | 'provider' | 'callbackUrl' | 'redirectUri'>,
): Promise<Checks> {
  const { clock, db, secrets } = request.server.hoster;
  const { id, data } = await request.session.read();
  if (id === null) await request.session.save(db, { data });
  const sessionId = (await request.session.read()).id;
  if (sessionId === null) throw new Error('A session was stored but not found.');
  const state = randomText(43);
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + lifeMilliseconds);
  await db.transaction(async (tx) => {
    await tx.insert(providerAttempts).values({ stateHash: hashOf(state), sessionId, expiresAt, ...attempt });
    await tx.delete(providerAttempts).where(lt(providerAttempts.expiresAt, now));
    const open = await tx
      .select({ stateHash: providerAttempts.stateHash })
      .from(providerAttempts)
      .where(eq(providerAttempts.sessionId, sessionId))
      .orderBy(desc(providerAttempts.expiresAt));
    const old = open.slice(mostAtATime).map(({ stateHash }) => stateHash);
    if (old.length > 0) await tx.delete(providerAttempts).where(inArray(providerAttempts.stateHash, old));
  });
  return checksOf(secrets, state);
}

/**
 * Ends a returned visit. Null when this browser started none with this state at this provider, when it came back
 * before, or came too late.
 */
export async function endAttempt(
  request: FastifyRequest,
  provider: IdentityProvider,
  state: string,
): Promise<Attempt | null> {
  const { clock, db } = request.server.hoster;
  const { id } = await request.session.read();
  if (id === null || state === '') return null;
  const [attempt] = await db
    .delete(providerAttempts)
    .where(
      and(
        eq(providerAttempts.stateHash, hashOf(state)),
        eq(providerAttempts.sessionId, id),
        eq(providerAttempts.provider, provider.id),
        gt(providerAttempts.expiresAt, clock.now()),
      ),
    )
    .returning();
  return attempt ?? null;
}

/** Nonce and PKCE verifier of a state. They're neither stored nor sent; without our key they can't be computed. */
export function checksOf(secrets: Secrets, state: string): Checks {
  return {
    state,
    nonce: secrets.sign('provider-nonce', state),
    verifier: secrets.sign('provider-verifier', state),
  };
}
